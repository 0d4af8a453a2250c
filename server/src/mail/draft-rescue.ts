import { inOneSentence } from './campaign-facts.ts'
import {
  choicePage,
  contactBlock,
  hello,
  lastDay,
  mayStillAnswer,
  smallPrint,
  whatIsAtStake,
  whatItIs,
} from './campaign-words.ts'
import { campaignMail } from './mail.ts'

/** The draft itself, and one button to confirm it, in the last three days. */
export const draftRescue = campaignMail<object>({
  kind: 'draft-rescue',
  page: (facts) => `${choicePage(facts)}&step=review`,
  stillDue: (facts) => mayStillAnswer(facts) && (facts.person?.draft?.length ?? 0) > 0,
  render(_, { facts, language, link, now }) {
    const fr = language === 'fr'
    const { campaign, person } = facts
    const day = lastDay(facts, now, language)
    const saved = person ? inOneSentence(campaign.offer, person.draft ?? [], person, language) : ''
    return {
      subject: fr
        ? `${whatItIs(facts, 'fr')}\u00a0: votre choix n’est pas validé (jusqu’au ${day})`
        : `${whatItIs(facts, 'en')}: your choice is not confirmed (until ${day})`,
      preview: fr
        ? 'Il est enregistré, mais il ne compte pas encore.'
        : 'It is saved, but it does not count yet.',
      title: fr ? 'Votre choix n’est pas encore validé' : 'Your choice is not confirmed yet',
      blocks: [
        hello(facts, language),
        {
          kind: 'text',
          text: fr ? `Vous avez enregistré ce choix\u00a0:` : 'You have saved this choice:',
        },
        { kind: 'quote', title: null, text: saved },
        ...(link
          ? [{ kind: 'button' as const, label: fr ? 'Valider ce choix' : 'Confirm this choice', url: link }]
          : []),
        ...whatIsAtStake(facts, now, language),
        ...contactBlock(facts, language),
        ...smallPrint(facts, language),
      ],
    }
  },
})
