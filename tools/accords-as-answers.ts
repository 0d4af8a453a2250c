import { AccordAnswers } from '@moisson/contract/accord-answers'
import type { CompanyFacts } from '@moisson/core/accord/accord'
import { HEADCOUNT, PAYROLL } from '@moisson/core/accord/accord'
import { checkAnswers } from '@moisson/core/accord/check-answers'
import { formulaParts } from '@moisson/core/accord/formula-parts'
import { completeAnswers } from '@moisson/core/accord/complete-answers'
import type { GivenAnswers, GivenCriterion, GivenIndicator } from '@moisson/core/accord/given-answers'
import { writeAccord } from '@moisson/core/accord/write-accord'
import { childrenOf, inputsOf, percentOf, type Bound, type Expression } from '@moisson/law/formula/expression'
import { readExpression } from '@moisson/law/formula/read-expression'
import { evaluateFigure } from '../law/accords/evaluate-figure.ts'
import { readRecord, type AccordRecord, type Reading } from '../law/accords/read-record.ts'

/** What became of a published agreement entered as the answers of the wizard. */
export interface Entered {
  id: string
  /** Its figures, from the tree of the agreement that was written; empty when it could not be. */
  figures: { name: string; expected: number; value: number | null; said: string; passed: boolean }[]
  /** Articles and annexes of the text that was written; 0 when it was not. */
  clauses: number
  /** What of it the answers cannot say, or why it cannot be entered at all. */
  reasons: string[]
}

const today = '2026-11-20'
/** A company that may sign any of them: what is looked at here is the formula and the split. */
const company: CompanyFacts = {
  legal_name: 'Entreprise signataire',
  legal_form: 'sas',
  siren: '732829320',
  siret: null,
  address: null,
  registry_city: null,
  representative: null,
  headcount: 120,
  has_cse: true,
  has_union_delegate: true,
  bound_to_participation: false,
  bound_at_250: false,
  closing: { month: 12, day: 31 },
  establishments: [],
  plans: ['PEE'],
  payroll_cents: null,
}

/** Turns a record into answers, writes them as an agreement, reads what was kept of it and evaluates its figures. */
export function enterAgreement(record: AccordRecord): Entered {
  const reading = readRecord(record)
  const split = splitOf(record)
  if (reading.formulas.size === 0 && !split.shown)
    return {
      id: record.id,
      figures: [],
      clauses: 0,
      reasons: [...reading.reasons, 'split: not shown either'],
    }
  // What the page offers beside each other is chosen between: each choice is an agreement of its own.
  const shown = [...reading.formulas].flatMap(chosen)
  // A sum that is decided and not computed is no formula: it is a supplement to one.
  const decided = shown.length === 1 && shown.every(([, tree]) => 'const' in tree)
  const choices = shown.length > 0 && !decided ? shown : [hiddenFormula]
  const entered = choices.map(([name, tree]) => enterFormula(record, reading, split, { name, tree, decided }))
  const figures = (record.figures_recomputed ?? []).flatMap(({ name }) => {
    const told = entered.flatMap((one) => one.figures.filter((figure) => figure.name === name))
    const best = told.find(({ passed }) => passed) ?? told.find(({ value }) => value !== null) ?? told[0]
    return best ? [best] : []
  })
  const several = choices.length > 1
  return {
    id: record.id,
    figures,
    clauses: Math.max(...entered.map(({ clauses }) => clauses)),
    reasons: [
      ...(reading.formulas.size === 0
        ? reading.reasons.map((reason) => `${reason}: entered as a sum measured elsewhere`)
        : []),
      ...new Set(
        entered.flatMap((one, place) =>
          one.reasons.map((reason) =>
            several && one.clauses === 0 ? `choice “${choices[place]?.[0] ?? ''}”: ${reason}` : reason,
          ),
        ),
      ),
    ],
  }
}

type Choice = readonly [string, Expression]
/** A sum that the page does not say how to compute: it is measured elsewhere. */
const hiddenFormula: Choice = ['formula', { unknown: 'enveloppe' }]
const chosen = ([name, tree]: Choice): Choice[] =>
  'one_of' in tree ? tree.one_of.map((one): Choice => [one.name, one.expr]) : [[name, tree]]

