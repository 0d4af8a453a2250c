import { when } from './build.ts'
import { MOST_LEVELS } from './depth.ts'
import { THEN } from './then-key.ts'
import type { Condition, Expression, Named } from './expression.ts'

/** Why a part of a written tree cannot be read, with its place (`$.then.steps.rows[2]`). */
export type Problem = { readonly path: string; readonly reason: string }
export type Read = { readonly expression: Expression | null; readonly problems: readonly Problem[] }

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const TOO_DEEP = `more than ${MOST_LEVELS} levels`
const OPERATORS = new Set(['add', 'sub', 'mul', 'div', 'min', 'max', 'avg'])
/** Ways in which a text says that the line goes on. */
const CARRIED_ON = new Set<unknown>(['extrapolate', 'linear', 'extend', 'continue'])
const COMPARISONS = new Set(['>=', '>', '<', '<=', '=='])

/** What stands in the file, short enough for a sentence. */
function shown(written: unknown): string {
  if (typeof written === 'string') return `"${written.slice(0, 60)}"`
  if (typeof written === 'number' || typeof written === 'boolean') return String(written)
  return written === undefined || written === null ? 'nothing' : typeof written
}

/** Reads a tree of the grammar from JSON, keeping every problem with its place. */
export function readExpression(written: unknown): Read {
  const problems: Problem[] = []
  const expression = new Reader(problems).expression(written, '$')
  return { expression: problems.length === 0 ? expression : null, problems }
}

class Reader {
  readonly #problems: Problem[]
  #level = 0
  constructor(problems: Problem[]) {
    this.#problems = problems
  }

