import { openDestinations } from '@moisson/core/choice/offer'
import type { Language } from '@moisson/core/vocabulary'
import type { CampaignFacts } from './campaign-facts.ts'
import {
  choicePage,
  contactBlock,
  hello,
  lastDay,
  smallPrint,
  whatIsAtStake,
  campaignNamed,
} from './campaign-words.ts'
import type { Block } from './letter.ts'
import { campaignMail } from './mail.ts'

/** The notice: the amount, until when, and what silence means. The amount stays out of the subject. */
export const campaignOpened = campaignMail<object>({
  kind: 'campaign-opened',
  page: choicePage,
  stillDue: ({ campaign, person }) => campaign.state === 'open' && person?.engagement_state !== 'excluded',
  render(_, { facts, language, link, now }) {
    const fr = language === 'fr'
    const { campaign } = facts
    const day = lastDay(facts, now, language)
    const what = campaignNamed(facts)
    const message: Block[] = campaign.message_body
      ? [{ kind: 'quote', title: campaign.message_title, text: campaign.message_body }]
      : []
    return {
      subject: fr
        ? `${what}\u00a0: votre choix est attendu jusqu’au ${day}`
        : `${what}: your choice is awaited until ${day}`,
      preview: fr
        ? `${campaign.company_name} vous verse une part de ses résultats\u00a0: à vous de décider.`
        : `${campaign.company_name} shares its results with you: it is yours to decide.`,
      title: fr
        ? 'Que souhaitez-vous faire de votre prime\u00a0?'
        : 'What would you like to do with your bonus?',
      blocks: [
        hello(facts, language),
        { kind: 'text', text: inShort(facts, language) },
        ...message,
        ...whatIsAtStake(facts, now, language),
        ...(link
          ? [{ kind: 'button' as const, label: fr ? 'Faire mon choix' : 'Make my choice', url: link }]
          : []),
        ...contactBlock(facts, language),
        ...smallPrint(facts, language),
      ],
    }
  },
})

/** Where the money comes from, and what may be done with it. */
function inShort({ campaign }: CampaignFacts, language: Language): string {
  const mayPlace = openDestinations(campaign.offer).length > 1
  if (language === 'en') {
    const from = `${campaign.company_name} shares its results with you under the campaign “${campaign.name}”.`
    return mayPlace
      ? `${from} You may be paid, place the money, or split it between the two.`
      : `${from} It will be paid to you: check the amount and confirm.`
  }
  const from = `${campaign.company_name} vous verse une part de ses résultats au titre de la campagne «\u00a0${campaign.name}\u00a0».`
  return mayPlace
    ? `${from} Vous pouvez la recevoir, la placer, ou partager entre les deux.`
    : `${from} Elle vous sera versée\u00a0: vérifiez le montant et confirmez.`
}
