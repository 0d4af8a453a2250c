import type { MutantKind } from './mutant.ts'

/** A node of the parsed source, as far as a fault needs it. */
export interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

export interface Fault {
  kind: MutantKind
  to: string
}

type Text = (node: Node) => string

const boundaries: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
const opposites: Record<string, string> = { '===': '!==', '!==': '===' }
/** A function and the one a careless hand writes in its place; either way. */
const twins: [string, string, MutantKind][] = [
  ['Math.min', 'Math.max', 'min or max'],
  ['min', 'max', 'min or max'],
  ['add', 'sub', 'sign'],
  ['mul', 'div', 'sign'],
]
/** A rounding half-up and what it becomes when it is only cut. */
const cutInstead: Record<string, string> = {
  scaleHalfUp: '((a: number, n: number, d: number) => Math.floor((a * n) / d))',
  portion: '((a: number, r: { num: number; den: number }) => Math.floor((a * r.num) / r.den))',
  halfUpCents: '((r: { n: bigint; d: bigint }) => Math.floor(Number(r.n) / Number(r.d)))',
  scaleDown: '((a: number, n: number, d: number) => Math.ceil((a * n) / d))',
  'Math.floor': 'Math.ceil',
  'Math.ceil': 'Math.floor',
}
const laterByOne = new Set(['addDays', 'addMonths', 'endOfMonthAfter'])

const isWords = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string')

/** The day after a day, for a date that is one off. */
function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

function ofLiteral(node: Node, text: string): Fault[] {
  const { value } = node
  if (typeof value === 'number') {
    const more = Number.isInteger(value) ? value + 1 : Number((value * 1.01).toFixed(8))
    return [{ kind: 'rate or figure', to: String(more) }]
  }
  if (typeof value === 'bigint') return [{ kind: 'rate or figure', to: `${value + 1n}n` }]
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))
    return [{ kind: 'date', to: text.replace(value, nextDay(value)) }]
  return []
}

function ofBinary(node: Node, textOf: Text): Fault[] {
  const [left, right] = [node['left'] as Node, node['right'] as Node]
  const operator = String(node['operator'])
  const [l, r] = [textOf(left), textOf(right)]
  if (boundaries[operator]) return [{ kind: 'boundary', to: `${l} ${boundaries[operator]} ${r}` }]
  if (opposites[operator]) return [{ kind: 'comparison', to: `${l} ${opposites[operator]} ${r}` }]
  if (operator === '+') {
    if (isWords(left) || isWords(right)) return []
    return [
      { kind: 'sign', to: `${l} - ${r}` },
      { kind: 'missing term', to: `(${l})` },
    ]
  }
  if (operator === '-')
    return [
      { kind: 'sign', to: `${l} + ${r}` },
      { kind: 'missing term', to: `(${l})` },
    ]
  if (operator === '*') return [{ kind: 'missing term', to: `(${l})` }]
  if (operator === '/') return [{ kind: 'missing term', to: `(${l})` }]
  return []
}

function ofCall(node: Node, textOf: Text): Fault[] {
  const callee = node['callee'] as Node
  const name = textOf(callee)
  const given = (node['arguments'] as Node[]).map(textOf)
  const faults: Fault[] = []
  for (const [a, b, kind] of twins) {
    if (name === a) faults.push({ kind, to: `${b}(${given.join(', ')})` })
    if (name === b) faults.push({ kind, to: `${a}(${given.join(', ')})` })
  }
  if (cutInstead[name]) faults.push({ kind: 'rounding', to: `${cutInstead[name]}(${given.join(', ')})` })
  if (laterByOne.has(name) && given.length === 2)
    faults.push({ kind: 'date', to: `${name}(${given[0]}, (${given[1]}) + 1)` })
  if (name === 'endOfMonth' || name === 'startOfMonth') faults.push({ kind: 'date', to: `(${given[0]})` })
  if (callee.type === 'MemberExpression') {
    const method = textOf(callee['property'] as Node)
    const of = textOf(callee['object'] as Node)
    if (method === 'every') faults.push({ kind: 'condition', to: `${of}.some(${given.join(', ')})` })
    if (method === 'some') faults.push({ kind: 'condition', to: `${of}.every(${given.join(', ')})` })
  }
  return faults
}

/** The single faults that this node can carry; none for most. */
export function faultsOfNode(node: Node, textOf: Text): Fault[] {
  const [left, right] = [node['left'] as Node, node['right'] as Node]
  switch (node.type) {
    case 'Literal':
      return ofLiteral(node, textOf(node))
    case 'BinaryExpression':
      return ofBinary(node, textOf)
    case 'CallExpression':
      return ofCall(node, textOf)
    case 'LogicalExpression': {
      const operator = String(node['operator'])
      if (operator === '??') return [{ kind: 'missing term', to: `(${textOf(right)})` }]
      return [
        { kind: 'condition', to: `(${textOf(left)} ${operator === '&&' ? '||' : '&&'} ${textOf(right)})` },
      ]
    }
    case 'UnaryExpression':
      if (node['operator'] === '!')
        return [{ kind: 'condition', to: `(${textOf(node['argument'] as Node)})` }]
      if (node['operator'] === '-') return [{ kind: 'sign', to: `(${textOf(node['argument'] as Node)})` }]
      return []
    case 'ConditionalExpression':
      return [
        {
          kind: 'condition',
          to: `!(${textOf(node['test'] as Node)}) ? ${textOf(node['consequent'] as Node)} : ${textOf(node['alternate'] as Node)}`,
        },
      ]
    case 'AssignmentExpression':
      if (node['operator'] === '+=' || node['operator'] === '-=') {
        const other = node['operator'] === '+=' ? '-=' : '+='
        return [
          { kind: 'sign', to: `${textOf(left)} ${other} ${textOf(right)}` },
          { kind: 'accumulation', to: `${textOf(left)} = ${textOf(right)}` },
        ]
      }
      return []
    default:
      return []
  }
}
