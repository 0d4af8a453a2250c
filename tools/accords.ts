import { readFileSync } from 'node:fs'
import { readAgreements } from '../law/accords/read-agreements.ts'
import { runAccords } from '../law/accords/run-accords.ts'
import { enterAgreement } from './accords-as-answers.ts'

/**
 * `npm run -s accords -- FILE`: reads published agreements, evaluates their figures and says how. With `--as-answers`
 * each is entered as the wizard would, written, and its figures are those of the agreement that was written.
 */
const path = process.argv.slice(2).find((word) => !word.startsWith('--'))
if (path === undefined) {
  console.error('usage: npm run -s accords -- FILE [--as-answers]')
  process.exit(2)
}
const { agreements, problems } = readAgreements(textOf(path))
if (problems.length > 0) {
  for (const problem of problems) console.error(`${path}: ${problem}`)
  process.exit(2)
}

if (process.argv.includes('--as-answers')) process.exit(asAnswers())

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

/** Each agreement as answers: the figures of what was written, else why it was not. */
function asAnswers(): number {
  const entered = agreements.map(enterAgreement)
  for (const { id, figures, clauses, reasons } of entered) {
    console.log(`${id}: ${clauses === 0 ? 'not written' : `written, ${clauses} clauses`}`)
    for (const { name, value, expected, said, passed: right } of figures)
      console.log(
        value === null
          ? `  ${name}: not evaluated, ${said}`
          : `  ${name}: ${value}, ${right ? 'as published' : `published ${expected}`}`,
      )
    for (const reason of reasons) console.log(`  ${reason}`)
  }
  const figures = entered.flatMap((one) => one.figures)
  const wrong = figures.filter(({ value, passed: right }) => value !== null && !right).length
  console.log(
    `${entered.filter(({ clauses }) => clauses > 0).length} of ${entered.length} written, ${figures.filter((one) => one.passed).length} figures as published, ${wrong} otherwise`,
  )
  return wrong === 0 ? 0 : 1
}

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
