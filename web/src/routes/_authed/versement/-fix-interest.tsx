import { recordLateInterest } from '@moisson/contract/payment'
import { CalendarCheck } from 'lucide-react'
import { useChange } from '../../../api/change.ts'
import { Button } from '../../../kit/button.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { Failure } from './-failure.tsx'
import { lateWords } from './-late-words.ts'
import { isRecorded, movementOf, type CampaignPayments } from './-payments.ts'
import { paymentWords } from './-payment-words.ts'

const lateKinds = ['payroll', 'account_keeper'] as const

/** What is fixed for each movement, and the way to fix it for the day that was computed; a day in time takes it away. */
export function FixInterest(props: {
  campaign: CampaignPayments
  asked: { paid_on: string; tmop_percent: string }
  source: string
  inTime: boolean
}) {
  const { campaign, asked, source, inTime } = props
  const { kinds } = useWords(paymentWords)
  const words = useWords(lateWords)
  const { money, mediumDay } = useFormat()
  const company = useCompany()
  const fix = useChange(recordLateInterest)
  async function send(kind: (typeof lateKinds)[number]) {
    const outcome = await fix.send({
      path: { id: company.id, cid: campaign.campaign_id, kind },
      body: {
        paid_on: asked.paid_on,
        ...(asked.tmop_percent && !inTime ? { tmop_percent: asked.tmop_percent, tmop_source: source } : {}),
      },
    })
    if (outcome.ok) showToast({ kind: 'success', title: inTime ? words.removed : words.fixed })
  }
  const fixedOf = (kind: string) => campaign.late_interest.find((one) => one.kind === kind)
  const owed = lateKinds.filter((kind) => (inTime ? fixedOf(kind) : movementOf(campaign, kind)))
  if (owed.length === 0) return null
  return (
    <section aria-labelledby="fix-interest" className="grid gap-3 border-t border-neutral-200 pt-4">
      <div>
        <h3 id="fix-interest" className="font-medium text-neutral-950">
          {inTime ? words.removeTitle : words.fixTitle}
        </h3>
        {!inTime && <p className="text-sm text-pretty text-neutral-600">{words.fixBody}</p>}
      </div>
      {fix.error && <Failure error={fix.error} />}
      <ul className="divide-y divide-neutral-200">
        {owed.map((kind) => {
          const fixed = fixedOf(kind)
          const movement = movementOf(campaign, kind)
          const settled = campaign.state === 'completed' || (movement !== undefined && isRecorded(movement))
          return (
            <li key={kind} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
              <div className="min-w-0 flex-1 basis-48">
                <p className="text-neutral-950">{kinds[kind]}</p>
                <p className="text-sm text-neutral-600">
                  {fixed
                    ? words.fixedFor(money(fixed.interest_cents), mediumDay(fixed.paid_on))
                    : words.notFixed}
                  {settled && ` ${words.settled}`}
                </p>
              </div>
              {!settled && (
                <Button
                  makes={fix}
                  size="small"
                  icon={CalendarCheck}
                  running={fix.running}
                  disabled={!inTime && asked.tmop_percent !== '' && source.trim() === ''}
                  aria-label={
                    inTime ? words.removeOf(kinds[kind]) : words.fixOf(kinds[kind], mediumDay(asked.paid_on))
                  }
                  onClick={() => void send(kind)}
                >
                  {inTime ? words.remove : words.fix(mediumDay(asked.paid_on))}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
