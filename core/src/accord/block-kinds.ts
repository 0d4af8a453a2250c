import { HEADCOUNT, PAYROLL } from './accord.ts'
import type { Block, BlockKind, Test } from './formula-blocks.ts'
import type { IndicatorUnit } from './given-answers.ts'

/** What a piece stands for: an amount of money, what is measured, or a success between 0 and 100 %. */
export type BlockRole = 'money' | 'measure' | 'score'

/** The pieces offered in each role, the most usual first. */
export const kindsFor: Readonly<Record<BlockRole, readonly BlockKind[]>> = {
  money: [
    'share',
    'amount',
    'slices',
    'grid',
    'parts',
    'trigger',
    'least',
    'greatest',
    'product',
    'per_head',
    'indicator',
  ],
  measure: ['indicator', 'difference', 'ratio', 'amount', 'total'],
  score: [
    'line',
    'grid',
    'trigger',
    'objectives',
    'least',
    'greatest',
    'average',
    'product',
    'ratio',
    'amount',
  ],
}

export interface Measured {
  readonly name: string
  readonly unit: IndicatorUnit
}

const euros = (value: number): Block => ({ kind: 'amount', value })
const nothing = euros(0)
const first = (indicators: readonly Measured[]): Block => ({
  kind: 'indicator',
  name: indicators[0]?.name ?? PAYROLL,
})
const payroll: Block = { kind: 'indicator', name: PAYROLL }

/** A condition that a person then makes their own. */
export const newTest = (indicators: readonly Measured[]): Test => ({
  cmp: '>',
  left: first(indicators),
  right: nothing,
})

/** A piece to begin with, which can already be computed. */
export function newBlock(kind: BlockKind, role: BlockRole, indicators: readonly Measured[]): Block {
  const measure = first(indicators)
  const money = role === 'money'
  const some: Block = money ? { kind: 'share', rate: 0.01, of: payroll } : euros(1)
  switch (kind) {
    case 'amount':
      return euros(money ? 1000 : role === 'score' ? 1 : 0)
    case 'indicator':
      return measure
    case 'share':
      return { kind, rate: 0.05, of: measure }
    case 'slices':
      return {
        kind,
        of: measure,
        rows: [
          { from: 0, to: 100_000, rate: 0.05 },
          { from: 100_000, to: null, rate: 0.1 },
        ],
      }
    case 'grid':
      return {
        kind,
        of: measure,
        rows: [
          { from: null, to: 1, gives: nothing },
          { from: 1, to: null, gives: some },
        ],
      }
    case 'line':
      return {
        kind,
        of: measure,
        points: [
          [0, 0],
          [1, 1],
        ],
        below: 'clamp',
        above: 'clamp',
      }
    case 'trigger':
      return { kind, when: newTest(indicators), gives: some, otherwise: null }
    case 'parts':
      return { kind, parts: [{ name: 'Première part', of: some }] }
    case 'objectives':
      return { kind, items: [{ weight: 1, of: newBlock('line', 'score', indicators) }] }
    case 'product':
      return { kind, of: [some, newBlock('line', 'score', indicators)] }
    case 'difference':
    case 'ratio':
      return { kind, left: measure, right: measure }
    case 'per_head':
      // A sum for each, as one says it: a part of all the wages would go to each of them.
      return {
        kind,
        of: {
          kind: 'grid',
          of: measure,
          rows: [
            { from: null, to: 1, gives: nothing },
            { from: 1, to: null, gives: euros(500) },
          ],
        },
      }
    case 'named':
      return { kind, label: 'Part', of: some }
    case 'total':
    case 'least':
    case 'greatest':
    case 'average':
      return { kind, of: [some, euros(money ? 10_000 : 1)] }
    case 'other':
      return nothing
  }
}

/** The whole formulas one may begin with; each is only a tree. */
export const blockModels = ['share', 'slices', 'grid', 'objectives', 'parts', 'per_head'] as const
export type BlockModel = (typeof blockModels)[number]

