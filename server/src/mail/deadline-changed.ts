import { toDecide, choicePage, hello, isCashOnly, campaignNamed } from './campaign-words.ts'
import { easyDeadline } from './easy-campaign-changes.ts'
import { campaignMail } from './mail.ts'
import { longInstant } from '@moisson/law/words/instants'

interface Payload {
  deadline_at: string
}

export const deadlineChanged = campaignMail<Payload>({
  kind: 'deadline-changed',
  page: choicePage,
  // Where there is nothing to choose, nobody waits for the end of the answers.
  stillDue: (facts) => facts.campaign.state === 'open' && !isCashOnly(facts),
  easy: easyDeadline,
  render({ deadline_at }, { facts, language, link, now }) {
    const until = longInstant(new Date(deadline_at), language)
    return {
      subject: {
        fr: `${campaignNamed(facts)}\u00a0: vous avez jusqu’au ${until}`,
        en: `${campaignNamed(facts)}: you have until ${until}`,
      }[language],
      preview: { fr: 'Votre date limite est reportée.', en: 'Your deadline has been moved.' }[language],
      title: { fr: 'Votre date limite est reportée', en: 'Your deadline has been moved' }[language],
      blocks: [
        hello(facts, language),
        {
          kind: 'text',
          text: { fr: `Vous pouvez répondre jusqu’au ${until}.`, en: `You may answer until ${until}.` }[
            language
          ],
        },
        ...toDecide(facts, { link, now, language }),
      ],
    }
  },
})
