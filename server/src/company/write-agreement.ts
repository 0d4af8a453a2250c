import { detailIn } from '@moisson/law/refusal'
import type { Input } from '@moisson/contract/call'
import type { saveAgreement } from '@moisson/contract/company'
import { sentenceOf } from '@moisson/contract/refusals'
import { exerciseOf } from '@moisson/core/campaign/exercise-dates'
import { impossibleCap } from '@moisson/core/campaign/impossible-settings'
import { checkAgreementDates, checkClauses, latestEnd, rewrites } from '@moisson/core/company/agreement'
import { actFields } from '@moisson/core/company/agreement-fields'
import { civilYear } from '@moisson/core/company/closing'
import { checkSignatories, concludedOn } from '@moisson/core/company/signatories'
import type { Signatory } from '@moisson/core/company/signatory-fields'
import { amendedBy, overlapping, versionFor } from '@moisson/core/company/agreement-versions'
import { blankOf } from '@moisson/core/record/blank'
import type { RecordOf } from '@moisson/core/record/field'
import type { AgreementAct, AgreementType } from '@moisson/core/vocabulary'
import { type Language, inEach } from '@moisson/law/text'
import { yearOf } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { mediumDay } from '@moisson/law/words/days'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../database/connect.ts'
import { papersSeen } from '../file/papers-seen.ts'
import type { Caller } from '../http/caller.ts'
import type { Context } from '../http/handle.ts'
import { refuseFaults } from '../http/refuse-faults.ts'
import { Refused, refused } from '../http/refused.ts'
import {
  actsOf,
  agreementRows,
  agreementsOf,
  decidedBy,
  type AgreementOut,
  type AgreementRow,
} from './agreement-store.ts'

type Given = Input<typeof saveAgreement>['body']
/** What the envelope comes from: a formula, or an amount typed for a reason. */
type Envelope = Pick<AgreementRow, 'formula' | 'typed_envelope_reason'>
type Acts = RecordOf<typeof actFields>
type Writing = Pick<
  Context<typeof saveAgreement>,
  'tx' | 'companyId' | 'now' | 'caller' | 'note' | 'orRefuse' | 'language'
>

export const agreementTitles: Record<AgreementType, string> = {
  interessement: 'Accord d’intéressement',
  participation: 'Accord de participation',
}

/** What an amendment takes over of the version it changes, and what a renewal goes on with. */
const kept = {
  agreement: [],
  amendment: ['conclusion', 'last_exercise_end', 'period_months', 'tacit_renewal'],
  renewal: [
    'conclusion',
    'signed_on',
    'signatories',
    'filed_on',
    'filing_reference',
    'document_id',
    'period_months',
    'tacit_renewal',
  ],
} as const satisfies Record<AgreementAct, readonly (keyof Acts)[]>

/** The company's agreements are written one at a time. */
export async function lockedVersions(
  tx: Tx,
  companyId: string,
  type: AgreementType | null,
): Promise<AgreementRow[]> {
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forUpdate().execute()
  const rows = await agreementRows(tx, companyId)
  return type === null ? rows : rows.filter((row) => row.type === type)
}

/**
 * Writes one version of an agreement, new or changed: what is left out stays as it was, and what decided a launched
 * campaign is not rewritten.
 */
