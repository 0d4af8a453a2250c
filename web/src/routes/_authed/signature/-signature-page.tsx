import { listRatifications } from '@moisson/contract/ratification'
import { Inbox, Users } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { useRead } from '../../../api/read.ts'
import { Button } from '../../../kit/button.tsx'
import { EmptyState } from '../../../kit/empty-state.tsx'
import { late } from '../../../kit/late.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useCompany } from '../../../session/account.ts'
import { ButtonLink } from '../../../shell/button-link.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { signatureWords } from './-signature-words.ts'

const RatificationCard = lazy(() => import('./-ratification-card.tsx'))
const ToSign = late(() => import('./-to-sign.tsx'))
const OpenDialog = late(() => import('./-open-dialog.tsx'))

/** What is asked of the personnel about a text: the one under way first, then what came out of the others. */
export function SignaturePage() {
  const words = useWords(signatureWords)
  const company = useCompany()
  const { items, ready } = useRead(listRatifications, { path: { id: company.id } })
  const [asking, setAsking] = useState(false)
  const ratifiable = ready.texts.some((text) => text.ratifiable)
  const can = ratifiable && ready.personnel > 0
  const ask = (
    <Button
      look="primary"
      icon={Users}
      disabled={!can}
      makes="POST /company/{id}/ratifications"
      onClick={() => setAsking(true)}
    >
      {words.ask}
    </Button>
  )
  return (
    <>
      <PageHeader title={words.title} actions={items.length > 0 && can ? ask : undefined}>
        {words.intro}
      </PageHeader>
      {ready.texts.length > 0 && <ToSign texts={ready.texts} />}
      {items.length === 0 && (
        <div className="card">
          <EmptyState icon={Inbox} title={words.none}>
            <p>{words.noneWhy}</p>
            {!can && <p className="mt-2">{ready.personnel === 0 ? words.noPeople : words.noText}</p>}
            <p className="mt-4 flex flex-wrap justify-center gap-3">
              {can && ask}
              {ready.personnel === 0 && <ButtonLink to="/beneficiaires">{words.import}</ButtonLink>}
              {!ratifiable && <ButtonLink to="/wizards/interessementCreator">{words.write}</ButtonLink>}
            </p>
          </EmptyState>
        </div>
      )}
      <Suspense fallback={<SkeletonLines lines={4} />}>
        {items.map((one) => (
          <RatificationCard key={one.id} ratification={one} today={ready.day} />
        ))}
      </Suspense>
      {asking && <OpenDialog ready={ready} onClose={() => setAsking(false)} />}
    </>
  )
}
