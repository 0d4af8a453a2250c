import { readFileSync } from 'node:fs'
import { readAgreements } from '../law/accords/read-agreements.ts'
import type { AccordRecord } from '../law/accords/read-record.ts'
import { runAccords } from '../law/accords/run-accords.ts'
import { enterAgreement } from './accords-as-answers.ts'

/**
 * `npm run -s accords -- FILE`: reads published agreements, evaluates their figures and says how. With `--as-answers`
 * each is entered as the wizard would, written, and its figures are those of the agreement that was written.
 */
function main(path: string | undefined, as_answers: boolean): number {
  if (path === undefined) {
    console.error('usage: npm run -s accords -- FILE [--as-answers]')
    return 2
  }
  const text = textOf(path)
  if (text === null) return 2
  const { agreements, problems } = readAgreements(text)
  for (const problem of problems) console.error(`${path}: ${problem}`)
  if (problems.length > 0) return 2
  return as_answers ? asAnswers(agreements) : asRead(agreements)
}

/** Each agreement from its own trees: what cannot be expressed, and its figures. */
function asRead(agreements: readonly AccordRecord[]): number {
  const { records, passed, failed, skipped } = runAccords(agreements)
  for (const { id, reading } of records) {
    if (reading.status === 'whole') continue
    console.log(`${id}: ${reading.status === 'none' ? 'not expressible' : 'expressible in part'}`)
    for (const reason of reading.reasons) console.log(`  ${reason}`)
  }
  for (const { id, figure, value, said } of passed)
    console.log(`${id} ${figure.name}: ${value}, with ${said}`)
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
  return failed.length === 0 ? 0 : 1
}

/** Each agreement as answers: the figures of what was written, else why it was not. */
function asAnswers(agreements: readonly AccordRecord[]): number {
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

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    console.error(
      `${file}: this file cannot be read (${error instanceof Error ? error.message : String(error)})`,
    )
    return null
  }
}

// Never process.exit: what a pipe has not taken yet would be lost, the last line with it.
process.exitCode = main(
  process.argv.slice(2).find((word) => !word.startsWith('--')),
  process.argv.includes('--as-answers'),
)
