import { longInstant } from '@moisson/core/choice/in-words'
import {
  choicePage,
  contactBlock,
  hello,
  smallPrint,
  whatIsAtStake,
  campaignNamed,
} from './campaign-words.ts'
import { campaignMail } from './mail.ts'

interface Payload {
  deadline_at: string
}

export const deadlineChanged = campaignMail<Payload>({
  kind: 'deadline-changed',
  page: choicePage,
  stillDue: ({ campaign }) => campaign.state === 'open',
  render({ deadline_at }, { facts, language, link, now }) {
    const fr = language === 'fr'
    const until = longInstant(new Date(deadline_at), language)
    return {
      subject: fr
        ? `${campaignNamed(facts)}\u00a0: vous avez jusqu’au ${until}`
        : `${campaignNamed(facts)}: you have until ${until}`,
      preview: fr ? 'Votre date limite est reportée.' : 'Your deadline has been moved.',
      title: fr ? 'Votre date limite est reportée' : 'Your deadline has been moved',
      blocks: [
        hello(facts, language),
        {
          kind: 'text',
          text: fr ? `Vous pouvez répondre jusqu’au ${until}.` : `You may answer until ${until}.`,
        },
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
