import { peeAvailableOn } from '@moisson/core/choice/consequence'
import { campaignNamed, contactBlock, hello } from './campaign-words.ts'
import { easyMoved } from './easy-campaign-changes.ts'
import { campaignMail } from './mail.ts'
import { longDay } from '@moisson/law/words/days'

/** The payment comes later than announced, and so does the day the money placed on the PEE is free. */
export const paymentMoved = campaignMail<object>({
  kind: 'payment-moved',
  stillDue: ({ campaign, person }) =>
    !['cancelled', 'completed'].includes(campaign.state) && person?.engagement_state !== 'excluded',
  easy: easyMoved,
  render(_, { facts, language, publicUrl }) {
    const { campaign } = facts
    const day = longDay(campaign.offer.payment_day, language)
    const free = peeAvailableOn(campaign.offer)
    const until =
      free === null || !campaign.offer.destinations.includes('pee') ? null : longDay(free, language)
    return {
      subject: {
        fr: `${campaignNamed(facts)}\u00a0: versement reporté au ${day}`,
        en: `${campaignNamed(facts)}: payment moved to ${day}`,
      }[language],
      preview: { fr: 'La date de versement a changé.', en: 'The payment date has changed.' }[language],
      title: { fr: 'Le versement est reporté', en: 'The payment has been moved' }[language],
      blocks: [
        hello(facts, language),
        {
          kind: 'text',
          text: {
            fr: `${campaign.company_name} prévoit maintenant le versement de la campagne «\u00a0${campaign.name}\u00a0» le ${day}.`,
            en: `${campaign.company_name} now plans the payment of the campaign “${campaign.name}” on ${day}.`,
          }[language],
        },
        ...(until
          ? [
              {
                kind: 'text' as const,
                text: {
                  fr: `L’argent placé sur le PEE sera donc libre le ${until}.`,
                  en: `Money invested in the PEE will therefore be free on ${until}.`,
                }[language],
              },
            ]
          : []),
        {
          kind: 'button',
          label: { fr: 'Voir mon espace', en: 'See my space' }[language],
          url: `${publicUrl}/beneficiaire`,
        },
        ...contactBlock(facts, language),
      ],
    }
  },
})
