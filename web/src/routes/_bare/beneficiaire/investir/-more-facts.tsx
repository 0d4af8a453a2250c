import { getMyNotice } from '@moisson/contract/choice'
import { Notice } from '../../../../kit/notice.tsx'
import { StepsPanel } from '../../../../kit/steps-panel.tsx'
import { dataWords } from '../../../../words/data.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ContactCard } from '../-contact-card.tsx'
import { DownloadButton } from '../-download-button.tsx'
import { helpWords } from '../-help-words.ts'
import type { Campaign, Profile } from './-campaign-facts.ts'
import { choiceWords } from './-choice-words.ts'

/** Under the ways to answer: how the amount came about, its notice, and who answers. */
export default function MoreFacts({ campaign, profile }: { campaign: Campaign; profile: Profile }) {
  const places = useWords(helpWords)
  const words = useWords(choiceWords)
  const data = useWords(dataWords)
  const provisional = profile.provisional_parameters
  return (
    <>
      {provisional.length > 0 && (
        <Notice title={words.provisional}>{words.provisionalBody(provisional.join(', '))}</Notice>
      )}
      <StepsPanel steps={profile.calculation.steps} />
      {profile.calculation.envelope_steps.length > 0 && (
        <StepsPanel steps={profile.calculation.envelope_steps} title={data.envelopeFrom} />
      )}
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
