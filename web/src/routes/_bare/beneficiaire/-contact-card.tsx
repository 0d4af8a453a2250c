import type { QuestionKind } from '@moisson/core/question/question'
import { CircleHelp, MessageCircleQuestion, Phone, Scale } from 'lucide-react'
import { phoneInWords } from '@moisson/core/record/phone-in-words'
import { useState } from 'react'
import { Button } from '../../../kit/button.tsx'
import { buttonClass } from '../../../kit/button-class.ts'
import { late } from '../../../kit/late.tsx'
import { useNow } from '../../../clock/business-now.ts'
import { useWords } from '../../../words/catalogue.ts'
import { decides, type MyCampaign } from '../../../beneficiary/standing.ts'
import { opennessOf } from './investir/-openness.ts'
import { helpWords } from './-help-words.ts'

const AskDialog = late(() => import('../../../question/ask-dialog.tsx'))

export interface Contact {
  name: string | null
  email: string | null
  phone: string | null
}

type Asked = { name: string } & Pick<
  MyCampaign,
  'id' | 'net_cents' | 'due_cents' | 'room_cents' | 'day_cents' | 'state' | 'engagement_state' | 'deadline_at'
>

/** Who answers, and the two things that may be written to them: a question, a disagreement. */
export function ContactCard(props: { contact: Contact; campaign: Asked }) {
  const { contact, campaign } = props
  const words = useWords(helpWords)
  const [asking, ask] = useState<QuestionKind | null>(null)
  const chooses = opennessOf(campaign, useNow()) === 'open' && decides(campaign)
  return (
    <section className="card grid gap-3 p-4">
      <h2 className="flex items-center gap-2.5 font-semibold">
        <CircleHelp aria-hidden className="size-4.5 text-secondary-700" />
        {words.contactTitle}
      </h2>
      <p className="text-neutral-700">
        {words.contactIntro}{' '}
        <strong className="font-medium text-neutral-950">{contact.name ?? words.contactHr}</strong>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button icon={MessageCircleQuestion} onClick={() => ask('question')}>
          {words.ask}
        </Button>
        <Button icon={Scale} onClick={() => ask('amount')}>
          {words.contest}
        </Button>
        {contact.phone && (
          <a className={buttonClass({})} href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`}>
            <Phone aria-hidden className="size-4" />
            {words.call(phoneInWords(contact.phone))}
          </a>
        )}
      </div>
      <p className="text-sm text-pretty text-neutral-600">{words.mediation}</p>
      {asking && <AskDialog kind={asking} campaign={campaign} chooses={chooses} onClose={() => ask(null)} />}
    </section>
  )
}
