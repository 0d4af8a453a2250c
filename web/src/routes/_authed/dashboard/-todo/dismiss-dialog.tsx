import { useState } from 'react'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { TextArea } from '../../../../kit/field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { listWords } from './list-words.ts'
import type { Todo } from './todo.ts'
import type { TodoActions } from './use-todo-actions.ts'

/** Sets a thing aside: the reason stays on file, for whoever wonders later. */
export default function DismissDialog(props: { todo: Todo; actions: TodoActions; onClose: () => void }) {
  const { todo, actions, onClose } = props
  const words = useWords(listWords)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  async function save() {
    setTried(true)
    if (reason.trim() && (await actions.dismiss(todo, reason.trim()))) onClose()
  }
  return (
    <FormDialog
      size="small"
      title={words.dismissTitle}
      description={todo.title}
      submit={words.dismissNow}
      running={actions.running}
      onSubmit={() => void save()}
      onClose={onClose}
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
    </FormDialog>
  )
}
