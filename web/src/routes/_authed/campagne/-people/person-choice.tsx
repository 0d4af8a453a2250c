import { destinationNames } from '@moisson/core/campaign/choice-names'
import { getEnrolmentChoices } from '@moisson/contract/choice'
import { EyeOff } from 'lucide-react'
import { useLateRead } from '../../../../api/read.ts'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Campaign, Enrolment } from '../../../../campaign/campaign.ts'
import { peopleWords } from './people-words.ts'

const settled = ['locked', 'defaulted']

/** What the person chose, once the collection has ended; until then it is nobody else's affair. */
export function PersonChoice({ campaign, person }: { campaign: Campaign; person: Enrolment }) {
  const { drawer: words } = useWords(peopleWords)
  const shown = settled.includes(person.engagement_state)
  if (campaign.state === 'open')
    return (
      <p className="flex items-start gap-2.5 rounded-lg bg-neutral-100 px-3 py-2 text-sm text-neutral-700">
        <EyeOff aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          {words.choicesHidden}
          {person.submitted_at !== null && person.submission_channel !== 'on_behalf' && ` ${words.ownAnswer}`}
        </span>
      </p>
    )
  return shown ? <Lines campaign={campaign} person={person} /> : null
}

const hues = { immediate_payment: 'bg-cash', pee: 'bg-pee', percol: 'bg-percol' } as const

function Lines({ campaign, person }: { campaign: Campaign; person: Enrolment }) {
  const { drawer: words } = useWords(peopleWords)
  const { text, money, percent, mediumDay } = useFormat()
  const choice = useLateRead(getEnrolmentChoices, { path: { id: campaign.id, bid: person.id } })
  if (choice.error) return <ErrorCard error={choice.error} onRetry={() => void choice.refetch()} />
  if (!choice.data) return <SkeletonLines lines={3} />
  const lines = choice.data.counted?.lines ?? choice.data.lines
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="choice-title">
      <h3 id="choice-title" className="font-semibold">
        {words.choices}
        {person.engagement_state === 'defaulted' && (
          <span className="ml-2 font-normal text-neutral-600">{words.byDefault}</span>
        )}
      </h3>
      <ul className="mt-2 grid gap-2">
        {lines.map((line) => (
          <li
            key={`${line.destination} ${line.fund_id ?? line.managed_profile}`}
            className="flex items-start gap-3 rounded-lg border border-neutral-200 px-3 py-2"
          >
            <span aria-hidden className={`mt-1.5 size-2.5 shrink-0 rounded-full ${hues[line.destination]}`} />
            <span className="min-w-0 flex-1">
              <span className="block font-medium text-neutral-950">
                {text(destinationNames[line.destination])}
              </span>
              <span className="block text-sm text-neutral-600">
                {[
                  line.fund_name,
                  line.destination === 'immediate_payment'
                    ? null
                    : line.available_on
                      ? words.free(mediumDay(line.available_on))
                      : words.retirement,
                  line.abondement_net_cents > 0 ? words.matching(money(line.abondement_net_cents)) : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className="tabular text-right">
              <span className="block font-medium text-neutral-950">{money(line.amount_cents)}</span>
              <span className="block text-sm text-neutral-600">{percent(line.share_bps)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
