import { useMemo } from 'react'
import type { AnyCompany } from '../session/account.ts'

/** What whoever looks may not do in the company shown, each call with its reason, as the company's file says. */
export function useRights(company: AnyCompany | null): ReadonlyMap<string, string> {
  const denied = company && 'denied' in company ? company.denied : null
  return useMemo(
    () => new Map(denied?.flatMap(({ reason, calls }) => calls.map((http) => [http, reason] as const))),
    [denied],
  )
}
