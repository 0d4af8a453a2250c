import type { Bound, Comparison, Condition, Expression, Operator } from '@moisson/law/formula/expression'
import { when } from '@moisson/law/formula/build'

/**
 * The formula as a person builds it, piece by piece. Each piece is one shape of the tree and each tree has one way to be
 * told in pieces, so that nothing is lost from one to the other; what has no piece of its own stays as it is.
 */
export type Block =
  | { readonly kind: 'amount'; readonly value: number | string }
  | { readonly kind: 'indicator'; readonly name: string }
  /** A rate, 0.08 for 8 %, of something. */
  | { readonly kind: 'share'; readonly rate: number | string; readonly of: Block }
  | { readonly kind: 'product' | 'total' | 'least' | 'greatest' | 'average'; readonly of: readonly Block[] }
  | { readonly kind: 'difference' | 'ratio'; readonly left: Block; readonly right: Block }
  /** Parts that add up, each under its name. */
  | { readonly kind: 'parts'; readonly parts: readonly NamedBlock[] }
  /** What each success weighs, 0.4 for 40 %; the weights make one. */
  | { readonly kind: 'objectives'; readonly items: readonly { weight: number | string; of: Block }[] }
  /** Something when a condition holds; otherwise something else, or nothing. */
  | { readonly kind: 'trigger'; readonly when: Test; readonly gives: Block; readonly otherwise: Block | null }
  | { readonly kind: 'grid'; readonly of: Block; readonly rows: readonly GridRow[]; readonly note?: string }
  | { readonly kind: 'slices'; readonly of: Block; readonly rows: readonly SliceRow[] }
  | {
      readonly kind: 'line'
      readonly of: Block
      readonly points: readonly (readonly [Bound, Bound])[]
      readonly below?: Beyond
      readonly above?: Beyond
    }
  | { readonly kind: 'per_head'; readonly of: Block }
  | { readonly kind: 'named'; readonly label: string; readonly of: Block }
  /** A part written elsewhere, with means that no piece has. */
  | { readonly kind: 'other'; readonly tree: Expression }

export type BlockKind = Block['kind']
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>
export interface NamedBlock {
  readonly name: string
  readonly of: Block
}
export interface GridRow {
  readonly from: Bound
  readonly to: Bound
  readonly gives: Block
}
export interface SliceRow {
  readonly from: Bound
  readonly to: Bound
  readonly rate: Bound
}
/** Outside the points of a line: the nearest point, the line carried on, or something else. */
export type Beyond = 'clamp' | 'extrapolate' | Block
export type Test =
  | { readonly cmp: Comparison; readonly left: Block; readonly right: Block }
  | { readonly all: readonly Test[] }
  | { readonly any: readonly Test[] }
  | { readonly at_least: number; readonly of: readonly Test[] }
  | { readonly unknown: string }

const listKinds = { add: 'total', mul: 'product', min: 'least', max: 'greatest', avg: 'average' } as const
const operators = { total: 'add', product: 'mul', least: 'min', greatest: 'max', average: 'avg' } as const

/** The pieces of a tree. */
export function blocksOf(tree: Expression): Block {
  if ('const' in tree) return { kind: 'amount', value: tree.const }
  if ('var' in tree) return { kind: 'indicator', name: tree.var }
  if ('op' in tree && 'args' in tree) return operationBlock(tree)
  if ('if' in tree) {
    const nothing = 'const' in tree.else && tree.else.const === 0
    return {
      kind: 'trigger',
      when: testOf(tree.if),
      gives: blocksOf(tree.then),
      otherwise: nothing ? null : blocksOf(tree.else),
    }
  }
  if ('steps' in tree) {
    const { of, rows, note } = tree.steps
    return {
      kind: 'grid',
      of: blocksOf(of),
      rows: rows.map(({ from, to, value }) => ({ from, to, gives: blocksOf(value) })),
      ...(note === undefined ? {} : { note }),
    }
  }
  if ('brackets' in tree)
    return { kind: 'slices', of: blocksOf(tree.brackets.of), rows: tree.brackets.rows.map((row) => row) }
  if ('interp' in tree) {
    const { of, points, below, above } = tree.interp
    return {
      kind: 'line',
      of: blocksOf(of),
      points,
      ...(below === undefined ? {} : { below: typeof below === 'string' ? below : blocksOf(below) }),
      ...(above === undefined ? {} : { above: typeof above === 'string' ? above : blocksOf(above) }),
    }
  }
  if ('sum' in tree)
    return { kind: 'parts', parts: tree.sum.map(({ name, expr }) => ({ name, of: blocksOf(expr) })) }
  if ('per_head' in tree) return { kind: 'per_head', of: blocksOf(tree.per_head) }
  if ('label' in tree) return { kind: 'named', label: tree.label, of: blocksOf(tree.expr) }
  return { kind: 'other', tree }
}

