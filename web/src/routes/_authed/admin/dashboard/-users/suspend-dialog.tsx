import { Button } from '../../../../../kit/button.tsx'
import { Dialog } from '../../../../../kit/dialog.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { kitWords } from '../../../../../words/kit.ts'
import { usersWords } from './users-words.ts'

export function SuspendDialog(props: {
  count: number
  /** Whose account, when it is one. */
  name?: string | undefined
  running: boolean
  onClose: () => void
  onSuspend: () => void
}) {
  const words = useWords(usersWords)
  const { cancel } = useWords(kitWords)
  return (
    <Dialog
      open
      size="small"
      title={props.name ? words.suspendOne(props.name) : words.suspendTitle(props.count)}
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onClose}>{cancel}</Button>
          <Button look="danger" running={props.running} onClick={props.onSuspend}>
            {words.suspend}
          </Button>
        </>
      }
    >
      <p>{words.suspendBody}</p>
    </Dialog>
  )
}