/** One formula of a record, entered, written, read back. */
function enterFormula(
  record: AccordRecord,
  reading: Reading,
  split: Split,
  { name, tree, decided }: { name: string; tree: Expression; decided: boolean },
): Entered {
  const names = new Map<string, string>()
  const notShown = new Set<string>()
  const inWords = afterIn(tree)
  const entered = entry(inWords.tree, names, notShown)
  const parameters = writtenFigures(entered)
  const reasons = [
    ...[...notShown].map((part) => `not shown, entered as a value measured elsewhere: ${part}`),
    ...(parameters.length > 0
      ? [`figures fixed by exercice, entered by their rank: ${parameters.join(', ')}`]
      : []),
    ...(inWords.said === null ? [] : [`entered as its link with participation: ${inWords.said}`]),
    ...(decided ? ['a sum decided after the exercice: entered as the split of a supplement'] : []),
    ...split.reasons,
  ]
  const tried = units.map((unit) =>
    attempt(entered, record, {
      names,
      unit,
      parameters,
      criteria: split.criteria,
      inHours: split.inHours,
      linked: /participation/i.test(inWords.said ?? ''),
      decided,
      bySite: split.bySite,
    }),
  )
  const found = tried.find(({ problems }) => problems.length === 0)
  if (!found?.accord)
    return { id: record.id, figures: [], clauses: 0, reasons: [...reasons, ...(tried[0]?.problems ?? [])] }
  const { clauses, annexes } = writeAccord(found.accord)
  const read = { ...reading, formulas: new Map([[name, asPublished(found.accord.formula.tree, names)]]) }
  const figures = (record.figures_recomputed ?? []).map((figure) => {
    const outcome = evaluateFigure(record, read, figure)
    const expected = figure.published_or_expected
    return outcome.kind === 'not_evaluated'
      ? { name: figure.name, expected, value: null, said: outcome.reason, passed: false }
      : {
          name: figure.name,
          expected,
          value: outcome.value,
          said: outcome.how,
          passed: outcome.kind === 'passed',
        }
  })
  return { id: record.id, figures, clauses: clauses.length + annexes.length, reasons }
}

/** What is done with the result « in words » is no tree: it is told, and the rest is entered. */
function afterIn(tree: Expression): { tree: Expression; said: string | null } {
  if (!('let' in tree)) return { tree, said: null }
  const { then, last, ...rest } = tree
  const said = typeof then === 'string' ? then : typeof last === 'string' ? last : null
  return said === null ? { tree, said } : { tree: rest, said }
}

/** Names that stand for figures written in the agreement, not for measures: bounds of grids and scales, amounts, rates. */
function writtenFigures(tree: Expression): string[] {
  const found = new Set(inputsOf(tree).filter((name) => WRITTEN.test(name)))
  const keep = (bound: Bound) => {
    if (typeof bound === 'string' && percentOf(bound) === null) found.add(bound)
  }
  const walk = (node: Expression): void => {
    if ('steps' in node) for (const row of node.steps.rows) [row.from, row.to].forEach(keep)
    if ('brackets' in node) for (const row of node.brackets.rows) [row.from, row.to].forEach(keep)
    if ('interp' in node) for (const [x] of node.interp.points) keep(x)
    childrenOf(node).forEach(walk)
  }
  walk(tree)
  return [...found]
}

/** How the unit of an indicator is found: a record does not say it. */
const units = ['guessed', 'EUR', 'ratio'] as const
interface Attempt {
  inHours: boolean
  linked: boolean
  decided: boolean
  bySite: boolean
  names: ReadonlyMap<string, string>
  unit: (typeof units)[number]
  parameters: string[]
  criteria: Criterion[]
}

