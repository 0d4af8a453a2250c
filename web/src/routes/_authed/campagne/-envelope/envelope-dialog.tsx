import { previewCampaignEnvelope, recordCampaignEnvelope } from '@moisson/contract/campaign-envelope'
import { capital } from '@moisson/law/words/capital'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readOptions } from '../../../../api/read.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { FigureField } from '../../../../form/figure-field.tsx'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { useSettled } from '../../../../form/use-settled.ts'
import { sayAndClose } from '../../../../form/say-and-close.ts'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { BasisSteps, BitingCeilings, type EnvelopeOrigin } from './basis-view.tsx'
import { envelopeWords } from './envelope-words.ts'

type Figures = Record<string, number | null>

/** The figures of the exercice, one field each, and what the formula makes of them as they are typed. */
export default function EnvelopeDialog(props: {
  campaign: Campaign
  origin: EnvelopeOrigin
  onClose: () => void
}) {
  const { campaign, origin, onClose } = props
  const { dialog: words, fromAgreement } = useWords(envelopeWords)
  const { mediumDay, money, text } = useFormat()
  const euros = (amount: number) => money(Math.round(amount * 100))
  const record = useCampaignChange(recordCampaignEnvelope)
  const asked = origin.fields.filter(({ fixed }) => fixed === null)
  const path = { id: campaign.id }
  const start: Figures = Object.fromEntries(asked.map(({ name, value }) => [name, value]))
  const form = useForm<Figures, Campaign>(start, {
    change: record,
    check: (values) =>
      Object.fromEntries(asked.map(({ name }) => [name, values[name] === null && words.missing])),
    send: (figures) => record.send({ path, body: { figures } }, { version: campaign.version }),
    fieldOf: Object.fromEntries(asked.map(({ name }) => [`figures.${name}`, name])),
    done: (saved) => sayAndClose(words.recorded(money(saved.envelope_gross_cents ?? 0)), onClose),
  })
  return (
    <FormDialog
      {...form.sends}
      size="large"
      title={words.title}
      description={words.body(mediumDay(origin.exercise.start), mediumDay(origin.exercise.end))}
      submit={words.record}
      onClose={onClose}
    >
      {asked.map(({ name, label, definition, unit, source, owner, available_by, value, known }) => (
        <FigureField
          key={name}
          {...form.value(name)}
          unit={unit}
          label={capital(text(label))}
          help={[
            definition && capital(definition).replace(/[^.!?]$/, '$&.'),
            source && words.source(source),
            owner && words.owner(owner),
            available_by && words.by(available_by),
            known?.from === 'campaign' && words.known.campaign,
            known?.from === 'people' && words.known.people,
            known?.from === 'company' &&
              (value === null
                ? words.known.otherYear(euros(known.value), known.year)
                : words.known.company(String(known.year))),
          ]
            .filter(Boolean)
            .join(' ')}
        />
      ))}
      {origin.fields.length > asked.length && (
        <dl className="grid gap-1.5 text-sm">
          {origin.fields
            .filter(({ fixed }) => fixed !== null)
            .map(({ name, label, fixed }) => (
              <div key={name} className="flex justify-between gap-4">
                <dt className="text-neutral-700">
                  {capital(text(label))} ({fromAgreement})
                </dt>
                <dd className="tabular">{fixed}</dd>
              </div>
            ))}
        </dl>
      )}
      <Result campaignId={campaign.id} figures={form.values} />
    </FormDialog>
  )
}

/** The envelope with these figures, a moment after the last key. */
function Result({ campaignId, figures }: { campaignId: string; figures: Figures }) {
  const { dialog: words } = useWords(envelopeWords)
  const { money, text } = useFormat()
  const settled = useSettled(figures)
  const preview = useQuery({
    ...readOptions(previewCampaignEnvelope, { path: { id: campaignId }, body: { figures: settled } }),
    placeholderData: keepPreviousData,
  })
  if (preview.error) return <ErrorCard error={preview.error} onRetry={() => void preview.refetch()} />
  const { basis, problem } = preview.data ?? { basis: null, problem: null }
  return (
    <div aria-live="polite" className="grid gap-4 border-t border-neutral-200 pt-5">
      {problem && (
        <Notice kind="warning" title={words.failed}>
          {text(problem)}
        </Notice>
      )}
      {!basis && !problem && <p className="text-neutral-700">{words.waiting}</p>}
      {basis && (
        <>
          <div>
            <p className="text-sm text-neutral-700">{words.result}</p>
            <p
              className="tabular text-3xl font-semibold tracking-tight"
              data-envelope={basis.amount_cents}
              data-stale={settled !== figures || preview.isPlaceholderData || undefined}
            >
              {money(basis.amount_cents)}
            </p>
          </div>
          <BitingCeilings basis={basis} />
          <BasisSteps basis={basis} />
        </>
      )}
    </div>
  )
}
