import type { Company } from '../../../session/account.ts'
import { DataQuality } from './-data-quality.tsx'
import type { Campaigns, People } from './-late-card.tsx'
import { LegalClock } from './-legal-clock.tsx'
import { OpenCampaign } from './-open-campaign.tsx'
import { ProcessCard } from './-process-card.tsx'
import { YearCard } from './-year-card.tsx'

/** Everything under what waits; each card loads and fails alone. A company that starts has no campaign to show yet. */
export default function Cards(props: {
  campaigns: Campaigns
  people: People
  company: Company
  today: string
  starting: boolean
}) {
  const { campaigns, people, company, today, starting } = props
  const clock = <LegalClock campaigns={campaigns} closing={company} today={today} />
  if (starting) {
    return (
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {clock}
        <div className="grid min-w-0 gap-6">
          <ProcessCard />
          <DataQuality people={people} />
        </div>
      </div>
    )
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-6">
        <OpenCampaign campaigns={campaigns} />
        <YearCard campaigns={campaigns} />
      </div>
      <div className="grid min-w-0 gap-6">
        {clock}
        <ProcessCard />
        <DataQuality people={people} />
      </div>
    </div>
  )
}
