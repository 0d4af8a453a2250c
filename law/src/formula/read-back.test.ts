import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDecimalString } from '../rational.ts'
import { agreementText } from './describe.ts'
import { evaluate } from './evaluate.ts'
import type { Bound, Comparison, Condition, Expression, Operator } from './expression.ts'
import { THEN } from './then-key.ts'

/** Reads the French sentences of an agreement as a careful person does: by their brackets and their numbers. */
function readBack(lines: readonly string[]): Expression {
  const known = new Map<string, Expression>()
  let last: Expression = { const: 0 }
  for (const line of lines) {
    const [, number = '', sentence = ''] = /^(\d+)\. .*?\u00a0: (.*)\.$/su.exec(line) ?? []
    last = new Reader(sentence, known).whole()
    known.set(number, last)
  }
  return last
}

const comparisons: [string, Comparison][] = [
  ['est au moins égal à', '>='],
  ['ne dépasse pas', '<='],
  ['est inférieur à', '<'],
  ['est égal à', '=='],
  ['dépasse', '>'],
]
const lists: [string, Operator][] = [
  ['le plus petit de ', 'min'],
  ['le plus élevé de ', 'max'],
  ['la moyenne de ', 'avg'],
]

class Reader {
  readonly #text: string
  readonly #known: ReadonlyMap<string, Expression>
  #at = 0

  constructor(text: string, known: ReadonlyMap<string, Expression>) {
    this.#text = text
    this.#known = known
  }

