import { valueIn } from '@moisson/law/parameter'
import { lateInterestMultiple } from '@moisson/law/parameters/limits'
import { getLateInterest } from '@moisson/contract/payment'
import { executionDay } from '@moisson/core/payment/execution-day'
import { addDays } from '@moisson/law/calendar'
import { useState } from 'react'
import { useLateRead } from '../../../api/read.ts'
import { Form } from '../../../form/form.tsx'
import { NumberField } from '../../../form/number-field.tsx'
import { Button } from '../../../kit/button.tsx'
import { Dialog } from '../../../kit/dialog.tsx'
import { DateField, TextField } from '../../../kit/field.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { StepsPanel } from '../../../kit/steps-panel.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { kitWords } from '../../../words/kit.ts'
import { Failure } from './-failure.tsx'
import { lateWords } from './-late-words.ts'
import { FixInterest } from './-fix-interest.tsx'
import { LateFigures } from './-late-figures.tsx'
import type { CampaignPayments } from './-payments.ts'
import { paymentWords } from './-payment-words.ts'
import { sentenceOf } from '../../../api/sentence-of.ts'

/** What paying on a day costs, and each further day. */
export default function InterestDialog(props: {
  campaign: CampaignPayments
  deadline: string
  today: string
  onClose: () => void
}) {
  const { campaign, deadline, today, onClose } = props
  const { interest: words } = useWords(paymentWords)
  const late = useWords(lateWords)
  const kit = useWords(kitWords)
  const { language, mediumDay } = useFormat()
  const company = useCompany()
  // Before the deadline, a month of delay shows what is at stake.
  const first = executionDay(today > deadline ? today : addDays(deadline, 30), today)
  const [day, setDay] = useState(first)
  // In millionths: a rate is published with four decimals of a percent.
  const [rate, setRate] = useState<number | null>(null)
  const [source, setSource] = useState('')
  const [asked, setAsked] = useState({ paid_on: first, tmop_percent: '' })
  const read = useLateRead(getLateInterest, {
    path: { id: company.id, cid: campaign.campaign_id },
    query: { paid_on: asked.paid_on, tmop_percent: asked.tmop_percent || undefined },
  })
  const unknownRate = read.error?.code === 'tmop_not_published'
  return (
    <Dialog
      open
      size="medium"
      title={words.title}
      description={words.body(valueIn(lateInterestMultiple.on(first), language))}
      onClose={onClose}
      footer={<Button onClick={onClose}>{kit.close}</Button>}
    >
      <div className="grid gap-5">
        <Form
          unguarded
          className="grid gap-4 sm:grid-cols-2"
          onSubmit={() =>
            day !== '' && setAsked({ paid_on: day, tmop_percent: rate === null ? '' : String(rate / 10_000) })
          }
        >
          <DateField label={words.paidOn} value={day} onChange={(event) => setDay(event.target.value)} />
          <NumberField
            nullable
            label={words.tmop}
            optional={!unknownRate}
            scale={10_000}
            min={0}
            max={990_000}
            value={rate}
            onChange={setRate}
          />
          <p className="text-sm text-neutral-600 sm:col-span-2">{words.tmopHelp}</p>
          {rate !== null && (
            <TextField
              className="sm:col-span-2"
              label={late.source}
              help={late.sourceHelp}
              maxLength={200}
              value={source}
              onChange={(event) => setSource(event.target.value)}
            />
          )}
          <div className="sm:col-span-2">
            <Button type="submit" look="primary" running={read.isFetching} disabled={day === ''}>
              {words.compute}
            </Button>
          </div>
        </Form>
        {read.error && unknownRate && <Notice kind="warning">{sentenceOf(read.error)}</Notice>}
        {read.error && !unknownRate && <Failure error={read.error} />}
        {read.isPending && <SkeletonLines lines={4} />}
        {read.data && read.data.days === 0 && (
          <>
            <Notice kind="success" announced>
              {words.inTime(mediumDay(read.data.deadline))}
            </Notice>
            <FixInterest campaign={campaign} asked={asked} source={source} inTime />
          </>
        )}
        {read.data && read.data.days > 0 && (
          <section aria-live="polite" className="grid gap-4">
            <LateFigures cost={read.data} />
            <StepsPanel steps={read.data.steps} title={words.steps} />
            <FixInterest campaign={campaign} asked={asked} source={source} inTime={false} />
          </section>
        )}
      </div>
    </Dialog>
  )
}
