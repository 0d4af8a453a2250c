import type { Expression } from '../src/formula/expression.ts'
import { childrenOf, operandsOf } from '../src/formula/expression.ts'
import { readExpression } from '../src/formula/read-expression.ts'

type InputOf = number | string
/** Inputs as they are published: a value, a value with where it stands, or a list for a set (sites, criteria). */
export type GivenInputs = Readonly<
  Record<
    string,
    | InputOf
    | { readonly value: InputOf; readonly where?: string }
    | readonly Readonly<Record<string, InputOf>>[]
  >
>

export type Figure = {
  readonly name: string
  readonly recomputed?: number
  readonly published_or_expected: number
  readonly within: number
  readonly basis?: string
  readonly inputs?: GivenInputs
  /** Where the inputs stand in the published text. */
  readonly where?: string
  /** The part of the tree that the figure is of, as keys joined by a point. */
  readonly part?: string
  /** The input by which the result is divided. */
  readonly per?: string
}

export type AccordRecord = {
  readonly id: string
  readonly structured?: { readonly envelope_formula?: unknown; readonly allocation?: unknown } | null
  readonly inputs?: GivenInputs
  readonly worked_example?: { readonly inputs?: GivenInputs } | null
  readonly figures_recomputed?: readonly Figure[] | null
}

/** `whole`: every part is shown. `partial`: a tree, with the parts the text does not show. `none`: no tree at all. */
export type Reading = {
  readonly status: 'whole' | 'partial' | 'none'
  readonly formulas: ReadonlyMap<string, Expression>
  readonly reasons: readonly string[]
}

/** A model agreement: its formulas by name, or a list of them under their text. */
export type Template = {
  readonly id: string
  readonly formula?: unknown
  readonly formulas?: readonly { readonly text: string; readonly expr?: unknown }[]
  readonly allocation?: readonly unknown[]
}

export function recordOfTemplate({ id, formula, formulas, allocation }: Template): AccordRecord {
  const listed = formulas?.map(({ text, expr }) => [text, expr ?? text] as const)
  const envelope_formula = formula ?? (listed && Object.fromEntries(listed))
  return { id, structured: { envelope_formula, ...(allocation && { allocation: { criteria: allocation } }) } }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keys that carry a remark beside the tree, not a formula. */
const REMARKS = new Set(['domains', 'note', 'text'])

/** The formula or formulas of a published record, or why it has none. */
export function readRecord(record: AccordRecord): Reading {
  const written = record.structured?.envelope_formula
  if (written === null || written === undefined) {
    return { status: 'none', formulas: new Map(), reasons: ['the formula is not shown'] }
  }
  return readFormulas(written)
}

export function readFormulas(written: unknown): Reading {
  const formulas = new Map<string, Expression>()
  const reasons: string[] = []
  const keep = (name: string, value: unknown): void => {
    const tree = treeOf(value)
    if (tree === null) {
      reasons.push(`${name}: ${remarkOf(value)}`)
      return
    }
    const { expression, problems } = readExpression(tree)
    if (expression === null) reasons.push(...problems.map(({ path, reason }) => `${name} ${path}: ${reason}`))
    else {
      formulas.set(name, expression)
      reasons.push(...missingParts(expression).map((part) => `${name}: ${part}`))
    }
  }
  if (isExpression(written)) keep('formula', written)
  else if (isRecord(written)) {
    for (const [name, value] of Object.entries(written)) if (!REMARKS.has(name)) keep(name, value)
  } else keep('formula', written)
  const status = formulas.size === 0 ? 'none' : reasons.length === 0 ? 'whole' : 'partial'
  return { status, formulas, reasons }
}

const KEYS = [
  'const',
  'var',
  'op',
  'if',
  'steps',
  'interp',
  'brackets',
  'sum',
  'one_of',
  'per_head',
  'let',
  'fn',
  'unknown',
]
const isExpression = (value: unknown): boolean => isRecord(value) && KEYS.some((key) => key in value)

/** What the reader takes: the tree itself, a bare number, or bare points of a contribution; null for a text. */
function treeOf(value: unknown): unknown {
  if (typeof value === 'number' || isExpression(value)) return value
  if (isRecord(value) && Array.isArray(value['points'])) {
    return { interp: { of: { var: 'versement' }, points: value['points'] } }
  }
  const only = isRecord(value) ? Object.values(value) : []
  return only.length === 1 && isRecord(only[0]) ? treeOf(only[0]) : null
}

const remarkOf = (value: unknown): string =>
  typeof value === 'string' ? `in words only: ${value}` : `no tree: ${JSON.stringify(value)}`

/** Parts a text names without showing them. */
function missingParts(expr: Expression): string[] {
  const missing = new Set<string>()
  const walk = (node: Expression): void => {
    if ('unknown' in node) missing.add(`not shown: ${node.unknown}`)
    if ('fn' in node) missing.add(`the scale ${node.fn} is not shown`)
    if ('if' in node) operandsOf(node.if).forEach(walk)
    childrenOf(node).forEach(walk)
  }
  walk(expr)
  return [...missing]
}
