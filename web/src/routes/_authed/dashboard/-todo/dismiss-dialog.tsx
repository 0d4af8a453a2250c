import { useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { Dialog } from '../../../../kit/dialog.tsx'
import { TextArea } from '../../../../kit/field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { kitWords } from '../../../../words/kit.ts'
import { listWords } from './list-words.ts'
import type { Todo } from './todo.ts'
import type { TodoActions } from './use-todo-actions.ts'

/** Sets a thing aside: the reason stays on file, for whoever wonders later. */
export default function DismissDialog(props: { todo: Todo; actions: TodoActions; onClose: () => void }) {
  const { todo, actions, onClose } = props
  const words = useWords(listWords)
  const { cancel } = useWords(kitWords)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  async function save() {
    setTried(true)
    if (reason.trim() && (await actions.dismiss(todo, reason.trim()))) onClose()
  }
  return (
    <Dialog
      open
      size="small"
      title={words.dismissTitle}
      description={todo.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button look="primary" running={actions.running} onClick={() => void save()}>
            {words.dismissNow}
          </Button>
        </>
      }
    >
      <TextArea
        label={words.reason}
        help={words.reasonHelp}
        rows={3}
        maxLength={500}
        value={reason}
        error={tried && !reason.trim() ? words.reasonMissing : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  )
}
