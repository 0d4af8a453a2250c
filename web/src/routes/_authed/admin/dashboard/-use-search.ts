import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { PlatformSearch } from './-search.ts'

const route = getRouteApi('/_authed/admin/dashboard/')

/** The address of the platform’s screen and the way to change it. */
export function usePlatformSearch() {
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/admin/dashboard/' })
  return {
    search,
    go: (next: Partial<PlatformSearch>, replace = false) =>
      void navigate({ search: (now) => ({ ...now, ...next }), replace, resetScroll: false }),
    /** Another tab starts without the filters of this one. */
    toTab: (tab: PlatformSearch['tab']) => void navigate({ search: tab ? { tab } : {}, resetScroll: false }),
  }
}
