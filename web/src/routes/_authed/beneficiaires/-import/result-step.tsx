import { createCampaign } from '@moisson/contract/campaign'
import { CircleCheck, FileUp, Megaphone } from 'lucide-react'
import { Button } from '../../../../kit/button.tsx'
import { useDenied } from '../../../../kit/rights.ts'
import { LiveRegion } from '../../../../kit/live-region.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { importWords } from './import-words.ts'
import type { Written } from './write-import.ts'

/** Where the next step is. */
const campaigns: string = '/campagne'
const creating: object = { create: 'new' }

/** What was written. After a reload only the fact remains, and the way to the people. */
export function ResultStep(props: {
  name: string
  written: Written | null
  /** The campaign that sent somebody here for another file. */
  campaign: string | undefined
  onAnother: () => void
}) {
  const { name, written, campaign, onAnother } = props
  const words = useWords(importWords)
  const { count } = useFormat()
  const denied = useDenied(createCampaign)
  const figures = written && [
    { value: written.created, label: words.created(written.created) },
    { value: written.updated, label: words.updated(written.updated) },
    { value: written.unchanged, label: words.unchanged(written.unchanged) },
    ...(written.marked_left > 0
      ? [{ value: written.marked_left, label: words.markedLeft(written.marked_left) }]
      : []),
  ]
  return (
    <section className="card mx-auto grid w-full max-w-2xl justify-items-center gap-6 px-6 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-primary-100 text-primary-800">
        <CircleCheck aria-hidden className="size-7" />
      </span>
      <div>
        <LiveRegion>{`${words.doneTitle}. ${words.doneBody(name)}`}</LiveRegion>
        <h2 className="text-xl font-semibold">{words.doneTitle}</h2>
        <p className="text-neutral-600">{words.doneBody(name)}</p>
      </div>
      {figures && (
        <dl className="flex flex-wrap justify-center gap-x-10 gap-y-4">
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-sm text-neutral-600">{label}</dt>
              <dd className="tabular text-3xl font-semibold tracking-tight text-neutral-950">
                {count(value)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {written && written.rejected.length > 0 && (
        <div className="w-full text-left">
          <Notice kind="warning" title={words.rejected}>
            <ul className="grid gap-1 text-sm">
              {written.rejected.slice(0, 50).map((row) => (
                <li key={row.row}>
                  {words.row} {count(row.row)} · {row.message}
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {campaign !== undefined && (
          <ButtonLink
            to="/campagne/detail-{$campaignId}"
            params={{ campaignId: campaign }}
            search={{ tab: 'people' }}
            look="primary"
            icon={Megaphone}
          >
            {words.backToCampaign}
          </ButtonLink>
        )}
        {campaign === undefined && (
          <ButtonLink
            to={campaigns}
            search={creating}
            look={denied ? 'secondary' : 'primary'}
            icon={Megaphone}
          >
            {words.prepareCampaign}
          </ButtonLink>
        )}
        <ButtonLink to="/beneficiaires" look="secondary">
          {words.seePeople}
        </ButtonLink>
        <Button look="quiet" icon={FileUp} onClick={onAnother}>
          {words.anotherFile}
        </Button>
      </div>
    </section>
  )
}
