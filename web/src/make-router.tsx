import type { RouterHistory } from '@tanstack/react-router'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'
import './shell/route-data.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { PagePending } from './shell/page-pending.tsx'
import { parseSearch, stringifySearch } from './shell/search-text.ts'

/** The router of the application; a memory history when a page is written at build. */
export function makeRouter(options: { history?: RouterHistory } = {}) {
  return createRouter({
    routeTree,
    ...options,
    parseSearch,
    stringifySearch,
    caseSensitive: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 200,
    scrollRestoration: !options.history,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PagePending,
    notFoundMode: 'root',
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
