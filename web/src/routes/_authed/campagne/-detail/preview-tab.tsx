import { getEnrolment, listEnrolments } from '@moisson/contract/campaign'
import { previewCampaign } from '@moisson/contract/choice'
import { EyeOff } from 'lucide-react'
import { useLateRead } from '../../../../api/read.ts'
import { EmptyState } from '../../../../kit/empty-state.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { SelectField } from '../../../../kit/field.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { MailSheet } from './mail-sheet.tsx'
import { PhonePreview } from './phone-preview.tsx'
import { tabWords } from './tab-words.ts'
import { sentenceOf } from '../../../../api/sentence-of.ts'

/** The campaign through the eyes of one of its people: the phone, and the mail. */
export default function PreviewTab(props: {
  campaign: Campaign
  as: string | undefined
  onAs: (id: string | undefined) => void
}) {
  const { campaign, as, onAs } = props
  const { preview: words } = useWords(tabWords)
  const query = as ? { bid: as } : {}
  const preview = useLateRead(previewCampaign, { path: { id: campaign.id }, query })
  const people = useLateRead(listEnrolments, { path: { id: campaign.id }, query: { limit: '200' } })
  // Beyond the first two hundred, whoever was chosen from the list of people is offered too.
  const chosen = useLateRead(
    getEnrolment,
    { path: { id: campaign.id, bid: as ?? '' } },
    { enabled: as !== undefined },
  )
  const listed = people.data?.items ?? []
  const offered =
    chosen.data && !listed.some(({ id }) => id === chosen.data.id) ? [chosen.data, ...listed] : listed
  const impossible = preview.error?.code === 'envelope_missing' || preview.error?.code === 'nobody_entitled'
  if (impossible)
    return (
      <div className="card">
        <EmptyState icon={EyeOff} title={words.impossible}>
          {preview.error && sentenceOf(preview.error)}
        </EmptyState>
      </div>
    )
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SelectField
          label={words.as}
          className="w-72 max-w-full"
          value={as ?? ''}
          placeholder={words.anybody}
          onChange={(event) => onAs(event.target.value || undefined)}
          options={offered.map((person) => ({
            value: person.id,
            label: `${person.last_name} ${person.first_name}`,
          }))}
        />
        <p className="text-sm text-neutral-600">{words.nothingRecorded}</p>
      </div>
      {preview.error && <ErrorCard error={preview.error} onRetry={() => void preview.refetch()} />}
      {preview.isPending && <SkeletonLines lines={8} />}
      {preview.data && (
        <div className="grid items-start grid-cols-1 gap-8 lg:grid-cols-[auto_minmax(0,1fr)]">
          <PhonePreview preview={preview.data} presumptionDays={campaign.response_days} />
          <section aria-labelledby="mail-title" className="min-w-0">
            <h3 id="mail-title" className="mb-3 font-semibold">
              {words.mail}
            </h3>
            <MailSheet mail={preview.data.mail} />
          </section>
        </div>
      )}
    </div>
  )
}
