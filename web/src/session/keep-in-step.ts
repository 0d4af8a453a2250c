import { sessionState, subscribeSession } from './session.ts'

interface Navigator {
  invalidate: () => Promise<void>
}

/** When the person changes, in this tab or another: nothing of the former one stays, and the guards run again. */
export function keepSessionInStep(router: Navigator): void {
  let person = personNow()
  subscribeSession(() => {
    const now = personNow()
    if (now === person || now === undefined) return
    const first = person === undefined
    person = now
    if (first) return
    void import('../api/query-client.ts').then(({ queryClient }) => {
      queryClient.clear()
      return router.invalidate()
    })
  })
}

/** The uid, null when nobody is signed in, undefined while it is not known. */
function personNow(): string | null | undefined {
  const state = sessionState()
  if (state.status === 'unknown') return undefined
  return state.status === 'signed-in' ? state.answer.user.uid : null
}