export async function writeVersion(
  context: Writing,
  version: {
    type: AgreementType
    act: AgreementAct
    /** The version as it is, or none yet. */
    before: AgreementRow | undefined
    /** Every version of the kind. */
    versions: readonly AgreementRow[]
    /** What a renewal goes on with. */
    of?: AgreementRow
    /** What the text says the envelope is computed from; what is left out stays as it was. */
    envelope?: Envelope
  },
  given: Given,
): Promise<AgreementOut> {
  const { tx, companyId, now, caller, note, orRefuse } = context
  const { type, before } = version
  const act = before?.act ?? version.act
  const spare = before || act !== 'agreement' ? [] : await spareExamples(context, version.versions)
  const others = version.versions.filter((other) => other !== before && !spare.includes(other))
  const asked = given.first_exercise_start ?? null
  const of = version.of ?? (act === 'amendment' && !before ? amended(asked, others) : undefined)
  // An amendment changes what the exercice goes by until then, be it an amendment before it.
  const base = before ?? (of && asked !== null ? versionFor(others, { start: asked, end: asked }) : of)
  const { clauses, ...days } = given
  const whole = orRefuse(checkClauses(saidOf({ ...base?.clauses, ...present(clauses ?? {}) })))
  refuseCapAboveLaw(whole, base?.clauses, context)
  const acts: Acts = {
    ...blankOf(actFields),
    title: act === 'amendment' ? `Avenant à « ${of?.title ?? ''} »`.slice(0, 160) : agreementTitles[type],
    ...(before ? actsOf(before) : of && takenOver(act, of)),
    ...present(days),
  }
  // Whoever records the last signature has said when it was concluded.
  if (days.signatories !== undefined) acts.signed_on ??= concludedOn(acts.conclusion, acts.signatories)
  orRefuse(checkSignatories(acts.conclusion, acts.signatories, parisDay(now)))
  for (const paper of newPapers(acts.signatories, base?.signatories ?? []))
    await requireDocument(context, paper)
  // What a denunciation ended may be left without an exercice.
  const ended =
    (before?.denounced_on ?? null) !== null && acts.last_exercise_end === before?.last_exercise_end
  const checked = ended ? { ...acts, last_exercise_end: null } : acts
  orRefuse(checkAgreementDates(type, checked, parisDay(now.toISOString())))
  if (acts.document_id !== null && acts.document_id !== base?.document_id)
    await requireDocument(context, acts.document_id)
  requireOwnPlace(act, acts, before, others)
  if (type === 'interessement') requireFiveYears(context.language, { act, acts, before, of, others })
  if (before) await requireUndecided(context, before, { ...acts, clauses: whole })
  const envelope = version.envelope ?? envelopeOf(base)
  if (before) await requireOwnFormula(context, before, envelope)
  const unchanged =
    before !== undefined &&
    isDeepStrictEqual([acts, whole, envelope], [actsOf(before), before.clauses, envelopeOf(before)])
  const id = before?.id ?? randomUUID()
  if (!unchanged) {
    const saved = {
      ...acts,
      title: before?.is_example ? withoutExample(acts.title) : acts.title,
      // Whoever writes an agreement makes it the company's own.
      is_example: false,
      signatories: JSON.stringify(acts.signatories),
      clauses: JSON.stringify(whole),
      formula: envelope.formula && JSON.stringify(envelope.formula),
      typed_envelope_reason: envelope.typed_envelope_reason,
      saved_by_name: caller.name,
      updated_at: now,
    }
    if (before)
      await tx
        .updateTable('agreement')
        .set({ ...saved, version: before.version + 1 })
        .where('id', '=', id)
        .execute()
    else {
      if (spare.length > 0)
        await tx
          .deleteFrom('agreement')
          .where(
            'id',
            'in',
            spare.map((one) => one.id),
          )
          .execute()
      await tx
        .insertInto('agreement')
        .values({ id, company_id: companyId, type, act, of_id: of?.id ?? null, ...saved })
        .execute()
    }
  }
  const after = (await agreementsOf(tx, companyId, parisDay(now))).find((row) => row.id === id)
  if (!after) throw new Error('the agreement was not written')
  note({
    target_type: 'agreement',
    target_id: id,
    before: before ? { ...actsOf(before), clauses: before.clauses } : null,
    after: { ...actsOf(after), clauses: after.clauses },
  })
  return after
}

/** The agreement whose exercices an amendment counts from. */
function amended(from: string | null, others: readonly AgreementRow[]): AgreementRow {
  if (from === null) throw refused('agreement_day_missing')
  const of = amendedBy(from, others)
  if (!of) throw refused('amendment_of_nothing', onDay(from))
  return of
}

/** A day that a refusal names. */
export const onDay = (day: string) =>
  detailIn(
    'day',
    inEach((language) => mediumDay(day, language)),
  )

/** Examples of the demo that a real agreement takes the place of. */
async function spareExamples(
  { tx, companyId }: Writing,
  versions: readonly AgreementRow[],
): Promise<AgreementRow[]> {
  const examples = versions.filter(({ is_example }) => is_example)
  if (examples.length === 0) return []
  const decided = await decidedBy(tx, companyId)
  return examples.filter(({ id }) => !decided.has(id))
}

function takenOver(act: AgreementAct, of: AgreementRow): Partial<Acts> {
  const names: readonly (keyof Acts)[] = kept[act]
  return Object.fromEntries(names.map((name) => [name, of[name]]))
}

/** Papers of signatories that were not on record before. */
const newPapers = (signatories: readonly Signatory[], before: readonly Signatory[]): string[] => {
  const known = new Set(before.map(({ document_id }) => document_id))
  return signatories.flatMap(({ document_id }) => (document_id && !known.has(document_id) ? document_id : []))
}

/** No exercice goes by two agreements, and no two versions begin together. */
function requireOwnPlace(
  act: AgreementAct,
  acts: Acts,
  before: AgreementRow | undefined,
  others: readonly AgreementRow[],
): void {
  const { first_exercise_start: first, last_exercise_end: last } = acts
  if (before && before.first_exercise_start === first && before.last_exercise_end === last) return
  if (others.length === 0) return
  if (first === null) throw refused('agreement_day_missing')
  // One denounced before its first exercice rules none: its place is free.
  const same = others.find((other) => other.first_exercise_start === first && !rulesNothing(other))
  if (same) throw refused('agreement_same_start', { title: same.title, ...onDay(first) })
  if (act === 'amendment') {
    if (!amendedBy(first, others)) throw refused('amendment_of_nothing', onDay(first))
    return
  }
  const outside = others.some(
    (other) =>
      other.of_id === before?.id &&
      other.act === 'amendment' &&
      ((other.first_exercise_start ?? first) < first ||
        (other.first_exercise_start ?? first) > (last ?? '9999-12-31')),
  )
  if (before && outside) throw refused('agreement_amended', { title: before.title })
  // One whose exercices nobody gave yet stands in nobody's way.
  const dated = others.filter((other) => other.first_exercise_start !== null)
  const [other] = overlapping(acts, dated)
  const day = other?.first_exercise_start
  if (other && day)
    throw refused('agreement_overlaps', { title: other.title, ...onDay(day > first ? day : first) })
}

