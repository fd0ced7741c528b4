// Lighthouse over one chromium: in, an address a line; out, the scores of each as a line of JSON.
// Arguments: the folder of npm, chromium, the categories by commas, and how chromium is started.
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const [npm, chromePath, categories, ...chromeFlags] = process.argv.slice(2)
const from = (file) => import(pathToFileURL(`${npm}/${file}`))
const { launch } = await from('chrome-launcher/dist/index.js')
const { default: lighthouse } = await from('lighthouse/core/index.js')

const chrome = await launch({ chromePath, chromeFlags })
try {
  for await (const url of createInterface({ input: process.stdin })) {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: categories.split(','),
      disableFullPageScreenshot: true,
    })
    const scores = Object.values(lhr.categories).map(({ id, score }) => [id, score])
    console.log(JSON.stringify(Object.fromEntries(scores)))
  }
} finally {
  chrome.kill()
}
