import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Enrolment } from '../../../../campaign/campaign.ts'
import { peopleWords } from './people-words.ts'

type Answer = NonNullable<Enrolment['answers']>[number]

/** What this person received and did, in the order of time. */
export function PersonHistory({ person }: { person: Enrolment }) {
  const { drawer: words } = useWords(peopleWords)
  const { shortInstant, shortDay } = useFormat()
  const answers = person.answers ?? []
  const told = (
    verb: string,
    { channel, receipt_number }: Pick<Answer, 'channel'> & { receipt_number: string | null },
  ) => {
    const how = [channel && words.channel[channel], receipt_number && words.receipt(receipt_number)]
    const said = how.filter(Boolean).join(', ')
    return said ? `${verb} (${said})` : verb
  }
  const lines = [
    { at: person.invited_at, text: person.informed_by === 'sms' ? words.invitedBySms : words.invited },
    { at: person.informed_on, text: words.informed },
    { at: person.opened_at, text: words.openedAt },
    { at: person.submitted_at ? null : person.drafted_at, text: words.drafted },
    { at: person.last_reminder_at, text: words.reminded(person.reminder_count) },
    ...answers
      .filter(({ receipt_number }) => receipt_number !== person.receipt_number)
      .map((answer) => ({ at: answer.submitted_at, text: told(words.replaced, answer) })),
    {
      at: person.submitted_at,
      text: told(words.submittedAt, { ...person, channel: person.submission_channel }),
    },
    { at: person.deadline_at, text: words.deadlineAt },
  ]
    .flatMap(({ at, text }) => (at ? [{ at, text }] : []))
    .toSorted((a, b) => a.at.localeCompare(b.at))
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="history-title">
      <h3 id="history-title" className="font-semibold">
        {words.history}
      </h3>
      <dl className="mt-2 grid gap-1.5">
        {lines.map(({ at, text }) => (
          <div key={text} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-neutral-700">{text}</dt>
            <dd className="tabular text-neutral-950">{at.length > 10 ? shortInstant(at) : shortDay(at)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
