// Lighthouse over one chromium: in, an address and categories, a line; out, its scores as JSON, a line.
// Arguments: the folder of npm, chromium, and how chromium is started.
// A phone is four times slower than a fast machine (docs/throttling.md of Lighthouse): on a slow or a
// busy machine it is less so, by how fast that was with the page before.
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const [npm, chromePath, ...chromeFlags] = process.argv.slice(2)
const from = (file) => import(pathToFileURL(`${npm}/${file}`))
const { launch } = await from('chrome-launcher/dist/index.js')
const { default: lighthouse } = await from('lighthouse/core/index.js')
const { throttling } = await from('lighthouse/core/config/constants.js')
const FAST = 1750 // the middle of what that page gives a fast machine: its benchmarkIndex
const phone = { ...throttling.mobileSlow4G }
const slower = phone.cpuSlowdownMultiplier

const chrome = await launch({ chromePath, chromeFlags })
try {
  for await (const asked of createInterface({ input: process.stdin })) {
    const [url, ...onlyCategories] = asked.split(' ')
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      onlyCategories,
      disableFullPageScreenshot: true,
      throttling: phone,
    })
    const speed = Math.min(1, lhr.environment.benchmarkIndex / FAST)
    phone.cpuSlowdownMultiplier = Math.max(1, slower * speed)
    const scores = Object.values(lhr.categories).map(({ id, score }) => [id, score])
    console.log(JSON.stringify(Object.fromEntries(scores)))
  }
} finally {
  chrome.kill()
}
