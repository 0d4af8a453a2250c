import { defaultRuleNames } from '@moisson/core/campaign/choice-names'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { movedTransfer } from '@moisson/core/payment/execution-day'
import { Bell, FileText, Mail, MailX, MessageSquareText, ShieldQuestionMark } from 'lucide-react'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { peopleIn } from '../../../../campaign/figures.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { offsetInWords } from '../../../../form/value-in-words.ts'
import { lowerFirst } from '../../../../words/lower-first.ts'
import { stepsWords } from './steps-words.ts'

/** The dates and the channels of a launch, as sentences. */
export function LaunchPlan(props: { campaign: Campaign; later: string | null; lastDay: string }) {
  const { campaign, later, lastDay } = props
  const { launch: words } = useWords(stepsWords)
  const { longDay, longInstant, text, language } = useFormat()
  const counted = (asked: string) => campaign.warnings.find(({ code }) => code === asked)?.count ?? 0
  const withoutMail = counted('without_email')
  const onPaper = counted('on_paper')
  const bySms = campaign.notices.by_sms
  const planned = campaign.planned_payment_date
  const moved = planned && movedTransfer(planned, lastDay)
  const dates = [
    [words.notices, later ? longInstant(later) : words.now],
    [words.lastDay, longDay(lastDay)],
    [words.payment, planned ? longDay(planned) : words.noPayment, moved && words.banksClosed(longDay(moved))],
    ...(campaign.legal_payment_deadline === null
      ? []
      : [[words.legal, longDay(campaign.legal_payment_deadline)]]),
  ]
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      <section aria-labelledby="launch-dates">
        <h3 id="launch-dates" className="font-semibold">
          {words.dates}
        </h3>
        <dl className="mt-2 grid gap-2">
          {dates.map(([label, day, note]) => (
            <div key={label}>
              <dt className="text-sm text-neutral-600">{label}</dt>
              <dd className="font-medium text-neutral-950">{day}</dd>
              {note && <dd className="text-sm text-pretty text-neutral-700">{note}</dd>}
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="launch-channels">
        <h3 id="launch-channels" className="font-semibold">
          {words.channels}
        </h3>
        <ul className="mt-2 grid gap-2 text-neutral-800">
          <li className="flex gap-2.5">
            <Mail aria-hidden className="mt-1 size-4 shrink-0 text-primary-700" />
            {words.byMail(peopleIn(campaign) - withoutMail - onPaper - bySms)}
          </li>
          {bySms > 0 && (
            <li className="flex gap-2.5">
              <MessageSquareText aria-hidden className="mt-1 size-4 shrink-0 text-primary-700" />
              <span className="text-pretty">{words.bySms(bySms)}</span>
            </li>
          )}
          {withoutMail > 0 && (
            <li className="flex gap-2.5">
              <MailX aria-hidden className="mt-1 size-4 shrink-0 text-amber-700" />
              <span className="text-pretty">
                {(campaignTypeFacts[campaign.type].cash ? words.withoutMail : words.lettersAlone)(
                  withoutMail,
                )}
              </span>
            </li>
          )}
          {onPaper > 0 && (
            <li className="flex gap-2.5">
              <FileText aria-hidden className="mt-1 size-4 shrink-0 text-amber-700" />
              <span className="text-pretty">{words.onPaper(onPaper)}</span>
            </li>
          )}
          <li className="flex gap-2.5">
            <Bell aria-hidden className="mt-1 size-4 shrink-0 text-neutral-500" />
            {campaign.reminder_plan.length > 0
              ? words.reminders(
                  campaign.reminder_plan.map((days) => offsetInWords(days, language)).join(', '),
                )
              : words.noReminder}
          </li>
          <li className="flex gap-2.5">
            <ShieldQuestionMark aria-hidden className="mt-1 size-4 shrink-0 text-neutral-500" />
            {words.silent(lowerFirst(text(defaultRuleNames[campaign.default_rule])))}
          </li>
        </ul>
      </section>
    </div>
  )
}
