import { contactBlock, hello, campaignNamed } from './campaign-words.ts'
import { easyCancelled } from './easy-campaign-changes.ts'
import { campaignMail } from './mail.ts'
import { ownWords } from './own-words.ts'

interface Payload {
  reason?: string | null
}

export const campaignCancelled = campaignMail<Payload>({
  kind: 'campaign-cancelled',
  easy: easyCancelled,
  render({ reason }, { facts, language }) {
    const { campaign } = facts
    const own = ownWords(campaign.type, language)?.cancelled
    const why = reason ?? campaign.state_reason
    return {
      subject: {
        fr: `${campaignNamed(facts)}\u00a0: campagne annulée`,
        en: `${campaignNamed(facts)}: campaign cancelled`,
      }[language],
      preview: {
        fr: `${campaign.company_name} a annulé cette campagne.`,
        en: `${campaign.company_name} called this campaign off.`,
      }[language],
      title: { fr: 'La campagne est annulée', en: 'The campaign is cancelled' }[language],
      blocks: [
        hello(facts, language),
        {
          kind: 'text',
          text: {
            fr: `${campaign.company_name} a annulé la campagne «\u00a0${campaign.name}\u00a0». Les choix déjà faits ne s’appliquent pas et ${own ?? 'aucun montant n’est versé'}.`,
            en: `${campaign.company_name} called the campaign “${campaign.name}” off. Choices already made do not apply, and ${own ?? 'nothing is paid'}.`,
          }[language],
        },
        ...(why
          ? [{ kind: 'quote' as const, title: { fr: 'Motif', en: 'Reason' }[language], text: why }]
          : []),
        ...contactBlock(facts, language),
      ],
    }
  },
})
