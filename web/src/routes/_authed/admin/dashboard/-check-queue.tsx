import { ClipboardCheck } from 'lucide-react'
import { Button } from '../../../../kit/button.tsx'
import { Skeleton } from '../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { CompanySummary } from './-portfolio-page.tsx'
import { portfolioWords } from './-words.ts'

/** The campaigns that wait for a second person. */
export function CheckQueue(props: {
  companies: readonly CompanySummary[]
  loading: boolean
  onCheck: (company: string, campaign: string) => void
}) {
  const { companies, loading, onCheck } = props
  const words = useWords(portfolioWords)
  const { money, percent } = useFormat()
  const waiting = companies.flatMap((company) =>
    company.campaigns.filter(({ state }) => state === 'submitted').map((campaign) => ({ company, campaign })),
  )
  return (
    <section aria-labelledby="queue" className="grid gap-3">
      <h2 id="queue" className="flex items-center gap-2 font-semibold">
        {words.queue}
        {waiting.length > 0 && (
          <span className="tabular rounded-full bg-amber-100 px-2 text-sm leading-6 text-amber-950 ring-1 ring-amber-700/20">
            {waiting.length}
          </span>
        )}
      </h2>
      {loading ? (
        <div className="card p-5" aria-hidden>
          <Skeleton className="h-5 w-2/3" />
        </div>
      ) : waiting.length === 0 ? (
        <p className="card flex items-center gap-3 px-5 py-4 text-neutral-700">
          <ClipboardCheck aria-hidden className="size-5 shrink-0 text-primary-700" />
          {words.queueEmpty}
        </p>
      ) : (
        <ul className="card divide-y divide-neutral-100">
          {waiting.map(({ company, campaign }) => (
            <li key={campaign.id} className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4">
              <div className="min-w-0 flex-1 basis-64">
                <h3 className="truncate font-medium">{campaign.name}</h3>
                <p className="truncate text-sm text-neutral-600">{company.legal_name}</p>
                {campaign.submitted_by_me && <p className="text-sm text-amber-900">{words.ownSubmission}</p>}
              </div>
              <p className="tabular text-right max-sm:text-left">
                <span className="block font-medium text-neutral-950">
                  {campaign.envelope_gross_cents === null ? '–' : money(campaign.envelope_gross_cents)}
                </span>
                <span className="text-sm text-neutral-600">
                  {words.answered(percent(campaign.response_rate_bps, 0))}
                </span>
              </p>
              <Button onClick={() => onCheck(company.id, campaign.id)}>
                {campaign.submitted_by_me ? words.seeIt : words.check}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
