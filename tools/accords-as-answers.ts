import { AccordAnswers } from '@moisson/contract/accord-answers'
import type { CompanyFacts } from '@moisson/core/accord/accord'
import { PAYROLL } from '@moisson/core/accord/accord'
import { checkAnswers } from '@moisson/core/accord/check-answers'
import { completeAnswers } from '@moisson/core/accord/complete-answers'
import type { GivenAnswers, GivenCriterion, GivenIndicator } from '@moisson/core/accord/given-answers'
import { writeAccord } from '@moisson/core/accord/write-accord'
import { inputsOf, type Expression } from '@moisson/law/formula/expression'
import { readExpression } from '@moisson/law/formula/read-expression'
import { evaluateFigure } from '../law/accords/evaluate-figure.ts'
import { readRecord, type AccordRecord } from '../law/accords/read-record.ts'

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
  const none = (reasons: string[]): Entered => ({ id: record.id, figures: [], clauses: 0, reasons })
  const reading = readRecord(record)
  const [[name, tree] = []] = [...reading.formulas]
  if (name === undefined || tree === undefined) return none([...reading.reasons])
  if (reading.formulas.size > 1)
    return none([`several formulas beside each other (${[...reading.formulas.keys()].join(', ')})`])
  const split = splitOf(record)
  const names = new Map<string, string>()
  const notShown = new Set<string>()
  const entered = rewritten(tree, names, notShown)
  const reasons = [
    ...[...notShown].map((part) => `not shown, entered as a value measured elsewhere: ${part}`),
    ...split.reasons,
  ]
  const tried = units.map((unit) =>
    attempt(entered, record, {
      names,
      unit,
      criteria: split.criteria,
      inHours: split.reasons.some((one) => one.includes('full-time')),
    }),
  )
  const found = tried.find(({ problems }) => problems.length === 0)
  if (!found?.accord) return none([...reasons, ...(tried[0]?.problems ?? [])])
  const { clauses, annexes } = writeAccord(found.accord)
  // What was written is asked under the names that were published.
  const published = new Map([...names].map(([from, to]) => [to, from]))
  const read = {
    ...reading,
    formulas: new Map([[name, rewritten(found.accord.formula.tree, published, new Set(), true)]]),
  }
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

/** How the unit of an indicator is found: a record does not say it. */
const units = ['guessed', 'EUR', 'ratio'] as const
interface Attempt {
  inHours: boolean
  names: ReadonlyMap<string, string>
  unit: (typeof units)[number]
  criteria: Criterion[]
}

/** The answers as they are sent and kept, judged as any others. */
function attempt(tree: Expression, record: AccordRecord, { names, unit, criteria, inHours }: Attempt) {
  const given: GivenAnswers = {
    conclusion: { mode: 'ratification' },
    indicators: indicatorsOf(tree, record, names, unit),
    formula: { tree },
    split: { criteria },
    ...(inHours && { presence: { unit: 'hours' as const } }),
  }
  const parsed = AccordAnswers.safeParse(JSON.parse(JSON.stringify(given)))
  if (!parsed.success)
    return {
      accord: null,
      problems: parsed.error.issues.map(({ path, message }) => `answers ${path.join('.')}: ${message}`),
    }
  const accord = completeAnswers(parsed.data, company, today)
  const { problems } = checkAnswers(accord, parsed.data)
  return { accord, problems: problems.map(({ field, message }) => `${field}: ${message.fr}`) }
}

/**
 * The tree with its inputs called as the answers call them, each new name kept in `names`; a part that the page does
 * not show becomes an input of its own. With `back`, the names of the answers become those that were published.
 */
function rewritten(
  tree: Expression,
  names: Map<string, string>,
  notShown: Set<string>,
  back = false,
): Expression {
  const called = (name: string): string => {
    const known = names.get(name)
    if (known !== undefined || back) return known ?? name
    const plain = name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_')
    const short = plain
      .replace(/^(?=[^a-z])/, 'n')
      .slice(0, 36)
      .replace(/_$/, '')
    const taken = new Set(names.values())
    const free = [short, ...Array.from({ length: 99 }, (_, i) => `${short}_${i + 2}`)].find(
      (one) => !taken.has(one),
    )
    names.set(name, free ?? short)
    return free ?? short
  }
  const locals = new Set<string>()
  const look = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(look)
    if (typeof value !== 'object' || value === null) return value
    if ('let' in value && typeof value.let === 'object' && value.let !== null)
      for (const local of Object.keys(value.let)) locals.add(local)
    if ('var' in value && typeof value.var === 'string')
      return locals.has(value.var) ? value : { var: called(value.var) }
    const hidden = 'fn' in value ? value.fn : 'unknown' in value ? value.unknown : undefined
    if (typeof hidden === 'string') {
      notShown.add(hidden)
      return { var: called(hidden) }
    }
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, look(inner)]))
  }
  const { expression } = readExpression(look(tree))
  return expression ?? tree
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
    .filter((name) => name !== PAYROLL)
    .map((name): GivenIndicator => {
      const value = valueOf(record, published.get(name) ?? name)
      const guessed = AMOUNT.test(name) && !(value !== null && Math.abs(value) <= 5) ? 'EUR' : 'ratio'
      const unit = asked === 'guessed' ? guessed : asked
      return {
        name,
        label: (published.get(name) ?? name).replaceAll('_', ' ').slice(0, 110),
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

/** The split that is shown; what of it the answers have no word for is told. */
function splitOf(record: AccordRecord): { criteria: Criterion[]; reasons: string[] } {
  const shown = within(within(record.structured, 'allocation'), 'criteria')
  if (!Array.isArray(shown))
    return { criteria: everybodyAlike, reasons: ['split: not shown, a uniform one is written'] }
  const reasons: string[] = []
  const criteria: Criterion[] = []
  for (const one of shown) {
    const kind = kinds.find((known) => known === within(one, 'kind'))
    const said = textWithin(one, 'definitions')
    const criterion = kind === 'presence' && /appartenance|on the books/i.test(said) ? 'appartenance' : kind
    const weight = within(one, 'weight_percent')
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
  if (total === 10_000) return { criteria, reasons }
  return { criteria: everybodyAlike, reasons: [...reasons, 'split: not whole, a uniform one is written'] }
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
