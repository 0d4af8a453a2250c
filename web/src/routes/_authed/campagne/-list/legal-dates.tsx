import { source } from '@moisson/law/legal-points'
import { PROCESSING_DAYS } from '@moisson/core/campaign/default-settings'
import { exerciseOf, legalPaymentDeadline } from '@moisson/core/campaign/exercise-dates'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import type { CampaignType } from '@moisson/core/vocabulary'
import { latestNotice } from '@moisson/core/campaign/latest-notice'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { newWords } from './new-words.ts'

/** The dates that follow from the exercice: its days, the last day to inform, the last day to pay. */
export function LegalDates(props: {
  type: CampaignType
  year: number
  closing: { month: number; day: number }
  today: string
  presumptionDays: number
  responseDays: number
}) {
  const words = useWords(newWords)
  const { mediumDay, text } = useFormat()
  const exercise = exerciseOf(props.year, props.closing)
  const payment = legalPaymentDeadline(exercise, props.type)
  const notice = latestNotice({
    last_payment_day: payment,
    presumption_days: props.presumptionDays,
    response_days: props.responseDays,
  })
  const { completes, points } = campaignTypeFacts[props.type]
  const late = notice < props.today
  return (
    <section aria-label={words.dates} className="rounded-xl bg-neutral-50 p-4 ring-1 ring-neutral-200">
      <h3 className="text-sm font-medium text-neutral-900">{words.dates}</h3>
      <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-3">
        <div>
          <dt className="text-sm text-neutral-600">{words.exercise}</dt>
          <dd className="font-medium text-neutral-950">
            {words.fromTo(mediumDay(exercise.start), mediumDay(exercise.end))}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-neutral-600">{words.latestNotice}</dt>
          <dd className={late ? 'font-medium text-amber-800' : 'font-medium text-neutral-950'}>
            {mediumDay(notice)}
          </dd>
          <dd className="text-sm text-neutral-600">
            {late
              ? words.latestPassed
              : words.latestHow(props.presumptionDays, props.responseDays, PROCESSING_DAYS)}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-neutral-600">{words.payment}</dt>
          <dd className="font-medium text-neutral-950">{mediumDay(payment)}</dd>
          <dd className="text-sm text-neutral-600">
            {completes === null ? text(source(points.deadline)) : words.nextExercise}
          </dd>
        </div>
      </dl>
    </section>
  )
}
