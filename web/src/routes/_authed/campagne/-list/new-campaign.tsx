import { asksDays, campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { campaignTypes } from '@moisson/core/vocabulary'
import { lastClosedYear } from '../../../../company/closed-year.ts'
import { createCampaign } from '@moisson/contract/campaign'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { SelectField, TextField } from '../../../../kit/field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { useCompany } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { useToday } from '../../../../clock/business-now.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { campaignWords } from '../../../../campaign/campaign-words.ts'
import { Already, DatesFor, HowMuch, StartFrom, WhichYear } from './new-campaign-fields.tsx'
import { completable, completesIn, freeName, isDecided, ofType, type NewValues } from './new-values.ts'
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
  const { types, offline } = useWords(campaignWords)
  const company = useCompany()
  const today = useToday()
  const navigate = useNavigate()
  const create = useChange(createCampaign)
  const models = props.campaigns.filter(({ state }) => state !== 'draft')
  const lastClosed = lastClosedYear(company, today)
  const begun = models.find(({ id }) => id === props.from)
  const [start] = useState<NewValues>({
    model: begun?.id ?? '',
    type: begun?.type ?? 'interessement',
    year: begun ? begun.year + 1 : lastClosed,
    name: null,
    envelope_gross_cents: null,
    completes: '',
    each_gross_cents: null,
  })
  const taken = new Set(props.campaigns.map(({ name }) => name))
  const modelIn = (values: NewValues) => models.find(({ id }) => id === values.model)
  function nameIn(values: NewValues): string {
    const { type } = values
    const year = yearOf(values)
    const model = modelIn(values)
    // One type's name says nothing of another.
    const proposed =
      model?.type === type
        ? model.name.replaceAll(String(model.year), String(year))
        : `${asksDays(type) ? words.days.name : types[type]} ${year}`
    return values.name ?? freeName(proposed, taken)
  }
  const completableBy = ({ type }: NewValues) => completable(props.campaigns, type)
  function completedBy(values: NewValues): Campaign | undefined {
    const mains = completableBy(values)
    return mains.find(({ id }) => id === values.completes) ?? mains[0]
  }
  /** A supplement is of the exercice of what it completes. */
  const yearOf = (values: NewValues): number => completedBy(values)?.year ?? values.year
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
          options={campaignTypes.map((each) => ({ value: each, label: types[each] }))}
        />
        <WhichYear form={form} mains={isSupplement ? completableBy(values) : null} lastClosed={lastClosed} />
        <Already campaigns={props.campaigns} type={values.type} year={yearOf(values)} />
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
