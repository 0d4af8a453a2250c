import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { useWords } from '../words/catalogue.ts'
import { dataWords } from '../words/data.ts'

/** Asks whether what was typed may be lost. */
export function LeaveQuestion(props: {
  open: boolean
  body?: string | undefined
  onStay: () => void
  onLeave: () => void
}) {
  const words = useWords(dataWords)
  return (
    <Dialog
      open={props.open}
      size="small"
      title={words.leaveTitle}
      description={props.body ?? words.leaveBody}
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
