import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LeaveQuestion } from '../kit/leave-question.tsx'
import { hold } from '../session/at-stake.ts'
import { isGivenUp } from '../session/given-up.ts'

/** Asks before a form with unsaved changes is left, by a link, the back button or the window. */
export function UnsavedChanges(props: {
  when: boolean | (() => boolean)
  body?: string | undefined
  /** The form is told by the whole address: another panel of the same page leaves it too. */
  wholeAddress?: boolean
}) {
  const { when, body, wholeAddress = false } = props
  const unsaved = () => (typeof when === 'function' ? when() : when)
  useEffect(() => hold(() => (typeof when === 'function' ? when() : when)), [when])
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      (current.pathname !== next.pathname ||
        (wholeAddress && JSON.stringify(current.search) !== JSON.stringify(next.search))) &&
      unsaved(),
    enableBeforeUnload: () => unsaved() && !isGivenUp(),
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return <LeaveQuestion body={body} onStay={blocker.reset} onLeave={blocker.proceed} />
}
