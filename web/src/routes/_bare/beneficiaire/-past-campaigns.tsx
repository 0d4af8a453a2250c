import { getMyNotice, getMyReceipt } from '@moisson/contract/choice'
import { Link } from '@tanstack/react-router'
import { lazy } from 'react'
import { Badge } from '../../../kit/badge.tsx'
import { OnceNear } from '../../../kit/once-near.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { useEasyWords } from '../../../words/plain.ts'
import { DownloadButton } from './-download-button.tsx'
import { homeWords } from './-home-words.ts'
import { helpWords } from './-help-words.ts'
import { placeWords } from './-place-words.ts'
import type { MyCampaign } from '../../../beneficiary/standing.ts'
import { isSettled, standingOf, standingTone } from '../../../beneficiary/standing.ts'

const WhereItWent = lazy(async () => ({ default: (await import('./-holdings.tsx')).WhereItWent }))

/** What is behind, with its papers. */
export function PastCampaigns(props: {
  campaigns: readonly MyCampaign[]
  /** Whether to say whose each is. */
  several: boolean
  now: number
}) {
  const { campaigns, several, now } = props
  const words = useEasyWords(homeWords)
  const places = useWords(helpWords)
  const shared = useWords(placeWords)
  const { money, text } = useFormat()
  return (
    <section className="grid gap-2" aria-labelledby="past">
      <h2 id="past" className="font-semibold">
        {words.past}
      </h2>
      {campaigns.length === 0 ? (
        <p className="text-sm text-neutral-700">{words.pastNone}</p>
      ) : (
        <ul className="card divide-y divide-neutral-200">
          {campaigns.map((campaign) => {
            const standing = standingOf(campaign, now)
            const request = { path: { id: campaign.id } }
            return (
              <li key={campaign.id} className="grid gap-2 px-4 py-3.5">
                <div className="flex items-baseline justify-between gap-3">
                  <Link
                    to="/beneficiaire/investir"
                    search={{ campaign: campaign.id }}
                    className="link min-h-6"
                  >
                    {campaign.name}
                  </Link>
                  <span className="tabular font-semibold">{money(campaign.net_cents)}</span>
                </div>
                {several && <p className="text-sm text-neutral-700">{campaign.company.legal_name}</p>}
                {isSettled(campaign) && (
                  <OnceNear className="min-h-10 text-sm text-pretty text-neutral-700 sm:min-h-5">
                    <WhereItWent campaign={campaign.id} />
                  </OnceNear>
                )}
                {campaign.like_pay && <p className="text-sm text-neutral-700">{shared.beforePay}</p>}
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <Badge tone={standingTone[standing]}>
                    {campaign.held_left ? text(campaign.held_left.short) : words.chips[standing]}
                  </Badge>
                  <div className="flex flex-wrap gap-x-4">
                    <DownloadButton
                      call={getMyNotice}
                      request={request}
                      name={`fiche-${campaign.year}.pdf`}
                      look="link"
                    >
                      {places.notice}
                      <span className="sr-only"> – {campaign.name}</span>
                    </DownloadButton>
                    {campaign.receipt_number && (
                      <DownloadButton
                        call={getMyReceipt}
                        request={request}
                        name={`recu-${campaign.receipt_number}.pdf`}
                        look="link"
                      >
                        {places.receipt(campaign.receipt_language)}
                        <span className="sr-only"> – {campaign.name}</span>
                      </DownloadButton>
                    )}
                  </div>
                </div>
              </li>
            )
          })}
        </ul>
      )}
      <Link to="/beneficiaire/epargne" className="link min-h-6 justify-self-start">
        {words.whereMySavingsAre}
      </Link>
      <Link to="/beneficiaire/epargne" hash="papiers" className="link min-h-6 justify-self-start">
        {words.allMyPapers}
      </Link>
    </section>
  )
}
