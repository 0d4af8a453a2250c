import { Button } from '../../../../kit/button.tsx'
import { Dialog } from '../../../../kit/dialog.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { peopleWords } from '../-people-words.ts'

/** Asks before what was typed in a drawer is lost. */
export function LeaveForm(props: { open: boolean; onStay: () => void; onLeave: () => void }) {
  const words = useWords(peopleWords)
  return (
    <Dialog
      open={props.open}
      size="small"
      title={words.leaveTitle}
      description={words.leaveForm}
      onClose={props.onStay}
      footer={
        <>
          <Button look="quiet" onClick={props.onLeave}>
            {words.leave}
          </Button>
          <Button look="primary" onClick={props.onStay}>
            {words.stay}
          </Button>
        </>
      }
    />
  )
}
