import { daysOfAmount } from '@moisson/core/choice/half-days'
import { ExplainWord } from '../../../../academy/explain-word.tsx'
import { Figure } from '../../../../kit/figure.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Campaign, Enrolment } from '../../../../campaign/campaign.ts'
import { campaignWords } from '../../../../campaign/campaign-words.ts'
import { peopleWords } from './people-words.ts'

/** What somebody has in the campaign; of one's own money, what they may pay in, and what they did once it is known. */
export function PersonFigures({ campaign, person }: { campaign: Campaign; person: Enrolment }) {
  const words = useWords(peopleWords)
  const { drawer } = words
  const { beforePay } = useWords(campaignWords)
  const { language, money } = useFormat()
  const { day_cents } = person
  /** An amount, after the days it is the value of. */
  const placed = (cents: number) =>
    day_cents === null ? money(cents) : `${daysOfAmount(cents, day_cents, language)} (${money(cents)})`
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {person.room_cents === null ? (
        <>
          <Figure label={campaign.like_pay ? beforePay.amount : drawer.net} large>
            {money(person.net_cents)}
          </Figure>
          <Figure label={drawer.gross}>{money(person.gross_cents)}</Figure>
          <Figure label={<ExplainWord of="csg-et-crds" word={drawer.levies} />}>
            {money(-person.csg_crds_cents)}
          </Figure>
        </>
      ) : (
        <>
          {campaign.submitted_at !== null && (
            <Figure label={day_cents === null ? words.paidIn : words.days.given} large>
              {placed(person.net_cents)}
            </Figure>
          )}
          <Figure
            label={day_cents === null ? words.room : words.days.most}
            large={campaign.submitted_at === null}
          >
            {placed(person.room_cents)}
          </Figure>
          {day_cents !== null && <Figure label={words.days.value}>{money(day_cents)}</Figure>}
        </>
      )}
      {person.advance_gross_cents > 0 && <Figure label={drawer.due}>{money(person.due_cents)}</Figure>}
      {person.to_return_cents > 0 && <Figure label={drawer.toReturn}>{money(person.to_return_cents)}</Figure>}
    </dl>
  )
}
