import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Rule } from './rule.ts'
import { codeDuTravail, citation } from './article.ts'

const isRule = (value: unknown): value is Rule<unknown, unknown> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'rule'

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .toSorted()

const rules: [string, Rule<unknown, unknown>][] = []
for (const file of files) {
  const module = (await import(new URL(file, folder).href)) as Record<string, unknown>
  for (const [name, value] of Object.entries(module))
    if (isRule(value)) rules.push([`${file} ${name}`, value])
}

describe.each(rules)('%s', (_name, rule) => {
  test.each(rule.vectors.map((vector) => [vector.why, vector] as const))('%s', (_why, vector) => {
    const outcome = rule.apply(vector.given)
    if ('refuses' in vector) {
      expect(outcome.refusal?.refusal).toBe(vector.refuses)
      expect(outcome.refusal?.sentence.fr).not.toMatch(/\{\w+\}/)
      expect(outcome.refusal?.sentence.en).not.toMatch(/\{\w+\}/)
      return
    }
    expect(outcome.refusal).toBeUndefined()
    expect(outcome.value).toEqual(vector.expect)
    expect(rule.value(vector.given)).toEqual(vector.expect)
  })

  test('cites its articles and explains its result in both languages', () => {
    expect(rule.articles.length).toBeGreaterThan(0)
    expect(rule.label.fr).not.toBe('')
    const answered = rule.vectors.filter((vector) => 'expect' in vector)
    for (const { given } of answered) {
      const { steps } = rule.apply(given)
      expect(steps?.length).toBeGreaterThan(0)
      for (const step of steps ?? []) {
        expect(step.label.fr).not.toBe('')
        expect(step.label.en).not.toBe('')
        expect(step.articles.length).toBeGreaterThan(0)
      }
      expect(JSON.parse(JSON.stringify(steps))).toEqual(steps)
    }
  })
})

test('the runner found rules to run', () => expect(rules.length).toBeGreaterThan(1))
test('an article is cited the way a reader expects', () =>
  expect(citation(codeDuTravail('L3314-8'))).toBe('art. L3314-8 du code du travail'))