  #wrong(path: string, reason: string): Expression {
    this.#problems.push({ path, reason })
    return { unknown: reason }
  }

  expression(written: unknown, path: string): Expression {
    return this.#deeper({ unknown: TOO_DEEP }, () => this.#read(written, path))
  }

  /** Reads one level more, or says that there are too many. */
  #deeper<Part>(otherwise: Part, read: () => Part): Part {
    if (this.#level >= MOST_LEVELS) {
      this.#wrong('$', TOO_DEEP)
      return otherwise
    }
    this.#level += 1
    const part = read()
    this.#level -= 1
    return part
  }

  #read(written: unknown, path: string): Expression {
    if (typeof written === 'number') return this.#constant(written, path)
    if (!isNode(written)) return this.#wrong(path, `not an expression: ${shown(written)}`)
    if ('const' in written) return this.#constant(written['const'], path)
    if ('var' in written) return this.#variable(written['var'], path)
    if ('unknown' in written) return { unknown: String(written['unknown']) }
    if ('fn' in written) {
      if (typeof written['fn'] !== 'string') return this.#wrong(path, 'fn without a name')
      return { fn: written['fn'], args: this.#list(written['args'] ?? [], `${path}.args`) }
    }
    if ('op' in written) return this.#operation(written, path)
    if ('if' in written) {
      return when(
        this.condition(written['if'], `${path}.if`),
        this.expression(written['then'], `${path}.then`),
        'else' in written ? this.expression(written['else'], `${path}.else`) : undefined,
      )
    }
    if ('steps' in written) return this.#steps(written['steps'], `${path}.steps`)
    if ('interp' in written) return this.#interpolation(written['interp'], `${path}.interp`)
    if ('brackets' in written) return this.#brackets(written['brackets'], `${path}.brackets`)
    if ('sum' in written) return { sum: this.#named(written['sum'], `${path}.sum`) }
    if ('one_of' in written) return { one_of: this.#named(written['one_of'], `${path}.one_of`) }
    if ('per_head' in written) return { per_head: this.expression(written['per_head'], `${path}.per_head`) }
    if ('let' in written) return this.#let(written, path)
    return this.#labelled(written, path)
  }

  /** `{ "same grid for the head office": … }`: one expression under a label. */
  #labelled(written: Node, path: string): Expression {
    if ('label' in written && 'expr' in written) {
      return { label: String(written['label']), expr: this.expression(written['expr'], `${path}.expr`) }
    }
    const [entry, ...others] = Object.entries(written)
    if (entry === undefined || others.length > 0 || !isNode(entry[1])) {
      return this.#wrong(path, `no known key among ${Object.keys(written).join(', ')}`)
    }
    return { label: entry[0], expr: this.expression(entry[1], `${path}.${entry[0]}`) }
  }

  #constant(value: unknown, path: string): Expression {
    if (typeof value === 'number' && Number.isFinite(value)) return { const: value }
    if (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) return { const: value }
    return this.#wrong(path, `const is not a number: ${shown(value)}`)
  }

  #variable(value: unknown, path: string): Expression {
    return typeof value === 'string' && value !== ''
      ? { var: value }
      : this.#wrong(path, 'var without a name')
  }

  #operation(written: Node, path: string): Expression {
    const op = typeof written['op'] === 'string' ? written['op'] : shown(written['op'])
    if (op === 'sum_over' || op === 'avg_over') {
      const over = written['over']
      if (typeof over !== 'string') return this.#wrong(path, `${op} without a set`)
      return { op, over, expr: this.expression(written['expr'], `${path}.expr`) }
    }
    const args = this.#list(written['args'], `${path}.args`)
    if (!OPERATORS.has(op)) return this.#wrong(path, `unknown operator ${op}`)
    if ((op === 'sub' || op === 'div') && args.length !== 2)
      return this.#wrong(path, `${op} takes two arguments`)
    if (args.length === 0) return this.#wrong(path, `${op} without arguments`)
    const operator = op as 'add'
    return written['weights'] === 'whole' ? { op: operator, args, weights: 'whole' } : { op: operator, args }
  }

  condition(written: unknown, path: string): Condition {
    return this.#deeper<Condition>({ unknown: TOO_DEEP }, () => this.#readCondition(written, path))
  }

  #readCondition(written: unknown, path: string): Condition {
    if (isNode(written)) {
      if ('unknown' in written) return { unknown: String(written['unknown']) }
      if (Array.isArray(written['all'])) return { all: this.#conditions(written['all'], `${path}.all`) }
      if (Array.isArray(written['any'])) return { any: this.#conditions(written['any'], `${path}.any`) }
      if ('at_least' in written && Array.isArray(written['of'])) {
        const at_least = written['at_least']
        if (!Number.isInteger(at_least)) this.#wrong(path, 'at_least is not a whole number')
        return { at_least: Number(at_least), of: this.#conditions(written['of'], `${path}.of`) }
      }
      if (COMPARISONS.has(String(written['cmp']))) {
        return {
          cmp: written['cmp'] as '>=',
          left: this.expression(written['left'], `${path}.left`),
          right: this.expression(written['right'], `${path}.right`),
        }
      }
    }
    this.#wrong(path, `not a condition: ${shown(written)}`)
    return { unknown: 'condition' }
  }

  #conditions(written: unknown[], path: string): Condition[] {
    return Array.from(written, (one, i) => this.condition(one, `${path}[${i}]`))
  }

  #list(written: unknown, path: string): Expression[] {
    if (Array.isArray(written)) return Array.from(written, (one, i) => this.expression(one, `${path}[${i}]`))
    this.#wrong(path, 'a list is expected')
    return []
  }

  #named(written: unknown, path: string): Named[] {
    if (!Array.isArray(written)) {
      this.#wrong(path, 'a list of named expressions is expected')
      return []
    }
    return Array.from(written, (one: unknown, i) => {
      // A member of a menu may be written without a name; an operator over a set also has an `expr`.
      const isNamed = isNode(one) && 'expr' in one && !('op' in one)
      if (!isNamed) return { name: String(i + 1), expr: this.expression(one, `${path}[${i}]`) }
      return {
        name: typeof one['name'] === 'string' ? one['name'] : String(i + 1),
        expr: this.expression(one['expr'], `${path}[${i}].expr`),
      }
    })
  }

  #rows(written: unknown, path: string): { of: Expression; rows: Node[] } {
    const node = isNode(written) ? written : {}
    const rows = Array.isArray(node['rows']) ? node['rows'].filter(isNode) : []
    if (rows.length === 0) this.#wrong(path, 'the rows are not shown')
    return { of: this.expression(node['of'], `${path}.of`), rows }
  }

  #steps(written: unknown, path: string): Expression {
    const { of, rows } = this.#rows(written, path)
    return {
      steps: {
        of,
        rows: rows.map((row, i) => ({
          from: this.#bound(row['from'], `${path}.rows[${i}].from`),
          to: this.#bound(row['to'], `${path}.rows[${i}].to`),
          value: this.expression(row['value'], `${path}.rows[${i}].value`),
        })),
      },
    }
  }

  #brackets(written: unknown, path: string): Expression {
    const { of, rows } = this.#rows(written, path)
    return {
      brackets: {
        of,
        rows: rows.map((row, i) => ({
          from: this.#bound(row['from'], `${path}.rows[${i}].from`),
          to: this.#bound(row['to'], `${path}.rows[${i}].to`),
          rate: this.#bound(row['rate'], `${path}.rows[${i}].rate`),
        })),
      },
    }
  }

  #interpolation(written: unknown, path: string): Expression {
    const node = isNode(written) ? written : {}
    const points = Array.isArray(node['points']) ? node['points'] : []
    if (points.length < 2) this.#wrong(path, 'two points at least are needed')
    const outside = (side: 'below' | 'above') => {
      const value = node[side] ?? 'clamp'
      if (value === 'clamp') return value
      return CARRIED_ON.has(value) ? 'extrapolate' : this.expression(value, `${path}.${side}`)
    }
    return {
      interp: {
        of: this.expression(node['of'], `${path}.of`),
        points: Array.from(points, (point: unknown, i) => {
          const [x, y] = Array.isArray(point) ? (point as unknown[]) : []
          return [
            this.#bound(x, `${path}.points[${i}][0]`),
            this.#bound(y, `${path}.points[${i}][1]`),
          ] as const
        }),
        below: outside('below'),
        above: outside('above'),
      },
    }
  }

  #bound(written: unknown, path: string): number | string | null {
    if (written === null || written === undefined) return null
    if (typeof written === 'string' || Number.isFinite(written)) return written as number | string
    this.#wrong(path, 'a bound is a number, a name or null')
    return null
  }

  #let(written: Node, path: string): Expression {
    const named = isNode(written['let']) ? Object.entries(written['let']) : []
    const after = (part: unknown, name: string) =>
      part === undefined || typeof part === 'string' ? part : this.expression(part, `${path}.${name}`)
    return {
      let: Object.fromEntries(
        named.map(([name, value]) => [name, this.expression(value, `${path}.let.${name}`)]),
      ),
      in: this.expression(written['in'], `${path}.in`),
      [THEN]: after(written['then'], 'then'),
      last: after(written['last'], 'last'),
    }
  }
}
