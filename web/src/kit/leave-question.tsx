import { useWords } from '../words/catalogue.ts'
import { dataWords } from '../words/data.ts'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'

/** Asks whether what was typed may be lost. */
export function LeaveQuestion(props: { body: string | undefined; onStay: () => void; onLeave: () => void }) {
  const words = useWords(dataWords)
  return (
    <Modal
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
