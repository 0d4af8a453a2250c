import { readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourceFiles } from './arrows.ts'
import { coverageOf, readmeWith, tableOf, unreached } from './coverage.ts'

/** `npm run -s law:coverage [-- --write]`: by article, the rules, their examples and who uses them; writes `law/README.md`. */
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const rules = await coverageOf(sourceFiles(root))
for (const { name, path, articles, examples, figures, ...users } of rules) {
  const dated = figures === null ? 'no dated figure' : `figures from ${figures.from} to ${figures.last}`
  console.log(`${name} (${path}): ${examples} examples, ${dated}`)
  console.log(`  articles   ${articles.map(({ number }) => number).join(', ')}`)
  for (const kind of ['screens', 'calls', 'documents'] as const)
    if (users[kind].length > 0) console.log(`  ${kind.padEnd(10)} ${users[kind].join(', ')}`)
}
const waiting = unreached(rules)
console.log(`\n${rules.length} rules, ${waiting.length} that nobody reaches yet:`)
for (const { name, awaits } of waiting) console.log(`  ${name}: ${awaits ?? 'nothing is said to bring it'}`)

if (process.argv.includes('--write')) {
  const file = `${root}/law/README.md`
  writeFileSync(file, readmeWith(readFileSync(file, 'utf8'), tableOf(rules)))
}
