import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { faultsOfNode, type Node } from './faults-of-node.ts'
import type { Mutant } from './mutant.ts'

/** Words, refusals, the versions of articles that were read, the writing of formulas, and the search by samples that warns who writes one: no rule decides there. */
const noRule =
  /\.test\.ts$|\/words\/|\/(text|article|refusal|refusal-sentences|rule|due|notice-content|read-articles)\.ts$|\/formula\/(analyse|lift|describe|wording|grid-wording|explain|then-key|build)\.ts$/

/** What a rule says of itself, its examples and its steps carry no fault: nothing is computed there. */
const silentKeys = new Set(
  'vectors label articles why text url id read reread sentence documents fr en unit renewed'.split(' '),
)
const silentCalls = new Set(
  'note stop say codeDuTravail codeSecuriteSociale codeMonetaireFinancier codeGeneralImpots convention practice law decree'.split(
    ' ',
  ),
)

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function isSilent(node: Node, parent: Node | null): boolean {
  if (node.type === 'ImportDeclaration') return true
  if (/^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/.test(node.type)) return true
  if (node.type === 'Property') {
    const key = node['key'] as Node
    return silentKeys.has(String(key['name'] ?? key['value']))
  }
  if (node.type === 'CallExpression') return silentCalls.has(String((node['callee'] as Node)['name']))
  // The place in a list is no figure.
  return node.type === 'Literal' && parent?.type === 'MemberExpression'
}

/** Every single fault of one file of law, in the order of its text. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const found: Mutant[] = []
  const lines = source.split('\n')
  const textOf = (node: Node) => source.slice(node.start, node.end)
  const visit = (node: Node, parent: Node | null, rule: string): void => {
    if (isSilent(node, parent)) return
    for (const { kind, to } of faultsOfNode(node, textOf)) {
      const line = source.slice(0, node.start).split('\n').length
      const [from, lineText] = [textOf(node), (lines[line - 1] ?? '').trim()]
      if (!found.some((one) => one.start === node.start && one.end === node.end && one.to === to))
        found.push({ file, rule, line, lineText, kind, start: node.start, end: node.end, from, to })
    }
    for (const [key, value] of Object.entries(node)) {
      // The head of a counting loop: one step more reads nothing, and a counter that runs away only hangs.
      const isHead = node.type === 'ForStatement' && key !== 'body'
      if (isHead || key === 'typeAnnotation' || key === 'typeArguments' || key === 'typeParameters') continue
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node, rule)
    }
  }
  for (const statement of program.body as unknown as Node[]) {
    const name = nameDeclared(statement, textOf)
    if (!isForExamplesOnly(name, source)) visit(statement, null, name)
  }
  return found
}

/** A constant that only the examples of a rule use, or the day somebody read a source. */
function isForExamplesOnly(name: string, source: string): boolean {
  if (name === 'read' || name === 'reread') return true
  if (!/^\w+$/.test(name)) return false
  const computed = source.replaceAll(/^ {2}vectors: \[\n[^]*?^ {2}\],$/gm, '')
  const uses = computed.match(new RegExp(`(?<![\\w.])${name}\\b`, 'g')) ?? []
  return uses.length === 1 && !new RegExp(`export (const|function) ${name}\\b`).test(source)
}

/** The name that a statement of the file declares. */
function nameDeclared(statement: Node, textOf: (node: Node) => string): string {
  const declared = (statement['declaration'] ?? statement) as Node
  const [first] = (declared['declarations'] ?? []) as Node[]
  const id = (first ? first['id'] : declared['id']) as Node | null | undefined
  return id ? textOf(id).split(/[:\s]/)[0]! : 'the file'
}

/** Every single fault of law/src. */
export function allMutants(root: string): Mutant[] {
  const folder = join(root, 'law/src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `law/src/${name}`)
    .filter((file) => file.endsWith('.ts') && !noRule.test(file))
    .toSorted()
    .flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')))
}

/** A seeded choice, the same at each run: every rule in turn gives one of its faults, in a drawn order, until there are enough. */
export function chosen(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  let state = seed >>> 0
  const draw = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const taken: Mutant[] = []
  let waiting = [...Map.groupBy(mutants, ({ file, rule }) => `${file} ${rule}`).values()].map((list) => [
    ...list,
  ])
  while (taken.length < count && waiting.length > 0) {
    const round = [...waiting]
    while (taken.length < count && round.length > 0) {
      const [rule] = round.splice(draw(round.length), 1)
      if (rule) taken.push(...rule.splice(draw(rule.length), 1))
    }
    waiting = waiting.filter((list) => list.length > 0)
  }
  return taken
}