type Operation = Extract<Expression, { args: readonly Expression[]; op: Operator }>

function operationBlock(tree: Operation): Block {
  const { op, args } = tree
  const [first, second, ...more] = args
  if ('weights' in tree && tree.weights === 'whole') return objectivesBlock(tree)
  if ((op === 'sub' || op === 'div') && first && second && more.length === 0)
    return {
      kind: op === 'sub' ? 'difference' : 'ratio',
      left: blocksOf(first),
      right: blocksOf(second),
    }
  if (op === 'sub' || op === 'div') return { kind: 'other', tree }
  if (op === 'mul' && first && second && more.length === 0 && 'const' in first)
    return { kind: 'share', rate: first.const, of: blocksOf(second) }
  return { kind: listKinds[op], of: args.map(blocksOf) }
}

function objectivesBlock(tree: Operation): Block {
  const items = tree.args.map((arg) => {
    const block = blocksOf(arg)
    return block.kind === 'share' ? { weight: block.rate, of: block.of } : null
  })
  const whole = items.filter((item) => item !== null)
  if (tree.op !== 'add' || whole.length !== items.length) return { kind: 'other', tree }
  return { kind: 'objectives', items: whole }
}

function testOf(condition: Condition): Test {
  if ('cmp' in condition)
    return { cmp: condition.cmp, left: blocksOf(condition.left), right: blocksOf(condition.right) }
  if ('all' in condition) return { all: condition.all.map(testOf) }
  if ('any' in condition) return { any: condition.any.map(testOf) }
  if ('at_least' in condition) return { at_least: condition.at_least, of: condition.of.map(testOf) }
  return condition
}

/** The tree that the pieces make. */
export function treeOf(block: Block): Expression {
  switch (block.kind) {
    case 'amount':
      return { const: block.value }
    case 'indicator':
      return { var: block.name }
    case 'share':
      return { op: 'mul', args: [{ const: block.rate }, treeOf(block.of)] }
    case 'product':
    case 'total':
    case 'least':
    case 'greatest':
    case 'average':
      return { op: operators[block.kind], args: block.of.map(treeOf) }
    case 'difference':
    case 'ratio':
      return {
        op: block.kind === 'difference' ? 'sub' : 'div',
        args: [treeOf(block.left), treeOf(block.right)],
      }
    case 'parts':
      return { sum: block.parts.map(({ name, of }) => ({ name, expr: treeOf(of) })) }
    case 'objectives':
      return {
        op: 'add',
        args: block.items.map(({ weight, of }) => treeOf({ kind: 'share', rate: weight, of })),
        weights: 'whole',
      }
    case 'trigger':
      return when(
        conditionOf(block.when),
        treeOf(block.gives),
        block.otherwise ? treeOf(block.otherwise) : undefined,
      )
    case 'grid': {
      const rows = block.rows.map(({ from, to, gives }) => ({ from, to, value: treeOf(gives) }))
      return { steps: { of: treeOf(block.of), rows, ...(block.note ? { note: block.note } : {}) } }
    }
    case 'slices':
      return { brackets: { of: treeOf(block.of), rows: block.rows } }
    case 'line': {
      const { points, below, above } = block
      return {
        interp: {
          of: treeOf(block.of),
          points,
          ...(below === undefined ? {} : { below: typeof below === 'string' ? below : treeOf(below) }),
          ...(above === undefined ? {} : { above: typeof above === 'string' ? above : treeOf(above) }),
        },
      }
    }
    case 'per_head':
      return { per_head: treeOf(block.of) }
    case 'named':
      return { label: block.label, expr: treeOf(block.of) }
    case 'other':
      return block.tree
  }
}

function conditionOf(test: Test): Condition {
  if ('cmp' in test) return { cmp: test.cmp, left: treeOf(test.left), right: treeOf(test.right) }
  if ('all' in test) return { all: test.all.map(conditionOf) }
  if ('any' in test) return { any: test.any.map(conditionOf) }
  if ('at_least' in test) return { at_least: test.at_least, of: test.of.map(conditionOf) }
  return test
}
