import { readFileSync } from 'node:fs'
import type { AccordRecord, Template } from '../law/accords/read-record.ts'
import { recordOfTemplate } from '../law/accords/read-record.ts'
import { runAccords } from '../law/accords/run-accords.ts'

/** `npm run -s accords -- FILE`: reads published agreements and evaluates their figures. */
function readAgreements(path: string): AccordRecord[] {
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (Array.isArray(content)) return content as AccordRecord[]
  const { agreements, templates } = content as { agreements?: AccordRecord[]; templates?: Template[] }
  if (!Array.isArray(agreements)) throw new Error(`${path}: no list of agreements in this file`)
  return [...agreements, ...(templates ?? []).map(recordOfTemplate)]
}

const path = process.argv[2]
if (path === undefined) {
  console.error('usage: npm run -s accords -- FILE')
  process.exit(2)
}

const { records, passed, failed, skipped } = runAccords(readAgreements(path))
for (const { id, reading } of records) {
  if (reading.status === 'whole') continue
  console.log(`${id}: ${reading.status === 'none' ? 'not expressible' : 'expressible in part'}`)
  for (const reason of reading.reasons) console.log(`  ${reason}`)
}
for (const { id, figure, value } of failed) {
  console.log(`${id} ${figure.name}`)
  console.log(`  expected ${figure.published_or_expected} within ${figure.within}`)
  console.log(`  actual   ${value}`)
}
for (const { id, figure, reason } of skipped) console.log(`${id} ${figure.name}: not evaluated, ${reason}`)
const count = (status: string) => records.filter(({ reading }) => reading.status === status).length
console.log(
  `${count('whole')} records expressible, ${count('partial')} in part, ${count('none')} without a formula`,
)
const left = skipped.length === 0 ? '' : `, ${skipped.length} skipped`
console.log(`${passed.length} passed, ${failed.length} failed${left}`)
process.exit(failed.length === 0 ? 0 : 1)
