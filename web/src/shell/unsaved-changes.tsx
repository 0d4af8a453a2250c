import { useBlocker } from '@tanstack/react-router'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { useWords } from '../words/catalogue.ts'
import { dataWords } from '../words/data.ts'

/** Asks before a form with unsaved changes is left, by a link, the back button or the window. */
export function UnsavedChanges({ when, body }: { when: boolean; body?: string }) {
  const words = useWords(dataWords)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => when && current.pathname !== next.pathname,
    enableBeforeUnload: () => when,
    withResolver: true,
  })
  const blocked = blocker.status === 'blocked'
  return (
    <Dialog
      open={blocked}
      size="small"
      title={words.leaveTitle}
      description={body ?? words.leaveBody}
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
