import { readCouncilLink } from '@moisson/contract/council-link'
import { send } from '../../api/send.ts'
import { late } from '../../kit/late.tsx'
import { SkeletonLines } from '../../kit/skeleton.tsx'
import { LinkPage } from '../../link/link-page.tsx'
import { useWords } from '../../words/catalogue.ts'
import { councilLinkWords } from './-council-link-words.ts'

const View = late(() => import('./-council-view.tsx'), <SkeletonLines lines={8} />)
const read = (token: string) => send(readCouncilLink, { body: { token } })

/** What the link that a company gave its works council opens: what its page shows, and nothing to press but to read. */
export function CouncilLinkPage() {
  const words = useWords(councilLinkWords)
  return (
    <LinkPage page="/cse" title={words.title} read={read}>
      {(view) => <View view={view} />}
    </LinkPage>
  )
}
