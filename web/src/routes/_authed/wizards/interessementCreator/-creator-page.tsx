import { getRouteApi } from '@tanstack/react-router'
import { PagePending } from '../../../../shell/page-pending.tsx'
import { late } from '../../../../kit/late.tsx'

const DraftList = late(() => import('./-list/draft-list.tsx'), <PagePending />)
const Editor = late(() => import('./-editor/editor.tsx'), <PagePending />)
const Compare = late(() => import('./-compare/compare.tsx'), <PagePending />)
const route = getRouteApi('/_authed/wizards/interessementCreator/')

/** The agreements being written: their list, one of them, or two versions of one; who reads one does not wait for another. */
export function CreatorPage() {
  const { draft, versions } = route.useSearch()
  return (
    <>
      {!draft && <DraftList />}
      {draft && versions === undefined && <Editor key={draft} id={draft} />}
      {draft && versions !== undefined && <Compare key={draft} id={draft} />}
    </>
  )
}
