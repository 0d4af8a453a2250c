import { movedTransfer } from '@moisson/core/payment/execution-day'
import { hasLegalDay, interestAfter } from '@moisson/core/campaign/has-legal-day'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { source } from '@moisson/law/legal-points'
import clsx from 'clsx'
import { Banknote, Gavel, MailCheck, Send, Timer } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { late } from '../../../../kit/late.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { settingsWords } from './settings-words.ts'

// Few are late: what it costs is read when it is asked.
const LateCost = late(() => import('../../../../campaign/late-cost.tsx'))

interface Line {
  icon: LucideIcon
  day: string
  label: string
  note?: ReactNode
  tone?: 'late' | 'law'
}

/** The dates one after the other as they will happen, the law's among them, and what being late costs. */
export function DatesOverview(props: {
  type: Campaign['type']
  sent: string
  informed: string
  lastDay: string
  payment: string | null
  limit: string
  latest: string
  envelope: number | null
}) {
  const { type, sent, informed, lastDay, payment, limit, latest, envelope } = props
  const words = useWords(settingsWords).dates
  const { longDay, mediumDay, text } = useFormat()
  const { completes, points } = campaignTypeFacts[type]
  const bears = interestAfter({ type, legal_payment_deadline: limit }) !== null
  const lateNotice = sent > latest
  const moved = payment && movedTransfer(payment, lastDay)
  const leaves = moved && moved > limit ? moved : payment
  const late = leaves !== null && leaves > limit
  const lines: Line[] = [
    {
      icon: Send,
      day: sent,
      label: words.sent,
      note: lateNotice ? words.afterLatest(mediumDay(latest)) : words.latest(mediumDay(latest)),
      ...(lateNotice ? { tone: 'late' as const } : {}),
    },
    { icon: MailCheck, day: informed, label: words.informed },
    { icon: Timer, day: lastDay, label: words.lastDay, note: words.lastDayNote },
    ...(payment
      ? [
          {
            icon: Banknote,
            day: payment,
            label: words.paymentLine,
            note: moved && words.banksClosed(longDay(moved)),
            ...(late ? { tone: 'late' as const } : {}),
          },
        ]
      : []),
    {
      icon: Gavel,
      day: limit,
      label: hasLegalDay(type) ? words.limit : words.limitOfYear,
      note: completes === null ? text(source(points.deadline)) : words.nextExercise,
      tone: 'law' as const,
    },
  ]
  return (
    <div className="grid gap-4 rounded-xl bg-neutral-50 p-4 ring-1 ring-neutral-200">
      <ol className="grid gap-3" aria-label={words.overview}>
        {lines
          .toSorted((a, b) => a.day.localeCompare(b.day))
          .map(({ icon: Icon, day, label, note, tone }) => (
            <li key={label} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
              <span
                className={clsx(
                  'mt-0.5 grid size-7 place-items-center rounded-full ring-1',
                  tone === 'late'
                    ? 'bg-amber-100 text-amber-900 ring-amber-300'
                    : tone === 'law'
                      ? 'bg-neutral-800 text-white ring-neutral-800'
                      : 'bg-white text-primary-800 ring-neutral-300',
                )}
              >
                <Icon aria-hidden className="size-3.5" />
              </span>
              <span>
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <span className="font-medium text-neutral-950">{longDay(day)}</span>
                  <span className="text-neutral-700">{label}</span>
                </span>
                {note && (
                  <span
                    className={clsx('block text-sm', tone === 'late' ? 'text-amber-900' : 'text-neutral-600')}
                  >
                    {note}
                  </span>
                )}
              </span>
            </li>
          ))}
      </ol>
      {late && bears && (
        <LateCost
          owed={{ gross_cents: envelope ?? 0 }}
          limit={limit}
          payment={leaves}
          title={payment !== null && payment > limit ? words.lateTitle : words.banksLate}
          tell={words.lateCost}
          unknown={words.lateUnknown}
        />
      )}
    </div>
  )
}
