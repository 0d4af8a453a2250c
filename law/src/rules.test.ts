import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Stopped } from './stopped.ts'
import { refusalSentences } from './refusal-sentences.ts'
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

const GONE = Symbol('gone')
/** What a caller may send by mistake in place of anything. */
const mistakes: readonly unknown[] = [
  GONE,
  undefined,
  null,
  true,
  Number.NaN,
  Infinity,
  -1,
  0,
  0.5,
  10.5,
  1e300,
  2 ** 60,
  99_999,
  7n,
  '',
  'inconnu',
  'constructor',
  '3,37',
  '2026-02-30',
  '2026-13-01',
  '9999-12-31',
  'x'.repeat(5000),
  [],
  [null],
  {},
  { inconnu: 1 },
  new Date(Number.NaN),
  () => 1,
]
type Path = readonly (string | number)[]

/** Every place of an input, the whole of it included. */
function placesOf(value: unknown, at: Path = []): Path[] {
  const below = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [at, ...below.flatMap(([key, one]) => placesOf(one, [...at, key]))]
}

function spoiled(value: unknown, at: Path, by: unknown): unknown {
  const [key, ...rest] = at
  if (key === undefined) return typeof value === 'number' && by === -1 ? -value - 0.5 : by
  if (typeof value !== 'object' || value === null) return value
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...value }
  const inside = copy as Record<string | number, unknown>
  inside[key] = spoiled(inside[key], rest, by)
  if (inside[key] === GONE) delete inside[key]
  return copy
}

/** What is wrong with an outcome that is neither a refusal in both languages nor a sound value; null when nothing is. */
function wrongWith(rule: Rule<unknown, unknown>, given: unknown): string | null {
  let outcome: ReturnType<typeof rule.apply>
  try {
    outcome = rule.apply(given)
  } catch (error) {
    return `threw ${String(error)}`
  }
  if (outcome.refusal === undefined) return unsound(outcome.value) ?? unsound(outcome.steps)
  const { refusal, sentence, details } = outcome.refusal
  if (!(refusal in refusalSentences)) return `no such refusal: ${refusal}`
  if (refusal.startsWith('input_') && typeof details['input'] !== 'string') return 'no path of the input'
  for (const words of [sentence.fr, sentence.en])
    if (words === '' || /\{\w+\}|undefined/.test(words)) return `no whole sentence: ${words}`
  try {
    rule.value(given)
    return '`value` answers what `apply` refuses'
  } catch (error) {
    return error instanceof Stopped ? null : `value threw ${String(error)}`
  }
}

function unsound(value: unknown, name = ''): string | null {
  if (typeof value === 'number') {
    const fits = name.endsWith('_cents') ? Number.isSafeInteger(value) : Number.isFinite(value)
    return fits ? null : `${name} is ${value}`
  }
  if (typeof value === 'string') return /NaN|undefined|Infinity/.test(value) ? `${name} is ${value}` : null
  if (typeof value !== 'object' || value === null) return null
  const inside = Object.entries(value).map(([key, one]) =>
    unsound(one, Array.isArray(value) || /^(value|exact)$/.test(key) ? name : key),
  )
  return inside.find((wrong) => wrong !== null) ?? null
}

describe.each(rules)('the door of %s', (_name, rule) => {
  const givens = rule.vectors.map(({ given }) => given)

  test('any input spoiled by any mistake is refused in both languages, or answered soundly', () => {
    for (const given of givens)
      for (const at of placesOf(given))
        for (const by of mistakes) {
          const wrong = wrongWith(rule, spoiled(given, at, by))
          if (wrong !== null) expect.fail(`${at.join('.')} = ${String(by)}: ${wrong}`)
        }
  })

  test('what is no input at all is refused, and so is a name that the rule does not know', () => {
    for (const by of mistakes.filter((one) => typeof one !== 'object' || one === null || Array.isArray(one)))
      expect(rule.apply(by).refusal).toBeDefined()
    for (const { given } of rule.vectors.filter((vector) => 'expect' in vector)) {
      const more = { ...(given as object), not_an_input: 1 }
      expect(rule.apply(more).refusal?.refusal).toMatch(/^input_(unknown|not_valid)$/)
    }
  })
})

test('several mistakes at once change nothing to that', () => {
  const some = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...mistakes)), { minLength: 2, maxLength: 4 })
  const cases = rules.flatMap(([, rule]) => rule.vectors.map(({ given }) => ({ rule, given })))
  fc.assert(
    fc.property(fc.constantFrom(...cases), some, ({ rule, given }, wrongs) => {
      const input = wrongs.reduce((so_far: unknown, [place, by]) => {
        const places = placesOf(so_far)
        return spoiled(so_far, places[place % places.length] ?? [], by)
      }, given)
      expect(wrongWith(rule, input)).toBeNull()
    }),
    { numRuns: 5000 },
  )
})

test('the runner found rules to run', () => expect(rules.length).toBeGreaterThan(1))
test('an article is cited the way a reader expects', () =>
  expect(citation(codeDuTravail('L3314-8'))).toBe('art. L3314-8 du code du travail'))
