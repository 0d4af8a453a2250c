import { getEnrolment, listEnrolments } from '@moisson/contract/campaign'
import { previewCampaign } from '@moisson/contract/choice'
import { ChevronsUpDown, EyeOff } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useLateRead } from '../../../../api/read.ts'
import { EmptyState } from '../../../../kit/empty-state.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { Button } from '../../../../kit/button.tsx'
import { Popover } from '../../../../kit/popover.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { PickList } from '../../../../list/pick-list.tsx'
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
  const chosen = useLateRead(
    getEnrolment,
    { path: { id: campaign.id, bid: as ?? '' } },
    { enabled: as !== undefined },
  )
  const impossible = ['envelope_missing', 'shares_not_calculated', 'nobody_entitled'].includes(
    preview.error?.code ?? '',
  )
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
        <div className="grid gap-1.5">
          <p id="preview-as" className="text-sm font-medium text-neutral-900">
            {words.as}
          </p>
          <Popover
            trigger={
              <Button icon={ChevronsUpDown} aria-describedby="preview-as">
                {as !== undefined && chosen.data ? nameOf(chosen.data) : words.anybody}
              </Button>
            }
          >
            {(close) => (
              <Somebody
                campaign={campaign.id}
                chosen={as}
                onPick={(id) => {
                  close()
                  onAs(id)
                }}
              />
            )}
          </Popover>
        </div>
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

const nameOf = (person: { first_name: string; last_name: string }) =>
  `${person.last_name} ${person.first_name}`
/** As many as are read at a glance. */
const SHOWN = 30

/** The people of the campaign whose name or number holds what is typed. */
function Somebody(props: {
  campaign: string
  chosen: string | undefined
  onPick: (id: string | undefined) => void
}) {
  const { preview: words } = useWords(tabWords)
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const found = useLateRead(listEnrolments, {
    path: { id: props.campaign },
    query: { limit: String(SHOWN), ...(q ? { q } : {}) },
  })
  const people = found.data?.items ?? []
  const more = (found.data?.total ?? 0) - people.length
  return (
    <PickList
      label={words.as}
      hint={words.asHint}
      typed={typed}
      onType={setTyped}
      loading={found.isPending}
      rows={[
        ...(q ? [] : [{ id: '', label: words.anybody }]),
        ...people.map((one) => ({
          id: one.id,
          label: nameOf(one),
          hint: one.employee_number ?? undefined,
        })),
      ]}
      chosen={props.chosen ?? ''}
      onPick={(id) => props.onPick(id || undefined)}
      foot={more > 0 && words.asMore(more)}
    />
  )
}
