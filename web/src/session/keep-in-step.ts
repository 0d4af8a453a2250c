import { onOtherPerson } from './other-person.ts'

interface Navigator {
  invalidate: () => Promise<void>
}

/** When the person changes, in this tab or another, the guards run again; what was read for the former one is gone by then. */
export function keepSessionInStep(router: Navigator): void {
  onOtherPerson(() => void import('../api/query-client.ts').then(() => router.invalidate()))
}
