import { campaignTypeFacts, offeredTypes } from '@moisson/core/campaign/type-facts'
import { exerciseOf } from '@moisson/core/campaign/exercise-dates'
import { versionOfType } from '@moisson/core/company/agreement-versions'
import { closingOf } from '@moisson/core/company/closing'
import { lastClosedYear } from '../../../../company/closed-year.ts'
import { createCampaign } from '@moisson/contract/campaign'
import { listAgreements } from '@moisson/contract/company'
import { presumptionDaysOf } from '@moisson/core/campaign/default-settings'
import { REPLY_DAYS } from '@moisson/law/reply-days'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { useLateRead } from '../../../../api/read.ts'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import type { FormState } from '../../../../form/use-form.tsx'
import { useForm } from '../../../../form/use-form.tsx'
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

interface Values {
  /** The campaign that is done again; empty for none. */
  model: string
  type: Campaign['type']
  year: number
  /** Null as long as the proposed one stands. */
  name: string | null
  envelope_gross_cents: number | null
  /** Of a supplement: the campaign it completes; empty as long as the proposed one stands. */
  completes: string
  each_gross_cents: number | null
}

/** A new draft: what it starts from, its type and year, and the dates that follow from the law. */
export default function NewCampaign(props: {
  /** `new`, or the id of the campaign to do again. */
  from: string
  campaigns: readonly Campaign[]
  onClose: () => void
}) {
  const words = useWords(newWords)
  const { types, offline } = useWords(campaignWords)
  const company = useCompany()
  const today = useToday()
  const navigate = useNavigate()
  const create = useChange(createCampaign)
  const models = props.campaigns.filter(({ state }) => state !== 'draft')
  const lastClosed = lastClosedYear(company, today)
  const begun = models.find(({ id }) => id === props.from)
  const [start] = useState<Values>({
    model: begun?.id ?? '',
    type: begun?.type ?? 'interessement',
    year: begun ? begun.year + 1 : lastClosed,
    name: null,
    envelope_gross_cents: null,
    completes: '',
    each_gross_cents: null,
  })
  const taken = new Set(props.campaigns.map(({ name }) => name))
  const modelIn = (values: Values) => models.find(({ id }) => id === values.model)
  function nameIn(values: Values): string {
    const { type } = values
    const year = yearOf(values)
    const model = modelIn(values)
    // One type's name says nothing of another.
    const proposed =
      model?.type === type
        ? model.name.replaceAll(String(model.year), String(year))
        : `${types[type]} ${year}`
    return values.name ?? freeName(proposed, taken)
  }
  const completableBy = ({ type }: Values) => completable(props.campaigns, type)
  function completedBy(values: Values): Campaign | undefined {
    const mains = completableBy(values)
    return mains.find(({ id }) => id === values.completes) ?? mains[0]
  }
  /** A supplement is of the exercice of what it completes. */
  const yearOf = (values: Values): number => completedBy(values)?.year ?? values.year
  const form = useForm(start, {
    change: create,
    send: (values) =>
      create.send({
        path: { id: company.id },
        body: {
          name: nameIn(values),
          type: values.type,
          year: yearOf(values),
          ...completesIn(completedBy(values)),
          ...(values.model ? { clone_from_id: values.model } : {}),
          ...(values.envelope_gross_cents === null || !isDecided(values.type)
            ? {}
            : { envelope_gross_cents: values.envelope_gross_cents }),
          ...(values.each_gross_cents === null || campaignTypeFacts[values.type].envelope !== 'each'
            ? {}
            : { each_gross_cents: values.each_gross_cents }),
        },
      }),
    done: ({ id }) => navigate({ to: '/campagne/detail-{$campaignId}', params: { campaignId: id } }),
  })
  const { values } = form
  const model = modelIn(values)
  const name = nameIn(values)
  const completed = completedBy(values)
  const isSupplement = campaignTypeFacts[values.type].completes !== null
  return (
    <FormDialog
      {...form.sends}
      failure={
        form.refusal && (
          <Notice kind="error" announced>
            {form.refusal.status === null ? offline : form.refusal.message}
          </Notice>
        )
      }
      size="large"
      title={words.title}
      description={words.body}
      submit={words.create}
      disabled={name.trim() === '' || (isSupplement && completed === undefined)}
      onClose={props.onClose}
    >
      <StartFrom
        form={form}
        models={models}
        suggested={modelOf(props.campaigns) ?? models[0]}
        year={lastClosed}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <SelectField
          label={words.type}
          help={words.typeHelp}
          value={values.type}
          error={form.errorOf('type')}
          onChange={({ target }) => form.fill(ofType(target.value, values, today, lastClosed))}
          options={offeredTypes.map((each) => ({ value: each, label: types[each] }))}
        />
        <WhichYear form={form} mains={isSupplement ? completableBy(values) : null} lastClosed={lastClosed} />
        <TextField
          label={words.name}
          help={words.nameHelp}
          value={name}
          maxLength={120}
          required
          onChange={(event) => form.set('name', event.target.value)}
          error={form.errorOf('name')}
        />
        <HowMuch form={form} />
      </div>
      <DatesFor model={model} type={values.type} year={yearOf(values)} today={today} />
      {model && <p className="text-sm text-pretty text-neutral-600">{words.kept(model.name)}</p>}
    </FormDialog>
  )
}

