import { detailIn } from '@moisson/law/refusal'
import { denounceAgreement } from '@moisson/contract/agreement'
import { endAfterDenunciation, endingAs } from '@moisson/core/company/agreement-ends'
import { closingOf } from '@moisson/core/company/closing'
import { addDays, type Day } from '@moisson/law/calendar'
import { say, type Text } from '@moisson/law/text'
import { mediumDay } from '@moisson/law/words/days'
import { parisDay } from '@moisson/law/paris-time'
import { handle } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { actsOf, agreementsOf, decidedBy, type AgreementRow } from './agreement-store.ts'
import { versionIn } from './change-agreement.ts'
import { companyRow } from './company-store.ts'
import { decidedIn, lockedVersions } from './write-agreement.ts'

/** The agreement and its amendments end together, no exercice that was launched losing its rules. */
export const handleDenounceAgreement = handle(denounceAgreement, async (context) => {
  const { tx, companyId, input, now, note } = context
  const { denounced_on, filed_on } = input.body
  const today = parisDay(now)
  if (denounced_on > filed_on || filed_on > today) throw refused('agreement_dates')
  const all = await lockedVersions(tx, companyId, null)
  const version = versionIn(all, input.path.aid)
  const closing = closingOf(await companyRow(tx, companyId))
  if (closing === null) throw refused('closing_day_missing')
  const { id, title, first_exercise_start: first } = version
  const ends = endAfterDenunciation(filed_on, closing, endingAs(version, all).period_months)
  // In time in its first exercice, it holds for that one too: the agreement rules none.
  const eve = first === null ? ends : addDays(first, -1)
  const last_exercise_end = ends < eve ? eve : ends
  const chain = all.filter((one) => one.id === id || (one.of_id === id && one.act === 'amendment'))
  const why = notDenounced(version, chain, { today, last_exercise_end })
  if (why) throw refused('agreement_not_denounced', { title, ...detailIn('why', why) })
  const decided = await decidedBy(tx, companyId)
  for (const one of chain) {
    const campaigns = (decided.get(one.id) ?? []).filter(
      ({ exercise_end }) => exercise_end > last_exercise_end,
    )
    if (campaigns.length > 0) throw refused('agreement_decided', decidedIn(one, campaigns))
  }
  // What nobody signed and nothing is left of to change goes with it.
  const left = chain
    .filter((one) => one.id !== id && (one.first_exercise_start ?? '') > last_exercise_end)
    .map((one) => one.id)
  if (left.length > 0) await tx.deleteFrom('agreement').where('id', 'in', left).execute()
  for (const one of chain)
    if (one.last_exercise_end === null || one.last_exercise_end > last_exercise_end)
      await tx
        .updateTable('agreement')
        .set({ denounced_on, last_exercise_end, version: one.version + 1, updated_at: now })
        .where('id', '=', one.id)
        .execute()
  const after = (await agreementsOf(tx, companyId, today)).find((one) => one.id === id)
  if (!after) throw new Error('the agreement is there')
  note({
    target_type: 'agreement',
    target_id: id,
    before: { ...actsOf(version), denounced_on: version.denounced_on },
    after: { ...actsOf(after), denounced_on, filed_on },
  })
  return after
})

/** Why an agreement is not denounced; null where it may be. */
function notDenounced(
  { id, act, signed_on, first_exercise_start: first, last_exercise_end: end }: AgreementRow,
  chain: readonly AgreementRow[],
  { today, last_exercise_end }: { today: Day; last_exercise_end: Day },
): Text | null {
  if (act === 'amendment')
    return say(
      'c’est un avenant, dénoncez l’accord qu’il modifie',
      'it is an amendment, denounce the agreement it changes',
    )
  if (signed_on === null)
    return say('personne ne l’a signé, il se retire', 'nobody signed it, it is taken back')
  if (first !== null && first > today)
    return say(
      'son premier exercice n’a pas commencé, il se retire',
      'its first financial year has not begun, it is taken back',
    )
  if (end !== null && end <= last_exercise_end)
    return say(`il prend déjà fin le ${mediumDay(end, 'fr')}`, `it ends on ${mediumDay(end, 'en')} already`)
  const later = chain.find(
    (one) => one.id !== id && one.signed_on !== null && (one.first_exercise_start ?? '') > last_exercise_end,
  )
  return later
    ? say(
        `« ${later.title} » compte après lui, et se retire d’abord`,
        `“${later.title}” counts after it, and is taken back first`,
      )
    : null
}
