import type { saveAgreement } from '@moisson/contract/company'
import { actFields, clauseFields } from '@moisson/core/company/agreement-fields'
import { blankOf } from '@moisson/core/record/blank'
import type { RecordOf } from '@moisson/core/record/field'
import { criteria as everyCriterion } from '@moisson/core/vocabulary'
import type { Input, Output } from '@moisson/contract/call'
import { addDays } from '@moisson/law/calendar'

export type Agreement = Output<typeof saveAgreement>
/** What may be done with a version as a whole. */
export type Deed = 'remove' | 'renew' | 'denounce'
type Clauses = Required<Agreement['clauses']>
type Acts = RecordOf<typeof actFields>
/** What the form shows: the acts and the clauses side by side, null where nobody has said what the agreement says. */
export type AgreementValues = Acts & { [Name in keyof Clauses]: Clauses[Name] | null }

const isAct = (name: string): boolean => name in actFields
const isWritten = (name: string): boolean => isAct(name) || name in clauseFields

/** An agreement that nobody has recorded yet: none of its clauses is known. */
export function blankAgreement(company_id: string, type: Agreement['type']): Agreement {
  return {
    id: '',
    company_id,
    type,
    title: type === 'interessement' ? 'Accord d’intéressement' : 'Accord de participation',
    ...blankOf(actFields),
    clauses: {},
    act: 'agreement',
    of_id: null,
    formula: null,
    typed_envelope_reason: null,
    denounced_on: null,
    standing: 'unsigned',
    rules_until: null,
    campaigns: [],
    saved_by_name: null,
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

/** An amendment of what counts, from the first exercice on that nothing was launched for. */
export function amendmentOf(counting: Agreement, versions: readonly Agreement[]): Agreement {
  const of = versions.find(({ id }) => id === counting.of_id && counting.act === 'amendment') ?? counting
  const decided = versions.flatMap(({ campaigns }) => campaigns.map(({ exercise_end }) => exercise_end))
  const last = decided.toSorted().at(-1)
  const first = last === undefined ? null : addDays(last, 1)
  const { conclusion, tacit_renewal, last_exercise_end } = of
  return {
    ...blankAgreement(counting.company_id, counting.type),
    act: 'amendment',
    title: `Avenant à « ${of.title} »`.slice(0, 160),
    conclusion,
    tacit_renewal,
    last_exercise_end,
    first_exercise_start: first !== null && first <= (last_exercise_end ?? first) ? first : null,
    clauses: counting.clauses,
  }
}

/** The agreement that comes after the last one, from the day on after its end. */
export function followerOf(versions: readonly Agreement[]): Agreement {
  const ends = versions.map(({ last_exercise_end }) => last_exercise_end ?? '').toSorted()
  const last = ends.at(-1)
  const [latest] = versions
  if (!latest) throw new Error('what follows has something before it')
  return {
    ...blankAgreement(latest.company_id, latest.type),
    first_exercise_start: last ? addDays(last, 1) : null,
  }
}

/** What is sent: only what was changed; of a version that is not there yet, what was proposed as well. */
export function bodyOf(
  stored: Agreement,
  changes: Partial<AgreementValues>,
): Input<typeof saveAgreement>['body'] {
  const { version: _, ...proposed } = valuesOf(stored)
  const known = Object.entries(proposed).filter(
    ([name, value]) => value !== null && !(Array.isArray(value) && value.length === 0) && isWritten(name),
  )
  const sent = stored.version === 0 ? { ...Object.fromEntries(known), ...changes } : changes
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
