import { personOf } from './signed-in-hint.ts'
import { sessionState, subscribeSession } from './session.ts'
import { whenBack } from './step-up.ts'

/** Runs something at the instant the person changes, in this tab or another: before anything is asked for the new one. */
export function onOtherPerson(run: () => void): void {
  let person = personNow()
  subscribeSession(() => {
    const now = personNow()
    if (now === person || now === undefined) return
    const first = person === undefined
    person = now
    if (!first) run()
  })
}

/** Who is signed in and whether fully, null when nobody is, undefined while it is not known, or they are waited for. */
function personNow(): string | null | undefined {
  const state = sessionState()
  if (state.status === 'unknown' || whenBack()) return undefined
  if (state.status !== 'signed-in') return null
  return personOf(state.answer)
}
