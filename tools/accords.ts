import { readFileSync } from 'node:fs'
import { readAgreements } from '../law/accords/read-agreements.ts'
import { runAccords } from '../law/accords/run-accords.ts'

/** `npm run -s accords -- FILE`: reads published agreements, evaluates their figures and says how. */
const path = process.argv[2]
if (path === undefined) {
  console.error('usage: npm run -s accords -- FILE')
  process.exit(2)
}
const { agreements, problems } = readAgreements(textOf(path))
if (problems.length > 0) {
  for (const problem of problems) console.error(`${path}: ${problem}`)
  process.exit(2)
}

const { records, passed, failed, skipped } = runAccords(agreements)
for (const { id, reading } of records) {
  if (reading.status === 'whole') continue
  console.log(`${id}: ${reading.status === 'none' ? 'not expressible' : 'expressible in part'}`)
  for (const reason of reading.reasons) console.log(`  ${reason}`)
}
for (const { id, figure, value, said } of passed) console.log(`${id} ${figure.name}: ${value}, with ${said}`)
for (const { id, figure, value, said } of failed) {
  console.log(`${id} ${figure.name}: failed, with ${said}`)
  console.log(`  expected ${figure.published_or_expected} within ${figure.within}`)
  console.log(`  actual   ${value}`)
}
for (const { id, figure, said } of skipped) console.log(`${id} ${figure.name}: not evaluated, ${said}`)
const count = (status: string) => records.filter(({ reading }) => reading.status === status).length
console.log(
  `${count('whole')} records expressible, ${count('partial')} in part, ${count('none')} without a formula`,
)
const left = skipped.length === 0 ? '' : `, ${skipped.length} not evaluated`
console.log(`${passed.length} passed, ${failed.length} failed${left}`)
process.exit(failed.length === 0 ? 0 : 1)

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    console.error(
      `${file}: this file cannot be read (${error instanceof Error ? error.message : String(error)})`,
    )
    process.exit(2)
  }
}