export function modelBlock(model: BlockModel, indicators: readonly Measured[]): Block {
  const when = newTest(indicators)
  switch (model) {
    case 'share':
      return { kind: 'trigger', when, gives: newBlock('share', 'money', indicators), otherwise: null }
    case 'objectives': {
      const half = () => ({ weight: 0.5, of: newBlock('line', 'score', indicators) })
      return {
        kind: 'product',
        of: [
          { kind: 'share', rate: 0.03, of: payroll },
          { kind: 'objectives', items: [half(), half()] },
        ],
      }
    }
    case 'parts':
      return {
        kind: 'parts',
        parts: [
          { name: 'Résultat', of: modelBlock('share', indicators) },
          { name: 'Performance', of: newBlock('grid', 'money', indicators) },
        ],
      }
    case 'slices':
    case 'grid':
    case 'per_head':
      return newBlock(model, 'money', indicators)
  }
}

/** The same piece as another kind: what both have in common stays, the rest is new. */
export function asKind(
  block: Block,
  kind: BlockKind,
  role: BlockRole,
  indicators: readonly Measured[],
): Block {
  const fresh = newBlock(kind, role, indicators)
  if (fresh.kind === 'grid' && (block.kind === 'slices' || block.kind === 'line'))
    return { ...fresh, of: block.of }
  if (fresh.kind === 'slices' && (block.kind === 'grid' || block.kind === 'line'))
    return { ...fresh, of: block.of }
  if (fresh.kind === 'line' && (block.kind === 'grid' || block.kind === 'slices'))
    return { ...fresh, of: block.of }
  if (holdsList(fresh) && holdsList(block)) return { ...fresh, of: block.of }
  if ((fresh.kind === 'difference' || fresh.kind === 'ratio') && block.kind === 'indicator')
    return { ...fresh, left: block, right: block }
  if (
    (fresh.kind === 'difference' || fresh.kind === 'ratio') &&
    (block.kind === 'difference' || block.kind === 'ratio')
  )
    return { ...block, kind: fresh.kind }
  return fresh
}

const listKinds = new Set<BlockKind>(['total', 'product', 'least', 'greatest', 'average'])
type ListBlock = Extract<Block, { of: readonly Block[] }>
const holdsList = (block: Block): block is ListBlock => listKinds.has(block.kind)

/** The ways to put a piece inside another one. */
export const wrappings = ['trigger', 'least', 'parts', 'product'] as const
export type Wrapping = (typeof wrappings)[number]

export function wrapped(
  block: Block,
  how: Wrapping,
  role: BlockRole,
  indicators: readonly Measured[],
): Block {
  switch (how) {
    case 'trigger':
      return { kind: 'trigger', when: newTest(indicators), gives: block, otherwise: null }
    case 'least':
      return { kind: 'least', of: [block, euros(role === 'money' ? 50_000 : 1)] }
    case 'parts':
      return {
        kind: 'parts',
        parts: [
          { name: 'Première part', of: block },
          { name: 'Seconde part', of: newBlock('grid', role, indicators) },
        ],
      }
    case 'product':
      return { kind: 'product', of: [block, newBlock('line', 'score', indicators)] }
  }
}

/** The unit of what a piece measures; a plain number has that of what it stands beside. */
export function unitOf(block: Block, indicators: readonly Measured[]): IndicatorUnit | null {
  switch (block.kind) {
    case 'indicator': {
      if (block.name === PAYROLL) return 'EUR'
      if (block.name === HEADCOUNT) return 'count'
      return indicators.find(({ name }) => name === block.name)?.unit ?? null
    }
    case 'ratio':
      return unitOf(block.left, indicators) === unitOf(block.right, indicators) ? 'ratio' : null
    case 'difference':
      return unitOf(block.left, indicators) ?? unitOf(block.right, indicators)
    case 'share':
    case 'named':
      return unitOf(block.of, indicators)
    case 'total':
    case 'least':
    case 'greatest':
    case 'average':
      return block.of.map((one) => unitOf(one, indicators)).find((unit) => unit !== null) ?? null
    default:
      return null
  }
}
