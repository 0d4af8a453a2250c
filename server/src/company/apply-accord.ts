import { detailIn } from '@moisson/law/refusal'
import { applyAccord } from '@moisson/contract/agreement'
import { sentenceOf } from '@moisson/contract/refusals'
import { agreementFormula } from '@moisson/core/campaign/envelope-basis'
import { agreementRecord } from '@moisson/core/accord/agreement-record'
import { signatoriesIn } from '@moisson/core/accord/text-signatories'
import { exerciseAt } from '@moisson/core/campaign/exercise-dates'
import { closingOf, type Closing } from '@moisson/core/company/closing'
import { conclusionModes } from '@moisson/core/vocabulary'
import type { Day } from '@moisson/law/calendar'
import { type Language, inEach } from '@moisson/law/text'
import { mediumDay } from '@moisson/law/words/days'
import type { Tx } from '../database/connect.ts'
import { papersSeen } from '../file/papers-seen.ts'
import type { Caller } from '../http/caller.ts'
import { handle, type Context } from '../http/handle.ts'
import { Refused, refused } from '../http/refused.ts'
import { actsOf, decidedBy, type AgreementRow } from './agreement-store.ts'
import { companyRow } from './company-store.ts'
import { fillFromAccord } from './fill-from-accord.ts'
import { onDay, lockedVersions, writeVersion } from './write-agreement.ts'

/**
 * Makes a text written here a version of the company's agreements. Applied again, once signed or written anew, it
 * changes the version that it made.
 */
export const handleApplyAccord = handle(applyAccord, async (context) => {
  const { tx, companyId, input, language, note } = context
  const { document_id, act } = input.body
  const paper = await writtenPaper(context, document_id)
  const { accord } = paper
  const { type, ...record } = agreementRecord(accord)
  const closing = closingOf(await companyRow(tx, companyId))
  if (accord.duration.period_months === 12 && closing !== null)
    requireOwnExercices(record.first_exercise_start, closing, language)
  const versions = await withoutTurned(
    context,
    await lockedVersions(tx, companyId, type),
    record.first_exercise_start,
  )
  const same = versions.find(({ first_exercise_start: first }) => first === record.first_exercise_start)
  const own = same && (same.signed_on === null || paper.series.includes(same.document_id ?? ''))
  // A day planned for the signature is no signature: only a paper that is signed says so.
  const signed_on = paper.status !== 'to_sign' && paper.status !== 'draft' ? paper.signed_at : null
  const filled = await fillFromAccord(tx, companyId, accord, context)
  const version = await writeVersion(
    context,
    {
      type,
      act,
      before: own ? same : undefined,
      versions,
      envelope: { formula: agreementFormula(accord), typed_envelope_reason: null },
    },
    {
      ...record,
      // A text that says nothing of it takes back what the version before said.
      clauses: { ...record.clauses, supplement_criteria: record.clauses.supplement_criteria ?? null },
      document_id,
      tacit_renewal: accord.tacit_renewal,
      period_months: accord.duration.period_months,
      conclusion: conclusionModes.find((mode) => mode === accord.conclusion.mode) ?? null,
      signatories: signatoriesIn(
        accord,
        own ? same.signatories : [],
        await voteOn(tx, companyId, document_id),
      ),
      ...(signed_on !== null && { signed_on }),
      ...(paper.filed_at !== null && { filed_on: paper.filed_at }),
      ...(paper.filing_reference !== null && { filing_reference: paper.filing_reference }),
    },
  )
  if (filled.length > 0)
    note({ after: { ...actsOf(version), clauses: version.clauses, company_file: filled } })
  return version
})

/** What the personnel decided of a text when it was asked here: the day the two thirds were reached, and the minutes. */
async function voteOn(tx: Tx, companyId: string, document_id: string) {
  const vote = await tx
    .selectFrom('ratification')
    .select(['signed_on', 'minutes_document_id'])
    .where('company_id', '=', companyId)
    .where('document_id', '=', document_id)
    .where('state', '=', 'ratified')
    .executeTakeFirst()
  return vote?.signed_on ? { signed_on: vote.signed_on, document_id: vote.minutes_document_id } : null
}

/**
 * Recorded as an agreement before and applied as an amendment now, a version that nobody signed and that decided
 * nothing makes room for the amendment it is.
 */
async function withoutTurned(
  { tx, companyId, input }: Pick<Context<typeof applyAccord>, 'tx' | 'companyId' | 'input'>,
  versions: AgreementRow[],
  first: Day | null,
): Promise<AgreementRow[]> {
  const same = versions.find((one) => one.first_exercise_start === first)
  if (input.body.act !== 'amendment' || !same || same.act === 'amendment' || first === null) return versions
  const [decided, followed] = [
    await decidedBy(tx, companyId),
    versions.some(({ of_id }) => of_id === same.id),
  ]
  if (same.signed_on !== null || followed || decided.has(same.id))
    throw refused('agreement_same_start', {
      title: same.title,
      ...onDay(first),
    })
  await tx.deleteFrom('agreement').where('id', '=', same.id).execute()
  return versions.filter((one) => one !== same)
}

/** A text that counts from within an exercice of the company would leave that one without an agreement. */
function requireOwnExercices(first: Day | null, closing: Closing, language: Language): void {
  if (first === null) return
  const { start } = exerciseAt(first, closing)
  if (start === first) return
  const { refusal } = refused('agreement_of_other_exercices', {
    ...onDay(first),
    ...detailIn(
      'start',
      inEach((language) => mediumDay(start, language)),
    ),
  })
  const message = sentenceOf(refusal, language)
  throw new Refused(refusal, {
    fieldErrors: [{ field: 'first_exercise_start', code: refusal.refusal, message }],
  })
}

/** A current paper that the writing of agreements made, with what it was written from. */
async function writtenPaper(
  { tx, companyId, caller }: { tx: Tx; companyId: string; caller: Caller },
  id: string,
) {
  const paper = await papersSeen(tx, companyId, caller)
    .select([
      'd.series_id',
      'd.status',
      'd.answers',
      'd.current',
      'd.signed_at',
      'd.filed_at',
      'd.filing_reference',
    ])
    .where('d.id', '=', id)
    .executeTakeFirst()
  if (!paper) throw refused('unknown_document')
  const accord = paper.answers?.accord
  if (!accord || !paper.current) throw refused('not_a_written_agreement')
  const series = await tx
    .selectFrom('document')
    .select('id')
    .where('company_id', '=', companyId)
    .where('series_id', '=', paper.series_id)
    .execute()
  return { ...paper, accord, series: series.map((one) => one.id) }
}
