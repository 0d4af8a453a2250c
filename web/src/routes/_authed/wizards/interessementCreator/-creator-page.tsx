import { getRouteApi } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { PagePending } from '../../../../shell/page-pending.tsx'

const DraftList = lazy(() => import('./-list/draft-list.tsx'))
const Editor = lazy(() => import('./-editor/editor.tsx'))
const Compare = lazy(() => import('./-compare/compare.tsx'))
const route = getRouteApi('/_authed/wizards/interessementCreator/')

/** The agreements being written: their list, one of them, or two versions of one; who reads one does not wait for another. */
export function CreatorPage() {
  const { draft, versions } = route.useSearch()
  return (
    <Suspense fallback={<PagePending />}>
      {!draft && <DraftList />}
      {draft && versions === undefined && <Editor key={draft} id={draft} />}
      {draft && versions !== undefined && <Compare key={draft} id={draft} />}
    </Suspense>
  )
}
