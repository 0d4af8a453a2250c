import { campaignNamed, contactBlock, hello, receivedBefore } from './campaign-words.ts'
import { campaignMail } from './mail.ts'

/** An advance was paid to somebody who has no share in the end. */
export const advanceToReturn = campaignMail<object>({
  kind: 'advance-to-return',
  stillDue: ({ person }) => person !== null && person.share_net_cents === 0 && person.advance_net_cents > 0,
  render(_, { facts, language }) {
    const { campaign, person } = facts
    return {
      subject: {
        fr: `${campaignNamed(facts)}\u00a0: une avance à restituer`,
        en: `${campaignNamed(facts)}: an advance to return`,
      }[language],
      preview: {
        fr: 'Vous n’avez pas de part dans cette campagne.',
        en: 'You have no share in this campaign.',
      }[language],
      title: { fr: 'L’avance que vous avez reçue', en: 'The advance you received' }[language],
      blocks: [
        hello(facts, language),
        {
          kind: 'text',
          text: {
            fr: `${campaign.company_name} vous a versé une avance sur la campagne «\u00a0${campaign.name}\u00a0». Vous n’y avez pas de part\u00a0: cette avance est à restituer.`,
            en: `${campaign.company_name} paid you an advance on the campaign “${campaign.name}”. You have no share in it: the advance is to be returned.`,
          }[language],
        },
        ...(person ? receivedBefore(person, language) : []),
        ...contactBlock(facts, language),
      ],
    }
  },
})
