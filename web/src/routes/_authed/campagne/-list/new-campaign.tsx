import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { closingOf } from '@moisson/core/company/closing'
import { lastClosedYear } from '../../../../company/closed-year.ts'
import { createCampaign } from '@moisson/contract/campaign'
import { listAgreements } from '@moisson/contract/company'
import { presumptionDaysOf } from '@moisson/core/campaign/default-settings'
import { campaignTypes } from '@moisson/core/vocabulary'
import { REPLY_DAYS } from '@moisson/law/reply-window'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { useLateRead } from '../../../../api/read.ts'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { MoneyField } from '../../../../form/money-field.tsx'
import { SelectField, TextField } from '../../../../kit/field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { useCompany } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { useToday } from '../../../../clock/business-now.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { campaignWords } from '../../../../campaign/campaign-words.ts'
import { LegalDates } from './legal-dates.tsx'
import { newWords } from './new-words.ts'
import { modelOf } from './years.ts'

/** A new draft: what it starts from, its type and year, and the dates that follow from the law. */
export default function NewCampaign(props: {
  /** `new`, or the id of the campaign to do again. */
  from: string
  campaigns: readonly Campaign[]
  onClose: () => void
}) {
  const words = useWords(newWords)
  const parts = useWords(campaignWords)
  const { types } = parts
  const company = useCompany()
  const today = useToday()
  const navigate = useNavigate()
  const create = useChange(createCampaign)
  const agreements = useLateRead(listAgreements, { path: { id: company.id } })

  const models = props.campaigns.filter(({ state }) => state !== 'draft')
  const [modelId, setModelId] = useState(models.some(({ id }) => id === props.from) ? props.from : '')
  const model = models.find(({ id }) => id === modelId)
  const closing = closingOf(company)
  const lastClosed = lastClosedYear(company, today)
  const [year, setYear] = useState(model ? model.year + 1 : lastClosed)
  const [type, setType] = useState<Campaign['type']>('interessement')
  const [typedName, setTypedName] = useState<string | null>(null)
  const [envelope, setEnvelope] = useState<number | null>(null)
  const clauses = agreements.data?.items.find((each) => each.type === type)?.clauses
  const taken = new Set(props.campaigns.map(({ name }) => name))
  const name =
    typedName ??
    freeName(
      model ? model.name.replaceAll(String(model.year), String(year)) : `${types[type]} ${year}`,
      taken,
    )
  const suggested = modelOf(props.campaigns) ?? models[0]

  async function submit() {
    const outcome = await create.send({
      path: { id: company.id },
      body: {
        name,
        type,
        year,
        ...(model ? { clone_from_id: model.id } : {}),
        ...(envelope === null ? {} : { envelope_gross_cents: envelope }),
      },
    })
    if (outcome.ok)
      await navigate({
        to: '/campagne/detail-{$campaignId}',
        params: { campaignId: outcome.value.id },
      })
  }

  const errors = create.error?.fieldErrors ?? {}
  return (
    <FormDialog
      size="large"
      title={words.title}
      description={words.body}
      submit={words.create}
      running={create.running}
      disabled={name.trim() === ''}
      error={create.error}
      onClose={props.onClose}
      onSubmit={() => void submit()}
    >
      {create.error && Object.keys(errors).length === 0 && (
        <Notice kind="error" announced>
          {create.error.status === null ? parts.offline : create.error.message}
        </Notice>
      )}
      {suggested && (
        <RadioCards
          legend={words.start}
          columns={2}
          value={model ? 'again' : 'blank'}
          onChange={(start) => {
            setModelId(start === 'again' ? suggested.id : '')
            setYear(start === 'again' ? suggested.year + 1 : lastClosed)
          }}
          options={[
            { value: 'again', title: words.again, body: words.againBody },
            { value: 'blank', title: words.blank, body: words.blankBody },
          ]}
        />
      )}
      {model && models.length > 1 && (
        <SelectField
          label={words.model}
          value={modelId}
          onChange={(event) => {
            const chosen = models.find(({ id }) => id === event.target.value)
            setModelId(event.target.value)
            if (chosen) setYear(chosen.year + 1)
          }}
          options={models.map((each) => ({ value: each.id, label: `${each.name} (${each.year})` }))}
        />
      )}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <SelectField
          label={words.type}
          help={words.typeHelp}
          value={type}
          onChange={(event) => setType(event.target.value as Campaign['type'])}
          error={errors['type']}
          options={campaignTypes.map((each) => ({
            value: each,
            label: campaignTypeFacts[each].offered ? types[each] : words.later(types[each]),
            disabled: !campaignTypeFacts[each].offered,
          }))}
        />
        <SelectField
          label={words.year}
          help={words.yearHelp}
          value={String(year)}
          onChange={(event) => setYear(Number(event.target.value))}
          error={errors['year']}
          options={yearsAround(lastClosed, year).map((each) => ({
            value: String(each),
            label: String(each),
          }))}
        />
        <TextField
          label={words.name}
          help={words.nameHelp}
          value={name}
          maxLength={120}
          required
          onChange={(event) => setTypedName(event.target.value)}
          error={errors['name']}
        />
        <MoneyField
          label={words.envelope}
          help={words.envelopeHelp}
          optional
          value={envelope}
          onChange={setEnvelope}
          error={errors['envelope_gross_cents']}
        />
      </div>
      {closing && (model || agreements.data) && (
        <LegalDates
          year={year}
          closing={closing}
          today={today}
          presumptionDays={model?.presumption_days ?? presumptionDaysOf(clauses)}
          responseDays={model?.response_days ?? REPLY_DAYS}
        />
      )}
      {model && <p className="text-sm text-pretty text-neutral-600">{words.kept(model.name)}</p>}
    </FormDialog>
  )
}

function yearsAround(closed: number, chosen: number): number[] {
  const years = new Set([closed + 1, closed, closed - 1, closed - 2, chosen])
  return [...years].toSorted((a, b) => b - a)
}

/** The name as proposed, with a number when it is taken already. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  let number = 2
  while (taken.has(`${name} (${number})`)) number += 1
  return `${name} (${number})`
}
