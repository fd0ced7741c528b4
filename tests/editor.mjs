// What Cucumber's language service makes of our phrases and features, as an editor would ask it.
// In: {npm, glue: [[name, text]], features: [[name, text]], types: [{name, regexp}]}; out: JSON.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const asked = JSON.parse(readFileSync(0, 'utf8'))
const require = createRequire(pathToFileURL(`${asked.npm}/x`))
const { ExpressionBuilder, getGherkinDiagnostics } = require('@cucumber/language-service')
const { WasmParserAdapter } = require('@cucumber/language-service/wasm')
const [dist] = require.resolve('@cucumber/language-service/wasm').match(/.*\/dist(?=\/)/)

const adapter = new WasmParserAdapter(dist)
await adapter.init()
const sources = asked.glue.map(([uri, content]) => ({ languageName: 'python', uri, content }))
const built = new ExpressionBuilder(adapter).build(sources, asked.types)
const expressions = built.expressionLinks.map((link) => link.expression)
const amiss = asked.features.flatMap(([name, text]) =>
  getGherkinDiagnostics(text, expressions).map(
    (one) => `${name}:${one.range.start.line + 1}: ${one.message}`
  )
)
console.log(
  JSON.stringify({
    phrases: expressions.map((one) => one.source),
    errors: built.errors.map((one) => one.message),
    amiss,
  })
)