/** The answers as they are sent and kept, judged as any others. */
function attempt(tree: Expression, record: AccordRecord, given: Attempt) {
  const { names, unit, criteria, parameters } = given
  const indicators = indicatorsOf(tree, record, names, unit).filter(({ name }) => !parameters.includes(name))
  const yearly = parameters.map((name, place) => ({
    name,
    label: name.replaceAll('_', ' '),
    unit: WRITTEN.test(name)
      ? /montant/.test(name)
        ? ('EUR' as const)
        : ('ratio' as const)
      : ('count' as const),
    values: [/taux|^t_?\d/.test(name) ? 0.01 : place + 1],
  }))
  const answers: GivenAnswers = {
    conclusion: { mode: 'ratification' },
    duration: { years: 1, ...periodOf(record, tree) },
    indicators,
    formula: { tree, ...(yearly.length > 0 && { parameters: yearly }) },
    split: { criteria, ...(given.bySite && formulaParts(tree).length > 1 && { by_site: true }) },
    ...(given.decided && {
      supplement: {
        planned: true,
        split: 'own' as const,
        criteria: criteria.map(({ criterion, weight_bps }) => ({ criterion, weight_bps })),
      },
    }),
    ...(given.linked && { participation: { exists: true, link: 'deducted' as const } }),
    ...(given.inHours && { presence: { unit: 'hours' as const } }),
  }
  const parsed = AccordAnswers.safeParse(JSON.parse(JSON.stringify(answers)))
  if (!parsed.success)
    return {
      accord: null,
      problems: parsed.error.issues.map(({ path, message }) => `answers ${path.join('.')}: ${message}`),
    }
  const accord = completeAnswers(parsed.data, company, today)
  const { problems } = checkAnswers(accord, parsed.data)
  return { accord, problems: problems.map(({ field, message }) => `${field}: ${message.fr}`) }
}

const WRITTEN = /montant_|^t_?\d|^taux(_choisi)?(_\d+)?$|^n\d+$/
/** How long a calculation period is, as the page says it; a part of the formula may have one of its own. */
function periodOf(record: AccordRecord, tree: Expression): GivenAnswers['duration'] {
  const said = textWithin(record.structured, 'period').toLowerCase()
  const own = /four months for (\S+)/.exec(said)?.[1]
  const part = own && formulaParts(tree).find(({ name }) => name.toLowerCase().startsWith(own))
  if (part) return { part_periods: [{ part: part.name, period_months: 4 }] }
  if (said.startsWith('quarter')) return { period_months: 3 }
  return said.startsWith('half-year') ? { period_months: 6 } : {}
}

const MOST_NAMES = 99
/** How many are entered of a set whose size the page does not show. */
const USUAL_SET = 2

/**
 * The tree with its inputs called as the answers call them, each new name kept in `names`. A part that the page does
 * not show becomes an input of its own; a sum over a set becomes as many named parts, each with inputs of its own.
 */
