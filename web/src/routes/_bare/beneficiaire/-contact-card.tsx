import { CircleHelp, MessageCircleQuestion, Phone, Scale } from 'lucide-react'
import { phoneInWords } from '@moisson/core/record/phone-in-words'
import { buttonClass } from '../../../kit/button-class.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { helpWords } from './-help-words.ts'

export interface Contact {
  name: string | null
  email: string | null
  phone: string | null
}

/** Who answers, and the two letters already addressed: a question, a disagreement. */
export function ContactCard(props: { contact: Contact; campaign: string; net_cents: number }) {
  const { contact, campaign, net_cents } = props
  const words = useWords(helpWords)
  const { money } = useFormat()
  const letter = (subject: string, body = '') =>
    `mailto:${contact.email ?? ''}?subject=${encodeURIComponent(subject)}${body ? `&body=${encodeURIComponent(body)}` : ''}`
  return (
    <section className="card grid gap-3 p-4">
      <h2 className="flex items-center gap-2.5 font-semibold">
        <CircleHelp aria-hidden className="size-4.5 text-secondary-700" />
        {words.contactTitle}
      </h2>
      <p className="text-neutral-700">
        {contact.name || contact.email || contact.phone ? (
          <>
            {words.contactIntro} <strong className="font-medium text-neutral-950">{contact.name}</strong>
          </>
        ) : (
          words.contactNobody
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {contact.email && (
          <>
            <a className={buttonClass({})} href={letter(words.askSubject(campaign))}>
              <MessageCircleQuestion aria-hidden className="size-4" />
              {words.ask}
            </a>
            <a
              className={buttonClass({})}
              href={letter(words.contestSubject(campaign), words.contestBody(money(net_cents)))}
            >
              <Scale aria-hidden className="size-4" />
              {words.contest}
            </a>
          </>
        )}
        {contact.phone && (
          <a className={buttonClass({})} href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`}>
            <Phone aria-hidden className="size-4" />
            {words.call(phoneInWords(contact.phone))}
          </a>
        )}
      </div>
      <p className="text-sm text-pretty text-neutral-600">{words.mediation}</p>
    </section>
  )
}
