import type { saveAgreement } from '@moisson/contract/company'
import type { Input, Output } from '@moisson/contract/call'

export type Agreement = Output<typeof saveAgreement>
type Clauses = Required<Agreement['clauses']>
type Acts = Pick<
  Agreement,
  | 'title'
  | 'conclusion'
  | 'signed_on'
  | 'effective_on'
  | 'first_exercise_start'
  | 'last_exercise_end'
  | 'filed_on'
  | 'filing_reference'
  | 'document_id'
>
/** What the form shows: the acts and the clauses side by side, null where nobody has said what the agreement says. */
export type AgreementValues = Acts & { [Name in keyof Clauses]: Clauses[Name] | null }

const acts = [
  'title',
  'conclusion',
  'signed_on',
  'effective_on',
  'first_exercise_start',
  'last_exercise_end',
  'filed_on',
  'filing_reference',
  'document_id',
] as const satisfies readonly (keyof Acts)[]
const isAct = (name: string): boolean => acts.some((act) => act === name)

/** An agreement that nobody has recorded yet: none of its clauses is known. */
export function blankAgreement(company_id: string, type: Agreement['type']): Agreement {
  return {
    id: '',
    company_id,
    type,
    title: type === 'interessement' ? 'Accord d’intéressement' : 'Accord de participation',
    conclusion: null,
    signed_on: null,
    effective_on: null,
    first_exercise_start: null,
    last_exercise_end: null,
    filed_on: null,
    filing_reference: null,
    document_id: null,
    clauses: {},
    is_example: false,
    version: 0,
  }
}

const unsaid: { [Name in keyof Clauses]: null } = {
  criteria: null,
  seniority_months: null,
  individual_cap_cents: null,
  prorate_cap: null,
  redistribute: null,
  presumption_days: null,
  default_rule: null,
  destinations: null,
  officers: null,
  spouse_quarter: null,
}

export const valuesOf = ({ clauses, ...agreement }: Agreement): AgreementValues & { version: number } => ({
  ...agreement,
  ...unsaid,
  ...clauses,
})

/** What is sent: only what was changed, and the title proposed where it is the first time. */
export function bodyOf(
  stored: Agreement,
  changes: Partial<AgreementValues>,
): Input<typeof saveAgreement>['body'] {
  const sent = stored.version === 0 ? { title: stored.title, ...changes } : changes
  const entries = Object.entries(sent)
  const clauses = Object.fromEntries(entries.filter(([name]) => !isAct(name)))
  return {
    ...Object.fromEntries(entries.filter(([name]) => isAct(name))),
    ...(Object.keys(clauses).length > 0 && { clauses }),
  }
}

/** The weight of a criterion; null while nothing is said of the allocation. */
export const weightOf = (criteria: Clauses['criteria'] | null, wanted: string): number | null =>
  criteria && (criteria.find(({ criterion }) => criterion === wanted)?.weight_bps ?? 0)

/** The criteria with one part of one of them changed; one that weighs nothing leaves the list. */
export function withCriterion(
  criteria: Clauses['criteria'] | null,
  wanted: Clauses['criteria'][number]['criterion'],
  change: Partial<Clauses['criteria'][number]>,
): Clauses['criteria'] {
  const former = criteria?.find(({ criterion }) => criterion === wanted) ?? {
    criterion: wanted,
    weight_bps: 0,
  }
  const next = { ...former, ...change }
  return [...(criteria ?? []).filter(({ criterion }) => criterion !== wanted), next]
    .filter(({ weight_bps }) => weight_bps > 0)
    .toSorted((a, b) => order.indexOf(a.criterion) - order.indexOf(b.criterion))
}
const order = ['uniform', 'salary', 'presence']
