// Lighthouse over one chromium: in, an address a line; out, the scores of each as a line of JSON.
// Arguments: the folder of npm, chromium, the categories by commas, and how chromium is started.
// A phone is four times slower than a fast machine (docs/throttling.md of Lighthouse): on a slow or a
// busy machine it is less so, by how fast that was with the page before.
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const [npm, chromePath, categories, ...chromeFlags] = process.argv.slice(2)
const from = (file) => import(pathToFileURL(`${npm}/${file}`))
const { launch } = await from('chrome-launcher/dist/index.js')
const { default: lighthouse } = await from('lighthouse/core/index.js')
const { throttling } = await from('lighthouse/core/config/constants.js')
const FAST = 1750 // the middle of what that page gives a fast machine: its benchmarkIndex
const phone = { ...throttling.mobileSlow4G }
const slower = phone.cpuSlowdownMultiplier

const chrome = await launch({ chromePath, chromeFlags })
try {
  for await (const url of createInterface({ input: process.stdin })) {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: categories.split(','),
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
