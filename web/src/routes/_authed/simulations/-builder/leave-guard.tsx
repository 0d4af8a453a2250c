import { useBlocker } from '@tanstack/react-router'
import { Button } from '../../../../kit/button.tsx'
import { Dialog } from '../../../../kit/dialog.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { dataWords } from '../../../../words/data.ts'
import { builderWords } from './builder-words.ts'

/** Asks before assumptions that were not saved are left, for another page or another simulation of this one. */
export function LeaveGuard({ when }: { when: boolean }) {
  const words = useWords(dataWords)
  const { leaveBody } = useWords(builderWords)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      when &&
      (current.pathname !== next.pathname || JSON.stringify(current.search) !== JSON.stringify(next.search)),
    enableBeforeUnload: () => when,
    withResolver: true,
  })
  return (
    <Dialog
      open={blocker.status === 'blocked'}
      size="small"
      title={words.leaveTitle}
      description={leaveBody}
      onClose={() => blocker.reset?.()}
      footer={
        <>
          <Button look="quiet" onClick={() => blocker.proceed?.()}>
            {words.leave}
          </Button>
          <Button look="primary" onClick={() => blocker.reset?.()}>
            {words.stay}
          </Button>
        </>
      }
    />
  )
}
