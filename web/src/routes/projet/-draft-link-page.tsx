import { readAccordLink } from '@moisson/contract/accord-links'
import { send } from '../../api/send.ts'
import { late } from '../../kit/late.tsx'
import { SkeletonLines } from '../../kit/skeleton.tsx'
import { LinkPage } from '../../link/link-page.tsx'
import { useWords } from '../../words/catalogue.ts'
import { draftLinkWords } from './-draft-link-words.ts'

const View = late(() => import('./-draft-view.tsx'), <SkeletonLines lines={8} />)
const read = (token: string) => send(readAccordLink, { body: { token } })

/** What the link of a draft opens: the text, what the law says of it, the curve of its formula, and a word at each clause. */
export function DraftLinkPage() {
  const words = useWords(draftLinkWords)
  return (
    <LinkPage page="/projet" title={words.title} read={read}>
      {(view, token) => <View view={view} token={token} />}
    </LinkPage>
  )
}
