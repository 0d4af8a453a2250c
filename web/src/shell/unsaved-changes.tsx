import { useBlocker } from '@tanstack/react-router'
import { LeaveQuestion } from './leave-question.tsx'

/** Asks before a form with unsaved changes is left, by a link, the back button or the window. */
export function UnsavedChanges({
  when,
  body,
}: {
  when: boolean | (() => boolean)
  body?: string | undefined
}) {
  const unsaved = () => (typeof when === 'function' ? when() : when)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && unsaved(),
    enableBeforeUnload: unsaved,
    withResolver: true,
  })
  return (
    <LeaveQuestion
      open={blocker.status === 'blocked'}
      body={body}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  )
}