/** Whether the amount to share is decided, and not found from other figures. */
const isDecided = (type: Campaign['type']): boolean => campaignTypeFacts[type].envelope === 'decided'

/** The launched campaigns that one of this type may complete, the newest first. */
function completable(campaigns: readonly Campaign[], type: Campaign['type']): Campaign[] {
  const main = campaignTypeFacts[type].completes
  return campaigns
    .filter((each) => each.type === main && each.state !== 'draft' && each.state !== 'cancelled')
    .toSorted((a, b) => b.year - a.year)
}

const completesIn = (completed: Campaign | undefined) => (completed ? { completes_id: completed.id } : {})
/** Whether its year is the one of its payment, and not that of results. */
const ofPayment = (type: Campaign['type']): boolean => campaignTypeFacts[type].rights_of === 'payment'

/** Another kind of year is proposed with another kind of campaign; a year chosen stays otherwise. */
function ofType(chosen: string, before: Values, today: string, lastClosed: number): Partial<Values> {
  const type = offeredTypes.find((each) => each === chosen) ?? before.type
  if (ofPayment(type) === ofPayment(before.type)) return { type }
  return { type, year: ofPayment(type) ? Number(today.slice(0, 4)) : lastClosed }
}

const madeAgain = ({ id, type, year }: Campaign) => ({ model: id, type, year: year + 1 })

/** The amount to share, where it is decided. */
function HowMuch({ form }: { form: FormState<Values> }) {
  const words = useWords(newWords)
  if (campaignTypeFacts[form.values.type].envelope === 'each')
    return (
      <MoneyField
        label={campaignTypeFacts[form.values.type].limits === 'bonus' ? words.bonusEach : words.each}
        help={words.envelopeHelp}
        optional
        {...form.value('each_gross_cents')}
      />
    )
  if (!isDecided(form.values.type))
    return <p className="self-center text-sm text-pretty text-neutral-600">{words.reserve}</p>
  return (
    <MoneyField
      label={words.envelope}
      help={words.envelopeHelp}
      optional
      {...form.value('envelope_gross_cents')}
    />
  )
}

/** The exercice, or what a supplement completes, which has one. */
function WhichYear(props: {
  form: FormState<Values>
  /** What a supplement may complete; null for what completes nothing. */
  mains: readonly Campaign[] | null
  lastClosed: number
}) {
  const { form, mains, lastClosed } = props
  const words = useWords(newWords)
  if (mains === null)
    return (
      <SelectField
        label={words.year}
        help={ofPayment(form.values.type) ? words.yearOfPayment : words.yearHelp}
        value={String(form.values.year)}
        onChange={(event) => form.set('year', Number(event.target.value))}
        error={form.errorOf('year')}
        options={yearsAround(lastClosed, form.values.year).map((each) => ({
          value: String(each),
          label: String(each),
        }))}
      />
    )
  const chosen = mains.find(({ id }) => id === form.values.completes) ?? mains[0]
  return (
    <SelectField
      label={words.completes}
      help={chosen ? words.completesHelp : words.nothingToComplete}
      value={chosen?.id ?? ''}
      onChange={(event) => form.set('completes', event.target.value)}
      error={form.errorOf('completes')}
      options={mains.map((each) => ({ value: each.id, label: `${each.name} (${each.year})` }))}
    />
  )
}

/** From nothing, or from a campaign done before. */
function StartFrom(props: {
  form: FormState<Values>
  models: readonly Campaign[]
  suggested: Campaign | undefined
  /** The year of one from nothing. */
  year: number
}) {
  const { form, models, suggested, year } = props
  const words = useWords(newWords)
  const { model } = form.values
  if (!suggested) return null
  return (
    <>
      <RadioCards
        legend={words.start}
        columns={2}
        value={model ? 'again' : 'blank'}
        onChange={(start) => form.fill(start === 'again' ? madeAgain(suggested) : { model: '', year })}
        options={[
          { value: 'again', title: words.again, body: words.againBody },
          { value: 'blank', title: words.blank, body: words.blankBody },
        ]}
      />
      {model && models.length > 1 && (
        <SelectField
          label={words.model}
          value={model}
          onChange={(event) => {
            const chosen = models.find(({ id }) => id === event.target.value)
            if (chosen) form.fill(madeAgain(chosen))
          }}
          options={models.map((each) => ({ value: each.id, label: `${each.name} (${each.year})` }))}
        />
      )}
    </>
  )
}

/** The dates of the law, once what decides them is known. */
function DatesFor(props: {
  model: Campaign | undefined
  type: Campaign['type']
  year: number
  today: string
}) {
  const { model, type, year, today } = props
  const words = useWords(newWords)
  const company = useCompany()
  const agreements = useLateRead(listAgreements, { path: { id: company.id } })
  const closing = closingOf(company)
  if (ofPayment(type))
    return (
      <p className="text-sm text-pretty text-neutral-600">
        {campaignTypeFacts[type].limits === 'bonus' ? words.ofBonus : words.ofPayment}
      </p>
    )
  if (!closing || !(model || agreements.data)) return null
  const versions = agreements.data?.versions ?? []
  const clauses = versionOfType(versions, type, exerciseOf(year, closing))?.clauses
  return (
    <LegalDates
      type={type}
      year={year}
      closing={closing}
      today={today}
      presumptionDays={model?.presumption_days ?? presumptionDaysOf(clauses)}
      responseDays={model?.response_days ?? REPLY_DAYS}
    />
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
