import { readdirSync } from 'node:fs'
import { awaits } from '@moisson/law/awaits'
import type { Article } from '@moisson/law/article'
import type { Parameter } from '@moisson/law/parameter'
import { readArticles } from '@moisson/law/read-articles'
import type { Rule } from '@moisson/law/rule'
import type { SourceFile } from './arrows.ts'
import { keyOf, reachedFrom, usesIn, type Uses } from './declarations.ts'

/** A rule of law, what it is made of, and who uses it. */
export type CoveredRule = {
  readonly name: string
  readonly path: string
  readonly articles: readonly Article[]
  readonly examples: number
  /** First day of the oldest and of the newest value of the figures it reads. */
  readonly figures: { readonly from: string; readonly last: string } | null
  readonly screens: readonly string[]
  readonly calls: readonly string[]
  readonly documents: readonly string[]
  /** The capability that brings it, where nobody reaches it. */
  readonly awaits: string | undefined
}

type Found<Value> = { readonly key: string; readonly value: Value }
const isA = <Value extends { kind: string }>(value: unknown, kind: Value['kind']): value is Value =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind

async function found<Value extends { kind: string }>(kind: Value['kind']): Promise<Found<Value>[]> {
  const folder = new URL('../law/src/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()
  const list: Found<Value>[] = []
  for (const file of files) {
    const module = (await import(new URL(file, folder).href)) as Record<string, unknown>
    for (const [name, value] of Object.entries(module))
      if (isA<Value>(value, kind)) list.push({ key: keyOf({ path: `law/src/${file}`, name }), value })
  }
  return list
}

const production = (path: string): boolean =>
  /^(law|core|contract|server|web)\/src\//.test(path) &&
  !/\.test\.tsx?$|\/testing\/|^server\/src\/(demo|invariants)\/|^web\/src\/(routes\/)?demo\//.test(path)

/** Every rule of law with the screens, calls and documents that use it, however many functions lie between. */
export async function coverageOf(files: readonly SourceFile[]): Promise<CoveredRule[]> {
  const graph = usesIn(files.filter(({ path }) => production(path)))
  const figures = await found<Parameter>('parameter')
  const rules = await found<Rule<unknown, unknown>>('rule')
  return rules
    .map(({ key, value: rule }): CoveredRule => {
      const [path = '', name = ''] = key.split('#')
      const users = [...reachedFrom([key], graph.users)].filter((user) => !user.startsWith('law/'))
      const calls = listed(users, (user) => callOf(user, graph))
      const declared = calls.flatMap((call) => declaredAs(call, graph))
      const askers = [...reachedFrom(declared, graph.users, isRegister)]
      const below = reachedFrom([key], graph.uses)
      const days = figures
        .filter((figure) => below.has(figure.key))
        .flatMap(({ value }) => value.values.map(({ from }) => from))
        .toSorted()
      const [from] = days
      return {
        name,
        path: path.replace('law/src/', ''),
        articles: rule.articles.filter(({ code }) => code !== 'convention' && code !== 'pratique'),
        examples: rule.vectors.length,
        figures: from === undefined ? null : { from, last: days.at(-1) ?? from },
        screens: listed([...users, ...askers], screenOf),
        calls,
        documents: listed(users, documentOf),
        awaits: awaits[name],
      }
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** The register of the calls names each of them, and asks none. */
const isRegister = (key: string): boolean => key.startsWith('contract/src/calls.ts#')

const listed = (users: readonly string[], say: (user: string) => string | undefined): string[] =>
  [...new Set(users.flatMap((user) => say(user) ?? []))].toSorted()

/** The declaration of a call in the contract, by which screens ask for it. */
function declaredAs(call: string, { declarations }: Uses): string[] {
  const name = call.split(': ')[1]
  return [...declarations.values()]
    .filter((one) => one.path.startsWith('contract/src/') && one.name === name)
    .map(keyOf)
}

/** The address of a screen, of a file of routes that is one. */
function screenOf(user: string): string | undefined {
  const file = /^web\/src\/routes\/([^#]+)\.tsx#/.exec(user)?.[1]
  if (file === undefined) return undefined
  const parts = file.split('/').filter((part) => !/^_(authed|bare)$/.test(part))
  // A piece of a screen counts for the folder that it stands in.
  const own = parts.slice(0, parts.findIndex((part) => part.startsWith('-')) >>> 0)
  return `/${own.filter((part) => part !== 'index' && part !== '__root').join('/')}`
}

/** `campaign: launchCampaign`, of the declaration that answers it. */
function callOf(user: string, { declarations }: Uses): string | undefined {
  const folder = /^server\/src\/(?:([\w-]+)\/)?[\w-]+\.ts#/.exec(user)?.[1]
  if (/^server\/src\/due-work\.ts#./.test(user)) return 'due work: by the clock'
  const call = /\bhandle(?:Freely)?\(\s*(\w+)/.exec(declarations.get(user)?.text ?? '')?.[1]
  return folder === undefined || call === undefined ? undefined : `${folder}: ${call}`
}

/** Papers, files and mails: what leaves the product in writing. */
function documentOf(user: string): string | undefined {
  const [path = ''] = user.split('#')
  const clause = path.startsWith('core/src/accord/clauses/') ? 'agreement text' : undefined
  const paper = /^(?:server|core)\/src\/.*\/([\w-]+-(?:pdf|layout|annex))\.ts$/.exec(path)?.[1]
  const mail = /^server\/src\/mail\/([\w-]+)\.ts$/.exec(path)?.[1]
  return clause ?? paper ?? (mail === undefined ? undefined : 'mails')
}

/** Rules that nothing outside of law reaches. */
export const unreached = (rules: readonly CoveredRule[]): CoveredRule[] =>
  rules.filter(({ screens, calls, documents }) => screens.length + calls.length + documents.length === 0)

const sameNumbers = new Intl.Collator('fr', { numeric: true })
const versions: Readonly<Record<string, Readonly<Record<string, { id: string; from: string }>>>> =
  readArticles

/** The table of `law/README.md`: by article, its version, its rules with their examples, and where they are used. */
export function tableOf(rules: readonly CoveredRule[]): string {
  const cited = new Map<string, { article: Article; rules: CoveredRule[] }>()
  for (const rule of rules)
    for (const article of rule.articles) {
      const key = `${article.code} ${article.number}`
      const row = cited.get(key) ?? { article, rules: [] }
      cited.set(key, { article, rules: row.rules.includes(rule) ? row.rules : [...row.rules, rule] })
    }
  const rows = [...cited.entries()]
    .toSorted(([a], [b]) => sameNumbers.compare(a, b))
    .map(([, row]) => rowOf(row))
  const awaited = unreached(rules).map(({ name, awaits: by }) => `| \`${name}\` | ${by ?? ''} |`)
  return [
    '| Article | Version since | Rules (examples; figures since) | Screens | Calls | Documents |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    'Written ahead: no screen, call or document reaches these yet.',
    '',
    '| Rule | Comes with |',
    '|---|---|',
    ...awaited,
  ].join('\n')
}

function rowOf({ article, rules }: { article: Article; rules: readonly CoveredRule[] }): string {
  const version = versions[article.code]?.[article.number.split(' ')[0] ?? '']
  const areas = (of: (rule: CoveredRule) => readonly string[]) =>
    [...new Set(rules.flatMap(of))].toSorted().join(', ')
  const shown = rules.map(
    ({ name, examples, figures }) =>
      `\`${name}\` (${examples}${figures === null ? '' : `; ${figures.from.slice(0, 4)}`})`,
  )
  const cells = [
    `${codeNames[article.code] ?? article.code} ${article.number}`,
    version?.from ?? 'not seen',
    shown.join(', '),
    areas(({ screens }) => screens.map((screen) => `/${screen.split('/')[1] ?? ''}`)),
    areas(({ calls }) => calls.map((call) => call.split(':')[0] ?? '')),
    areas(({ documents }) => documents),
  ]
  return `| ${cells.join(' | ')} |`
}

const codeNames: Readonly<Record<string, string>> = {
  'code du travail': 'CT',
  'code de la sécurité sociale': 'CSS',
  'code monétaire et financier': 'CMF',
  'code général des impôts': 'CGI',
}

const MARKS = ['<!-- coverage: npm run -s law:coverage -- --write -->', '<!-- end of coverage -->'] as const

/** The page with the table between its marks. */
export function readmeWith(page: string, table: string): string {
  const [start, end] = MARKS.map((mark) => page.indexOf(mark))
  if (start === undefined || end === undefined || start < 0 || end < start)
    throw new Error('law/README.md has no place marked for the table of coverage')
  return `${page.slice(0, start + MARKS[0].length)}\n\n${table}\n\n${page.slice(end)}`
}