function entry(tree: Expression, names: Map<string, string>, notShown: Set<string>): Expression {
  const called = (name: string): string => {
    const known = names.get(name)
    if (known !== undefined) return known
    const plain = name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replace(/^_/, '')
    const short = plain
      .replace(/^(?=[^a-z])/, 'n')
      .slice(0, 34)
      .replace(/_$/, '')
    const taken = new Set(names.values())
    const free = [short, ...Array.from({ length: MOST_NAMES }, (_, i) => `${short}_${i + 2}`)].find(
      (one) => !taken.has(one),
    )
    names.set(name, free ?? short)
    return free ?? short
  }
  const locals = new Set<string>()
  const look = (value: unknown, mark: string, condition = false): unknown => {
    if (Array.isArray(value)) return value.map((one) => look(one, mark, condition))
    // A bound that is a name is a figure of the agreement; a part of another one stays as it is written.
    if (typeof value !== 'object' || value === null) return value
    if ('let' in value && typeof value.let === 'object' && value.let !== null)
      for (const local of Object.keys(value.let)) locals.add(local)
    if ('over' in value && 'expr' in value && typeof value.over === 'string') {
      const { over, expr } = value
      const size = Number(/\d+/.exec(over)?.[0] ?? USUAL_SET)
      if (!/\d/.test(over)) notShown.add(`how many there are of “${over}”, ${USUAL_SET} are entered`)
      const parts = Array.from({ length: size }, (_, place) => ({
        name: `${over} ${place + 1}`,
        expr: look(expr, `${mark}#${place + 1}`),
      }))
      const sum = { sum: parts }
      return 'op' in value && value.op === 'avg_over' ? { op: 'div', args: [sum, { const: size }] } : sum
    }
    if ('var' in value && typeof value.var === 'string')
      return locals.has(value.var)
        ? value
        : { var: called(COMMON.test(value.var) ? value.var : `${value.var}${mark}`) }
    const hidden = 'fn' in value ? value.fn : 'unknown' in value ? value.unknown : undefined
    if (typeof hidden === 'string') {
      notShown.add(hidden)
      const input = { var: called(`${hidden}${mark}`) }
      return condition ? { cmp: '>=', left: input, right: { const: 1 } } : input
    }
    if ('one_of' in value && Array.isArray(value.one_of) && value.one_of.length > 0) {
      notShown.add('which of several is chosen: the first is entered')
      const first: unknown = value.one_of[0]
      const inner = typeof first === 'object' && first !== null && 'expr' in first ? first.expr : first
      return look(inner, mark)
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        bounds.has(key) && typeof inner === 'string'
          ? boundCalled(inner, (name) => called(`${name}${mark}`))
          : key === 'points' && Array.isArray(inner)
            ? inner.map((point: unknown) =>
                Array.isArray(point)
                  ? point.map((one: unknown) => (typeof one === 'string' ? called(`${one}${mark}`) : one))
                  : point,
              )
            : look(inner, mark, key === 'if' || (condition && (key === 'all' || key === 'any'))),
      ]),
    )
  }
  return readExpression(look(tree, '')).expression ?? tree
}
/** What is one for the whole company, whatever set is summed. */
const COMMON = /^(masse_salariale(_brute)?|effectif)$/
const bounds: ReadonlySet<string> = new Set(['from', 'to'])

/** A bound that is a name, or a part of one (« 8 % PASS »), as the answers call it. */
function boundCalled(bound: string, called: (name: string) => string): string {
  const part = percentOf(bound)
  return part === null ? called(bound) : `${part.percent} % ${called(part.name)}`
}

/** The tree that was written, under the names that were published; the parts of a set are its sum again. */
function asPublished(tree: Expression, names: ReadonlyMap<string, string>): Expression {
  const published = new Map([...names].map(([from, to]) => [to, from]))
  const look = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(look)
    if (typeof value === 'string')
      return boundCalled(value, (name) => published.get(name)?.replace(/#.*$/, '') ?? name)
    if (typeof value !== 'object' || value === null) return value
    const read = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, look(inner)]))
    if (!('sum' in read) || !Array.isArray(read['sum'])) return read
    const parts = read['sum'].map((part: unknown) => ({
      name: textWithin(part, 'name'),
      expr: JSON.stringify(within(part, 'expr')),
    }))
    const over = parts[0]?.name.replace(/ 1$/, '') ?? ''
    const isSet =
      parts.length > 0 &&
      parts.every(({ name, expr }, i) => name === `${over} ${i + 1}` && expr === parts[0]?.expr)
    return isSet ? { op: 'sum_over', over, expr: within(read['sum'][0], 'expr') } : read
  }
  return readExpression(look(tree)).expression ?? tree
}

const AMOUNT =
  /masse|salar|result|résult|ebit|rex|rbe|pnb|chiffre|ca_|^ca$|marge|charge|benef|bénéf|euro|montant|cout|coût|reserve|valeur/i

