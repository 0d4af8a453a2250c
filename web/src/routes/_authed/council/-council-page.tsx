import type { Output } from '@moisson/contract/call'
import { getCouncil, readCouncilPaper } from '@moisson/contract/council'
import { FileText } from 'lucide-react'
import { useRead } from '../../../api/read.ts'
import { useTake } from '../../../file/use-file.ts'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { EmptyState } from '../../../kit/empty-state.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useAnyCompany } from '../../../session/account.ts'
import { PageError } from '../../../shell/page-error.ts'
import { useWords } from '../../../words/catalogue.ts'
import { councilWords } from '../../../council/council-words.ts'
import { CouncilCampaigns } from '../../../council/council-campaigns.tsx'

type Council = Output<typeof getCouncil>

/** All that a member of the works council has: totals of each campaign, and the papers addressed to it. */
export function CouncilPage() {
  const words = useWords(councilWords)
  const company = useAnyCompany()
  if (!company) throw new PageError(409, 'no-company')
  const request = { path: { id: company.id } }
  const { company_name, campaigns, papers } = useRead(getCouncil, request)
  return (
    <>
      <PageHeader title={words.title}>{words.intro(company_name)}</PageHeader>
      <section className="grid gap-4">
        <h2 className="font-semibold">{words.campaigns}</h2>
        <CouncilCampaigns campaigns={campaigns} />
      </section>
      <Card title={words.papers} flush>
        {papers.length === 0 ? (
          <EmptyState icon={FileText} title={words.noPaper}>
            {words.noPaperWhy}
          </EmptyState>
        ) : (
          <Papers papers={papers} companyId={request.path.id} />
        )}
      </Card>
    </>
  )
}

function Papers({ papers, companyId }: { papers: Council['papers']; companyId: string }) {
  const words = useWords(councilWords)
  const { mediumDay, fileSize } = useFormat()
  const { take, running } = useTake(readCouncilPaper)
  return (
    <ul className="divide-y divide-neutral-100 border-t border-neutral-100">
      {papers.map(({ id, title, valid_from, valid_until, file_name, size_bytes }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3">
          <div className="min-w-0">
            <p className="font-medium break-words">{title}</p>
            <p className="text-sm text-neutral-600">
              {[
                ...(valid_from && valid_until
                  ? [words.valid(mediumDay(valid_from), mediumDay(valid_until))]
                  : []),
                fileSize(size_bytes),
              ].join(' · ')}
            </p>
          </div>
          <Button
            size="small"
            running={running}
            aria-label={words.takeNamed(title)}
            onClick={() => void take({ path: { id: companyId, did: id } }, file_name)}
          >
            {words.take}
          </Button>
        </li>
      ))}
    </ul>
  )
}
