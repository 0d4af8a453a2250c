import {
  choicePage,
  contactBlock,
  hello,
  lastDay,
  smallPrint,
  whatIsAtStake,
  whatItIs,
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
    const what = whatItIs(facts, language)
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
        {
          kind: 'text',
          text: fr
            ? `${campaign.company_name} vous verse une part de ses résultats au titre de la campagne «\u00a0${campaign.name}\u00a0». Vous pouvez la recevoir, la placer, ou partager entre les deux.`
            : `${campaign.company_name} shares its results with you under the campaign “${campaign.name}”. You may be paid, place the money, or split it between the two.`,
        },
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