function indicatorsOf(
  tree: Expression,
  record: AccordRecord,
  names: Attempt['names'],
  asked: Attempt['unit'],
): GivenIndicator[] {
  const published = new Map([...names].map(([from, to]) => [to, from]))
  return inputsOf(tree)
    .filter((name) => name !== PAYROLL && name !== HEADCOUNT)
    .map((name): GivenIndicator => {
      const value = valueOf(record, (published.get(name) ?? name).replace(/#.*$/, ''))
      const guessed = AMOUNT.test(name) && !(value !== null && Math.abs(value) <= 5) ? 'EUR' : 'ratio'
      const unit = asked === 'guessed' ? guessed : asked
      return {
        name,
        label: (published.get(name) ?? name).replaceAll(/[_#]/g, ' ').slice(0, 110),
        unit,
        ...(value !== null && { history: [{ year: 2025, value }] }),
        plausible: { from: unit === 'EUR' ? -1e9 : 0, to: unit === 'EUR' ? 1e9 : 1000 },
      }
    })
}

function valueOf({ figures_recomputed, inputs }: AccordRecord, name: string): number | null {
  for (const given of [inputs, ...(figures_recomputed ?? []).map((figure) => figure.inputs)]) {
    const value = given?.[name]
    const plain = typeof value === 'object' && 'value' in value ? value.value : value
    if (typeof plain === 'number') return plain
  }
  return null
}

type Criterion = GivenCriterion
const kinds = ['uniform', 'salary', 'presence'] as const
const everybodyAlike: Criterion[] = [{ criterion: 'uniform', weight_bps: 10_000 }]

const within = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined

const textWithin = (value: unknown, key: string): string => {
  const said = within(value, key)
  return typeof said === 'string' ? said : ''
}

interface Split {
  /** Whether the page shows one at all. */
  shown: boolean
  inHours: boolean
  bySite: boolean
  criteria: Criterion[]
  reasons: string[]
}

/** The split that is shown; what of it the answers have no word for is told. */
function splitOf(record: AccordRecord): Split {
  const shown = within(within(record.structured, 'allocation'), 'criteria')
  if (!Array.isArray(shown))
    return {
      shown: false,
      inHours: false,
      bySite: false,
      criteria: everybodyAlike,
      reasons: ['split: not shown, a uniform one is written'],
    }
  const reasons: string[] = []
  const criteria: Criterion[] = []
  for (const one of shown) {
    const kind = kinds.find((known) => known === within(one, 'kind'))
    const said = textWithin(one, 'definitions')
    const criterion = kind === 'presence' && /appartenance|on the books/i.test(said) ? 'appartenance' : kind
    // One criterion alone shares the whole, be its weight shown or not.
    const weight = shown.length === 1 ? 100 : within(one, 'weight_percent')
    const bounds = boundsOf(one, reasons)
    if (/full-time equivalent/i.test(said))
      reasons.push(
        'split: entered as presence in hours of contract, which is the same for each full-time equivalent',
      )
    if (criterion === undefined)
      reasons.push(`split: “${textWithin(one, 'kind')}” is no criterion of the answers`)
    else if (criteria.some((other) => other.criterion === criterion))
      reasons.push(`split: a second measure of ${criterion} cannot be said`)
    else if (typeof weight !== 'number') reasons.push(`split: the weight of ${criterion} is not shown`)
    else
      criteria.push({
        criterion: /full-time equivalent/i.test(said) ? 'presence' : criterion,
        weight_bps: Math.round(weight * 100),
        ...bounds,
      })
  }
  const total = criteria.reduce((sum, { weight_bps }) => sum + weight_bps, 0)
  const inHours = reasons.some((one) => one.includes('full-time'))
  const bySite = shown.some((one) => /inside each/i.test(textWithin(one, 'definitions')))
  if (total === 10_000) return { shown: true, inHours, bySite, criteria, reasons }
  return {
    shown: true,
    inHours,
    bySite,
    criteria: everybodyAlike,
    reasons: [...reasons, 'split: not whole, a uniform one is written'],
  }
}

/** Floor and ceiling of pay as the page says them: « 1.2 PASS », « 2 200 € »; in proportion where it says so. */
function boundsOf(one: unknown, reasons: string[]): Partial<Criterion> {
  const found: Partial<Criterion> = {}
  for (const bound of ['floor', 'ceiling'] as const) {
    const said = textWithin(one, bound)
    if (said === '') continue
    const pass = /(\d+(?:[.,]\d+)?)\s*PASS/.exec(said)?.[1]
    if (pass === undefined) reasons.push(`split: the ${bound} “${said}” is not shown as a figure`)
    else found[`${bound}_pass_bps`] = Math.round(Number(pass.replace(',', '.')) * 10_000)
  }
  const defined = textWithin(one, 'definitions')
  if (Object.keys(found).length > 0 && /prorated by presence/i.test(defined))
    found.bounds_prorated = /arrivals|departures/i.test(defined) ? 'appartenance' : 'presence'
  return found
}
