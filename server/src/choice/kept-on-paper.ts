import { hasLegalDay } from '@moisson/core/campaign/has-legal-day'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { heldLeft } from '@moisson/core/payment/held-left'
import type { InEach, Language } from '@moisson/law/text'
import { euros } from '@moisson/law/words/figures'
import type { MyFile } from './choosing-file.ts'
import { articleOf, section, type Section } from './notice-section.ts'

/**
 * Whether the settlement kept the person's amount because nobody could tell them of it: no time to answer ran, and
 * silence did nothing.
 */
export const isKept = ({ campaign, enrolment }: MyFile): boolean =>
  enrolment.engagement_state === 'unreachable' &&
  enrolment.decides &&
  (campaign.state === 'submitted' || campaign.state === 'validated' || campaign.state === 'completed')

const words = {
  fr: {
    title: 'Ce que devient votre montant',
    kept: (amount: string) =>
      `Vous n’avez pas pu être informé dans le délai de cette campagne\u00a0: aucun choix n’a été appliqué, rien n’a été placé. ${amount} nets ont été conservés pour vous.`,
    deposit: (law: string) =>
      `Tant qu’ils ne vous sont pas versés, l’entreprise les garde, puis les remet à la Caisse des dépôts, où vous pouvez les réclamer (${law}). Écrivez-lui avant.`,
    owed: 'L’entreprise vous les doit\u00a0: écrivez-lui.',
    easy: (amount: string) => [
      'Nous n’avons pas pu vous prévenir à temps.',
      'Aucun choix n’a été fait pour vous.',
      `L’entreprise a gardé ${amount} pour vous.`,
      'Demandez-lui cet argent.',
    ],
  },
  en: {
    title: 'What becomes of your amount',
    kept: (amount: string) =>
      `You could not be told within the time of this campaign: no choice was applied and nothing was invested. ${amount} net was kept for you.`,
    deposit: (law: string) =>
      `As long as it is not paid to you, the company keeps it, then hands it to the Caisse des dépôts, where you may claim it (${law}). Write to the company before.`,
    owed: 'The company owes it to you: write to them.',
    easy: (amount: string) => [
      'We could not tell you in time.',
      'No choice was made for you.',
      `The company kept ${amount} for you.`,
      'Ask the company for this money.',
    ],
  },
} as const satisfies InEach<unknown>

const isAsPay = ({ like_pay, type }: MyFile['offer']): boolean =>
  (like_pay ?? false) || !campaignTypeFacts[type].cash

/** Where the notice tells everybody else until when they may answer and what silence does. */
export function kept({ campaign, enrolment, offer, held = null }: MyFile, language: Language): Section {
  const say = words[language]
  const left = heldLeft(held, isAsPay(offer))
  if (left) return section(say.title, { sentences: [left.sentence[language]] })
  return section(say.title, {
    sentences: [
      say.kept(euros(enrolment.due_net_cents, language)),
      hasLegalDay(campaign.type)
        ? say.deposit(articleOf(campaignTypeFacts[campaign.type].points.unclaimed, language))
        : say.owed,
    ],
  })
}

/** The same in easy words. */
export function keptEasily({ enrolment, offer, held = null }: MyFile, language: Language): Section {
  const say = words[language]
  const left = heldLeft(held, isAsPay(offer))?.sentence.easy?.[language]
  return section(say.title, { sentences: left ? [left] : say.easy(euros(enrolment.due_net_cents, language)) })
}
