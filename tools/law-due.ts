import { readdirSync } from 'node:fs'
import { dueOn } from '@moisson/law/due'
import type { Parameter } from '@moisson/law/parameter'

/** `npm run law:due [-- YYYY-MM-DD]`: the legal figures whose sources must be read again, the most urgent first. */
const sentences = {
  not_published: 'no value published',
  ends_soon: 'the value ends soon',
  reread: 'not read for six months',
} as const

const isParameter = (value: unknown): value is Parameter =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'parameter'

const folder = new URL('../law/src/parameters/', import.meta.url)
const figures: Parameter[] = []
for (const file of readdirSync(folder).toSorted()) {
  const module = (await import(new URL(file, folder).href)) as Record<string, unknown>
  figures.push(...Object.values(module).filter(isParameter))
}

const day = process.argv[2] ?? new Date().toISOString().slice(0, 10)
const due = dueOn(day, figures)
for (const { label, reason, covered_until, reread } of due) {
  const until = covered_until === '9999-12-31' ? 'until changed' : `until ${covered_until}`
  console.log(`${label}: ${sentences[reason]} (${until}, read on ${reread})`)
}
console.log(`${due.length} of ${figures.length} figures to read again on ${day}`)
