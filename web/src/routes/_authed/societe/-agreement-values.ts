import type { saveAgreement } from '@moisson/contract/company'
import { actFields, clauseFields } from '@moisson/core/company/agreement-fields'
import { blankOf } from '@moisson/core/record/blank'
import type { RecordOf } from '@moisson/core/record/field'
import { criteria as everyCriterion } from '@moisson/core/vocabulary'
import type { Input, Output } from '@moisson/contract/call'

export type Agreement = Output<typeof saveAgreement>
type Clauses = Required<Agreement['clauses']>
type Acts = RecordOf<typeof actFields>
/** What the form shows: the acts and the clauses side by side, null where nobody has said what the agreement says. */
export type AgreementValues = Acts & { [Name in keyof Clauses]: Clauses[Name] | null }

const isAct = (name: string): boolean => name in actFields

/** An agreement that nobody has recorded yet: none of its clauses is known. */
export function blankAgreement(company_id: string, type: Agreement['type']): Agreement {
  return {
    id: '',
    company_id,
    type,
    title: type === 'interessement' ? 'Accord d’intéressement' : 'Accord de participation',
    ...blankOf(actFields),
    clauses: {},
    is_example: false,
    version: 0,
  }
}

const unsaid = Object.fromEntries(Object.keys(clauseFields).map((name) => [name, null])) as {
  [Name in keyof Clauses]: null
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
    .toSorted((a, b) => everyCriterion.indexOf(a.criterion) - everyCriterion.indexOf(b.criterion))
}