const rulesNothing = ({ first_exercise_start: first, last_exercise_end: last }: AgreementRow): boolean =>
  first !== null && last !== null && last < first

/** An amendment prolongs an agreement up to five years from the first exercice of that agreement (L3312-5). */
function requireFiveYears(
  language: Language,
  written: {
    act: AgreementAct
    acts: Acts
    before: AgreementRow | undefined
    of: AgreementRow | undefined
    others: readonly AgreementRow[]
  },
): void {
  const { act, acts, before, of, others } = written
  const whole = act === 'amendment' ? (of ?? others.find(({ id }) => id === before?.of_id)) : acts
  const first = whole?.first_exercise_start ?? null
  if (first === null) return
  const amendments =
    act === 'amendment' ? [] : others.filter((one) => one.act === 'amendment' && one.of_id === before?.id)
  const latest = latestEnd(first)
  if ([acts, ...amendments].every(({ last_exercise_end: end }) => (end ?? '') <= latest)) return
  const { refusal } = refused('agreement_too_long', onDay(latest))
  const message = sentenceOf(refusal, language)
  throw new Refused(refusal, {
    fieldErrors: [{ field: 'last_exercise_end', code: refusal.refusal, message }],
  })
}

/** A ceiling that is given now is within the law's of today; one that stands stops no other change. */
function refuseCapAboveLaw(
  { individual_cap_cents: cap }: AgreementOut['clauses'],
  before: AgreementOut['clauses'] | undefined,
  { now, language }: Pick<Writing, 'now' | 'language'>,
): void {
  if (cap == null || cap === before?.individual_cap_cents) return
  const fault = impossibleCap(cap, exerciseOf(yearOf(parisDay(now.toISOString())), civilYear))
  const at = { field: 'clauses.individual_cap_cents', code: 'above_individual_ceiling' }
  refuseFaults(fault ? [{ ...at, ...fault }] : [], language)
}

async function requireUndecided(
  { tx, companyId }: Writing,
  before: AgreementRow,
  after: Parameters<typeof rewrites>[1],
): Promise<void> {
  const campaigns = (await decidedBy(tx, companyId)).get(before.id) ?? []
  const [last] = campaigns
  if (last && rewrites(before, after, last.exercise_end))
    throw refused('agreement_decided', decidedIn(before, campaigns))
}

const envelopeOf = (row: AgreementRow | undefined): Envelope => ({
  formula: row?.formula ?? null,
  typed_envelope_reason: row?.typed_envelope_reason ?? null,
})

/** A formula that a launched campaign went by stays; one that was never kept may still be added. */
async function requireOwnFormula(
  { tx, companyId }: Writing,
  before: AgreementRow,
  after: Envelope,
): Promise<void> {
  if (before.formula === null || isDeepStrictEqual(before.formula, after.formula)) return
  const campaigns = (await decidedBy(tx, companyId)).get(before.id) ?? []
  if (campaigns.length > 0) throw refused('agreement_decided', decidedIn(before, campaigns))
}

/** What a refusal says of the campaigns that a version decided. */
export function decidedIn({ title }: AgreementRow, campaigns: AgreementOut['campaigns']) {
  const names = campaigns.slice(0, 3).map(({ name }) => `« ${name} »`)
  return { title, campaigns: names.join(', ') }
}

/** What an example is called stops saying so once somebody writes it. */
export const withoutExample = (name: string): string => name.replace(/ \(exemple\)$/, '')

function present<Value extends object>(
  given: Value,
): { [Key in keyof Value]?: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Value]?: Exclude<Value[Key], undefined>
  }
}

/** What the agreement says: a clause taken back is absent, and no ceiling of its own is a clause too. */
export function saidOf(given: NonNullable<Given['clauses']>): AgreementOut['clauses'] {
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => value !== null || name === 'individual_cap_cents'),
  )
}

export async function requireDocument(
  { tx, companyId, caller }: { tx: Tx; companyId: string; caller: Caller },
  id: string,
): Promise<void> {
  const found = await papersSeen(tx, companyId, caller)
    .select('d.id')
    .where('d.id', '=', id)
    .executeTakeFirst()
  if (!found) throw refused('unknown_document')
}
