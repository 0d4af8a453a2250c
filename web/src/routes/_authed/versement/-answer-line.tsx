import { treatAnswerLine } from '@moisson/contract/payment'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { Form } from '../../../form/form.tsx'
import { Button } from '../../../kit/button.tsx'
import { TextField } from '../../../kit/field.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { ButtonLink } from '../../../shell/button-link.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { kitWords } from '../../../words/kit.ts'
import { AnswerBadge } from './-answer-counts.tsx'
import { Failure } from './-failure.tsx'
import type { AnswerLine as Line, CampaignPayments } from './-payments.ts'
import { paymentWords } from './-payment-words.ts'
import { useMarks } from '../../../words/marks.ts'

/** A line of the answer: who, what was sent, what came back, and how it was treated. */
export function AnswerLine({ campaign, line }: { campaign: CampaignPayments; line: Line }) {
  const { answer: words } = useWords(paymentWords)
  const kit = useWords(kitWords)
  const { money, shortInstant } = useFormat()
  const { colon } = useMarks()
  const company = useCompany()
  const treat = useChange(treatAnswerLine)
  const [writing, setWriting] = useState(false)
  const [resolution, setResolution] = useState(line.resolution ?? '')
  const name = line.person_name ?? words.nobody
  const open = line.status !== 'accepted' && line.resolved_at === null
  const help = line.status === 'unknown' || line.status === 'missing' ? words.help[line.status] : null
  async function save(treated: boolean) {
    const outcome = await treat.send(
      {
        path: { id: company.id, cid: campaign.campaign_id, lid: line.id },
        body: { treated, ...(treated ? { resolution } : {}) },
      },
      { version: line.version },
    )
    if (!outcome.ok) return
    setWriting(false)
    showToast({ kind: 'success', title: treated ? words.treatedNow : words.reopened })
  }
  const place = [line.employee_number, line.plan, line.fund_code, line.row !== null && words.line(line.row)]
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-medium text-neutral-950">
            {name}
            <AnswerBadge status={line.status} />
          </p>
          <p className="text-sm text-neutral-600">{place.filter(Boolean).join(' · ')}</p>
        </div>
        <p className="tabular text-right font-medium text-neutral-950">
          {line.expected_cents === null ? '—' : money(line.expected_cents)}
          {line.amount_cents !== null && line.amount_cents !== line.expected_cents && (
            <span className="block text-sm font-normal text-neutral-600">
              {words.said}
              {colon} {money(line.amount_cents)}
            </span>
          )}
        </p>
      </div>
      {(line.reason ?? help) && <p className="text-pretty text-neutral-800">{line.reason ?? help}</p>}
      {line.resolved_at && line.resolved_by && (
        <p className="text-sm text-pretty text-neutral-600">
          {words.treated(line.resolved_by, shortInstant(line.resolved_at))}
          {line.resolution && ` – ${line.resolution}`}
        </p>
      )}
      {treat.error && <Failure error={treat.error} />}
      {writing && (
        <Form
          error={treat.error}
          className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:items-end"
          onSubmit={() => void save(true)}
        >
          <TextField
            label={words.resolution}
            placeholder={words.resolutionExample}
            value={resolution}
            maxLength={1000}
            onChange={(event) => setResolution(event.target.value)}
          />
          <Button type="submit" look="primary" running={treat.running} disabled={resolution.trim() === ''}>
            {words.save}
          </Button>
          <Button onClick={() => setWriting(false)}>{kit.cancel}</Button>
        </Form>
      )}
      {!writing && line.status !== 'accepted' && (
        <div className="flex flex-wrap gap-2">
          {line.beneficiary_id && open && (
            <ButtonLink size="small" to="/beneficiaires" search={{ person: line.beneficiary_id }}>
              {words.fix}
            </ButtonLink>
          )}
          {open ? (
            <Button
              makes={treat}
              size="small"
              aria-label={words.treatOf(name)}
              onClick={() => setWriting(true)}
            >
              {words.treat}
            </Button>
          ) : (
            <Button
              size="small"
              look="quiet"
              aria-label={words.reopenOf(name)}
              running={treat.running}
              onClick={() => void save(false)}
            >
              {words.reopen}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
