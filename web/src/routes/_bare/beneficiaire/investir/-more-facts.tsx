import { getMyNotice } from '@moisson/contract/choice'
import { StepsPanel } from '../../../../kit/steps-panel.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { ContactCard } from '../-contact-card.tsx'
import { DownloadButton } from '../-download-button.tsx'
import { helpWords } from '../-help-words.ts'
import type { Campaign, Profile } from './-campaign-facts.ts'

/** Under the ways to answer: how the amount came about, its notice, and who answers. */
export default function MoreFacts({ campaign, profile }: { campaign: Campaign; profile: Profile }) {
  const places = useWords(helpWords)
  return (
    <>
      <StepsPanel steps={profile.calculation.steps} />
      <div>
        <DownloadButton
          call={getMyNotice}
          request={{ path: { id: campaign.id } }}
          name={`fiche-${campaign.year}.pdf`}
        >
          {places.notice}
        </DownloadButton>
      </div>
      <ContactCard contact={campaign.contact} campaign={campaign.name} net_cents={campaign.net_cents} />
    </>
  )
}
