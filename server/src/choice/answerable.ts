import { isAnswerable } from '@moisson/core/campaign/answer-window'
import { decides } from '@moisson/core/choice/offer'
import { outcomeOf } from '@moisson/core/choice/outcome'
import { recordedConsequence } from '@moisson/core/choice/consequence'
import { choiceSentence } from '@moisson/core/choice/default-sentence'
import { isRefusal } from '@moisson/core/refusal'
import { Refused, refused } from '../http/refused.ts'
import type { Versions } from './choice-store.ts'
import type { MyFile } from './choosing-file.ts'
import type { Language } from '@moisson/law/text'
import { afterColon } from '@moisson/law/words/inside-sentence'

/** Refuses an answer about nothing, and one that comes too late with what the silence or the earlier answer has become. */
export function requireAnswerable(file: MyFile, versions: Versions, language: Language): void {
  if (!decides(file.person)) throw refused('nothing_to_decide')
  const answer = isAnswerable(file.campaign, file.enrolment, file.now)
  if (!isRefusal(answer)) return
  const details =
    answer.refusal === 'campaign_closed'
      ? { ...answer.details, outcome: outcomeSentence(file, versions, language) }
      : answer.details
  throw new Refused({ refusal: answer.refusal, details })
}

function outcomeSentence(
  { offer, person, enrolment }: MyFile,
  versions: Versions,
  language: Language,
): string {
  const outcome = outcomeOf(offer, person, {
    submitted: versions.counted ? recordedConsequence(offer, versions.counted.lines, person).lines : null,
    draft: versions.draft?.lines ?? null,
    informed: enrolment.informed_on !== null,
  })
  if (outcome.kind === 'held')
    return { fr: 'Votre montant a été conservé pour vous.', en: 'Your amount was kept for you.' }[language]
  const { lines, estimate } = recordedConsequence(offer, outcome.lines, person)
  const said = choiceSentence(lines, estimate)[language]
  // What was applied to somebody silent counts like a choice, and is not one; of one's own nothing is applied.
  if (outcome.kind === 'defaulted' || versions.counted?.status === 'default_applied')
    return estimate.own
      ? said
      : {
          fr: `Le choix par défaut s’applique\u00a0: ${afterColon(said)}`,
          en: `The default applies: ${afterColon(said)}`,
        }[language]
  return {
    fr: `Votre choix s’applique\u00a0: ${afterColon(said)}`,
    en: `Your choice applies: ${afterColon(said)}`,
  }[language]
}
