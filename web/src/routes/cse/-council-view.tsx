import type { Output } from '@moisson/contract/call'
import type { readCouncilLink } from '@moisson/contract/council-link'
import { CouncilCampaigns } from '../../council/council-campaigns.tsx'
import { councilWords } from '../../council/council-words.ts'
import { PageHeader } from '../../kit/page-header.tsx'
import { useFormat } from '../../kit/use-format.ts'
import { linkWords } from '../../link/link-words.ts'
import { useWords } from '../../words/catalogue.ts'
import { councilLinkWords } from './-council-link-words.ts'

/** The campaigns of a company as its works council reads them by a link. */
export default function CouncilView({ view }: { view: Output<typeof readCouncilLink> }) {
  const words = useWords(councilWords)
  const link = useWords(councilLinkWords)
  const closing = useWords(linkWords)
  const { longDay } = useFormat()
  const { company_name, ends_on, campaigns } = view
  return (
    <>
      <PageHeader title={link.title}>
        {link.intro(company_name)} {closing.opensUntil(longDay(ends_on))}
      </PageHeader>
      <section className="grid grid-cols-1 gap-4">
        <h2 className="font-semibold">{words.campaigns}</h2>
        <CouncilCampaigns campaigns={campaigns} />
      </section>
    </>
  )
}