  whole(): Expression {
    const read = this.#phrase()
    if (this.#at !== this.#text.length) throw new Error(`left over: ${this.#text.slice(this.#at)}`)
    return read
  }

  #takes(words: string): boolean {
    if (!this.#text.startsWith(words, this.#at)) return false
    this.#at += words.length
    return true
  }

  #must(words: string): void {
    if (!this.#takes(words)) throw new Error(`${words} expected: ${this.#text.slice(this.#at)}`)
  }

  #phrase(): Expression {
    if (this.#takes('si ')) return this.#conditional()
    if (this.#takes('selon ')) return this.#steps()
    for (const [words, op] of lists) if (this.#takes(words)) return { op, args: this.#listed() }
    const first = this.#operand()
    for (const [words, op] of [
      [' \u2212 ', 'sub'],
      [' divisé par ', 'div'],
    ] as const)
      if (this.#takes(words)) return { op, args: [first, this.#operand()] }
    const sum = [first]
    while (this.#takes(' + ')) sum.push(this.#operand())
    if (sum.length > 1) return { op: 'add', args: sum }
    const args = [first]
    while (this.#takes(' × ') || this.#takes(' multiplié par ')) args.push(this.#operand())
    return args.length === 1 ? first : { op: 'mul', args }
  }

  #listed(): Expression[] {
    const args = [this.#operand()]
    while (this.#takes(', ')) args.push(this.#operand())
    this.#must(' et ')
    return [...args, this.#operand()]
  }

  #operand(): Expression {
    const [reference, number = ''] = /^\((\d+)\)/u.exec(this.#text.slice(this.#at)) ?? []
    if (reference && this.#takes(reference)) {
      const written = this.#known.get(number)
      if (!written) throw new Error(`line ${number} is not written yet`)
      return written
    }
    if (this.#takes('(')) {
      const inside = this.#phrase()
      this.#must(')')
      return inside
    }
    if (this.#takes('«\u00a0')) {
      const end = this.#text.indexOf('\u00a0»', this.#at)
      const name = this.#text.slice(this.#at, end)
      this.#at = end + 2
      return { var: name }
    }
    const value = this.#number()
    return this.#takes(' de ') ? { op: 'mul', args: [{ const: value }, this.#operand()] } : { const: value }
  }

  #number(): string {
    const [whole = '', digits = '', percent] =
      /^([-\u2212]?\d+(?:\u202f\d{3})*(?:,\d+)?)(\u202f%|\u00a0€)?/u.exec(this.#text.slice(this.#at)) ?? []
    if (whole === '') throw new Error(`a number expected: ${this.#text.slice(this.#at)}`)
    this.#at += whole.length
    const plain = digits.replaceAll('\u202f', '').replace(',', '.').replace('\u2212', '-')
    return percent === '\u202f%' ? String(Number(plain) / 100) : plain
  }

  #conditional(): Expression {
    const condition = this.#condition()
    this.#must(', ')
    const yes = this.#operand()
    this.#must('\u202f; sinon, ')
    return { if: condition, [THEN]: yes, else: this.#operand() }
  }

  #condition(): Condition {
    const first = this.#comparison()
    for (const [words, key] of [
      [' et ', 'all'],
      [' ou ', 'any'],
    ] as const) {
      const parts = [first]
      while (this.#takes(words)) parts.push(this.#comparison())
      if (parts.length > 1) return key === 'all' ? { all: parts } : { any: parts }
    }
    return first
  }

  #comparison(): Condition {
    const start = this.#at
    try {
      const left = this.#operand()
      for (const [words, cmp] of comparisons)
        if (this.#takes(` ${words} `)) return { cmp, left, right: this.#operand() }
    } catch {
      // Not a value: the bracket holds conditions.
    }
    this.#at = start
    this.#must('(')
    const inside = this.#condition()
    this.#must(')')
    return inside
  }

  #steps(): Expression {
    const of = this.#phrase()
    const rows: { from: Bound; to: Bound; value: Expression }[] = []
    do {
      this.#must(rows.length === 0 ? '\u00a0: ' : '')
      const interval = this.#interval()
      this.#must('\u00a0: ')
      rows.push({ ...interval, value: this.#operand() })
    } while (this.#takes('\u202f; '))
    return { steps: { of, rows } }
  }

  #interval(): { from: Bound; to: Bound } {
    if (this.#takes('toute valeur')) return { from: null, to: null }
    if (this.#takes('moins de ')) return { from: null, to: Number(this.#number()) }
    if (this.#takes('de ')) {
      const from = Number(this.#number())
      this.#must(' à moins de ')
      return { from, to: Number(this.#number()) }
    }
    const from = Number(this.#number())
    this.#must(' et plus')
    return { from, to: null }
  }
}

const units = { résultat: 'EUR', masse: 'EUR', taux: 'ratio' }
const value = fc.oneof(
  fc.constantFrom('résultat', 'masse', 'taux').map((name): Expression => ({ var: name })),
  fc.constantFrom(0, 2, 0.05, 0.25, 3, 100, 1234.5).map((one): Expression => ({ const: one })),
)
const { tree } = fc.letrec<{ tree: Expression; condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({
      cmp: fc.constantFrom<Comparison>('>=', '>', '<', '<=', '=='),
      left: tie('tree'),
      right: tie('tree'),
    }),
    fc.array(tie('condition'), { minLength: 2, maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('condition'), { minLength: 2, maxLength: 3 }).map((any) => ({ any })),
  ),
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    value,
    fc
      .record({
        op: fc.constantFrom<Operator>('add', 'mul', 'min', 'max', 'avg'),
        args: fc.array(tie('tree'), { minLength: 2, maxLength: 3 }),
      })
      .map((one): Expression => one),
    fc
      .record({ op: fc.constantFrom<Operator>('sub', 'div'), args: fc.tuple(tie('tree'), tie('tree')) })
      .map((one): Expression => one),
    fc
      .record({ if: tie('condition'), yes: tie('tree'), else: tie('tree') })
      .map((one): Expression => ({ if: one.if, [THEN]: one.yes, else: one.else })),
    fc
      .record({ of: tie('tree'), values: fc.tuple(tie('tree'), tie('tree'), tie('tree')) })
      .map(({ of, values }): Expression => ({
        steps: {
          of,
          rows: [
            { from: null, to: 10, value: values[0] },
            { from: 10, to: 5000, value: values[1] },
            { from: 5000, to: null, value: values[2] },
          ],
        },
      })),
    tie('tree').map((expr): Expression => ({ label: 'Part', expr })),
  ),
}))

const plainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

const outcome = (expr: Expression, inputs: Record<string, number | string>): string => {
  try {
    return toDecimalString(evaluate(expr, inputs).value, 12)
  } catch (error) {
    return error instanceof Error ? error.name : 'refused'
  }
}

test('the sentences of an agreement, read back by brackets and numbers, give the amount the engine gives', () => {
  fc.assert(
    fc.property(
      tree,
      fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 3, maxLength: 3 }),
      (expr, given) => {
        const [result = 0, wages = 0, rate = 0] = given
        const inputs = { résultat: result, masse: wages, taux: rate }
        const read = readBack(agreementText(expr, 'fr', {}, units))
        expect(outcome(read, inputs)).toBe(outcome(expr, inputs))
      },
    ),
    { numRuns: Number(process.env['LAW_RUNS'] ?? 400) },
  )
})

test('a product of a sum keeps its brackets, and a grid of amounts its euros', () => {
  const local: Expression = { op: 'add', args: [{ var: 'résultat' }, { var: 'part_locale' }] }
  expect(agreementText({ op: 'mul', args: [local, { var: 'masse' }] }, 'fr')).toEqual([
    '1. Résultat de la formule\u00a0: («\u00a0résultat\u00a0» + «\u00a0part locale\u00a0») × «\u00a0masse\u00a0».',
  ])
  const grid: Expression = {
    steps: {
      of: { var: 'résultat' },
      rows: [
        { from: null, to: 500_000, value: { const: 0 } },
        { from: 500_000, to: null, value: { const: 20_000 } },
      ],
    },
  }
  expect(agreementText(grid, 'fr', {}, units)[0]).toBe(
    '1. Barème\u00a0: selon «\u00a0résultat\u00a0»\u00a0: moins de 500\u202f000\u00a0€\u00a0: 0\u00a0€\u202f; 500\u202f000\u00a0€ et plus\u00a0: 20\u202f000\u00a0€.',
  )
})

test('of the factors of a product, the one that is an amount says its euros, and nothing else does', () => {
  const sold: Expression = {
    op: 'max',
    args: [{ const: 0 }, { op: 'sub', args: [{ var: 'ventes' }, { const: 10_000 }] }],
  }
  const counted = { ventes: 'count', qualité: 'ratio', masse: 'EUR' }
  const inWords = (expr: Expression) => agreementText(expr, 'fr', {}, counted).map(plainSpaces)
  expect(inWords({ per_head: { op: 'mul', args: [{ const: 2 }, sold] } })).toEqual([
    '1. Résultat de la formule : par bénéficiaire, 2 € × (le plus élevé de 0 et (« ventes » − 10 000)).',
  ])
  // A plain amount for each person is said as people say it, without brackets.
  const each = {
    if: { cmp: '>=', left: { var: 'ventes' }, right: { const: 10 } },
    [`${'then'}`]: { per_head: { const: 600 } },
    else: { const: 0 },
  } as unknown as Expression
  expect(inWords(each)[0]).toBe(
    '1. Condition : si « ventes » est au moins égal à 10, 600 € par bénéficiaire ; sinon, 0 €.',
  )
  expect(inWords({ op: 'mul', args: [{ const: 0.05 }, { var: 'ventes' }] })).toEqual([
    '1. Résultat de la formule : 0,05 € × « ventes ».',
  ])
  const scale: Expression = {
    interp: {
      of: { var: 'qualité' },
      points: [
        [0.9, 150],
        [1, 460],
      ],
      below: { const: 0 },
      above: 'clamp',
    },
  }
  const bonus: Expression = { op: 'add', args: [{ const: 1 }, { var: 'qualité' }] }
  expect(inWords({ op: 'mul', args: [scale, bonus] })).toEqual([
    '1. Interpolation : de façon linéaire selon « qualité », 150 € à 90 % et 460 € à 100 % ; en dessous de 90 %, 0 € ; au-delà de 100 %, 460 €.',
    '2. Résultat de la formule : (1) × (1 + « qualité »).',
  ])
  expect(inWords({ op: 'mul', args: [{ const: 0.05 }, { var: 'masse' }, { var: 'qualité' }] })).toEqual([
    '1. Résultat de la formule : 5 % de « masse » multiplié par « qualité ».',
  ])
})
