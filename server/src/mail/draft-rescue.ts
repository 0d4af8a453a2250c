import { isComplete, totalOf } from '@moisson/core/choice/check-lines'
import { ifConfirmed, type CampaignFacts } from './campaign-facts.ts'
import {
  choicePage,
  contactBlock,
  hello,
  lastDay,
  mayBeReminded,
  smallPrint,
  whatIsAtStake,
  campaignNamed,
} from './campaign-words.ts'
import { easyRescue } from './easy-campaign-changes.ts'
import { campaignMail } from './mail.ts'
import type { Language } from '@moisson/law/text'
import { euros } from '@moisson/law/words/figures'

function unfinished(left_cents: number, language: Language): string {
  const amount = euros(left_cents, language)
  if (left_cents <= 0)
    return {
      fr: 'Ce choix n’est pas complet\u00a0: terminez-le pour pouvoir le valider.',
      en: 'This choice is not complete: finish it so that it can be confirmed.',
    }[language]
  return {
    fr: `Il reste ${amount} à répartir\u00a0: ce choix ne peut pas encore être validé.`,
    en: `${amount} is left to allocate: this choice cannot be confirmed yet.`,
  }[language]
}

function buttonOf(done: boolean, language: Language): string {
  return done
    ? { fr: 'Valider ce choix', en: 'Confirm this choice' }[language]
    : { fr: 'Terminer mon choix', en: 'Finish my choice' }[language]
}

/** Whether the draft may be confirmed as it is. */
function isDone({ campaign, person }: CampaignFacts): boolean {
  return person !== null && isComplete(campaign.offer, person.draft ?? [], person)
}

/** The draft itself, and one button to confirm it, in the last three days; an unfinished one says what remains. */
export const draftRescue = campaignMail<object>({
  kind: 'draft-rescue',
  page: (facts) => (isDone(facts) ? `${choicePage(facts)}&step=review` : choicePage(facts)),
  stillDue: (facts) => mayBeReminded(facts) && (facts.person?.draft?.length ?? 0) > 0,
  reminds: true,
  easy: easyRescue,
  render(_, { facts, language, link, now }) {
    const { campaign, person } = facts
    const day = lastDay(facts, now, language)
    const done = isDone(facts)
    const left = (person?.net_cents ?? 0) - totalOf(person?.draft ?? [])
    const saved = person ? ifConfirmed(campaign.offer, person.draft ?? [], person)[language] : ''
    return {
      subject: {
        fr: `${campaignNamed(facts)}\u00a0: votre choix n’est pas validé (jusqu’au ${day})`,
        en: `${campaignNamed(facts)}: your choice is not confirmed (until ${day})`,
      }[language],
      preview: {
        fr: 'Il est enregistré\u00a0: relisez-le, puis validez-le.',
        en: 'It is saved: read it again, then confirm it.',
      }[language],
      title: { fr: 'Votre choix n’est pas encore validé', en: 'Your choice is not confirmed yet' }[language],
      blocks: [
        hello(facts, language),
        {
          kind: 'text',
          text: { fr: `Vous avez enregistré ce choix\u00a0:`, en: 'You have saved this choice:' }[language],
        },
        { kind: 'quote', title: null, text: saved },
        ...(done ? [] : [{ kind: 'text' as const, text: unfinished(left, language) }]),
        ...(link ? [{ kind: 'button' as const, label: buttonOf(done, language), url: link }] : []),
        ...whatIsAtStake(facts, now, language),
        ...contactBlock(facts, language),
        ...smallPrint(facts, language),
      ],
    }
  },
})
