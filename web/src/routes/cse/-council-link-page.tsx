import { readCouncilLink } from '@moisson/contract/council-link'
import { lazy, Suspense } from 'react'
import { send } from '../../api/send.ts'
import { SkeletonLines } from '../../kit/skeleton.tsx'
import { LinkPage } from '../../link/link-page.tsx'
import { useWords } from '../../words/catalogue.ts'
import { councilLinkWords } from './-council-link-words.ts'

const View = lazy(() => import('./-council-view.tsx'))
const read = (token: string) => send(readCouncilLink, { body: { token } })

/** What the link that a company gave its works council opens: what its page shows, and nothing to press but to read. */
export function CouncilLinkPage() {
  const words = useWords(councilLinkWords)
  return (
    <LinkPage page="/cse" title={words.title} read={read}>
      {(view) => (
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <View view={view} />
        </Suspense>
      )}
    </LinkPage>
  )
}
