import type { Output, Request } from '@moisson/contract/call'
import type { orientCompany } from '@moisson/contract/simulation'

export type Given = Request<typeof orientCompany>['body']
export type Oriented = Output<typeof orientCompany>

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The bonus that an owner tries on the page of the first questions. */
    oriented?: Pick<Given, 'per_person_cents'>
  }
}
