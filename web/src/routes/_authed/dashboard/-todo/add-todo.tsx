import { createTodo } from '@moisson/contract/todo'
import { todoTypes } from '@moisson/core/vocabulary'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { Button } from '../../../../kit/button.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { DateField, SelectField, TextArea, TextField } from '../../../../kit/field.tsx'
import { useCompany } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { kitWords } from '../../../../words/kit.ts'
import { listWords } from './list-words.ts'
import type { Todo, TodoList } from './todo.ts'
import type { Said } from './use-todo-actions.ts'

/** A thing to do in one's own words. */
export function AddTodo(props: {
  assignees: TodoList['assignees']
  say: (said: Said) => void
  onClose: () => void
}) {
  const { assignees, say, onClose } = props
  const words = useWords(listWords)
  const { cancel } = useWords(kitWords)
  const company = useCompany()
  const create = useChange(createTodo)
  const [title, setTitle] = useState('')
  const [note, setNote] = useState('')
  const [due, setDue] = useState('')
  const [type, setType] = useState<Todo['type']>('communication')
  const [assignee, setAssignee] = useState('')
  const [tried, setTried] = useState(false)
  async function save() {
    setTried(true)
    if (!title.trim()) return
    const body = {
      title,
      description: note,
      type,
      due_date: due || null,
      assignee_id: assignee || null,
    }
    const outcome = await create.send({ path: { id: company.id }, body })
    if (!outcome.ok) return
    say({ kind: 'success', title: words.added, body: outcome.value.title })
    onClose()
  }
  const faults = create.error?.fieldErrors ?? {}
  return (
    <form
      aria-label={words.addTitle}
      className="grid gap-4 rounded-xl border border-neutral-200 bg-neutral-50 p-4 sm:grid-cols-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        className="sm:col-span-2"
        label={words.task}
        help={words.taskHelp}
        maxLength={160}
        value={title}
        error={tried && !title.trim() ? words.taskMissing : faults['title']}
        onChange={(event) => setTitle(event.target.value)}
      />
      <DateField
        label={words.dueDate}
        optional
        value={due}
        error={faults['due_date']}
        onChange={(event) => setDue(event.target.value)}
      />
      <SelectField
        label={words.type}
        value={type}
        options={todoTypes.map((one) => ({ value: one, label: words.types[one] }))}
        onChange={(event) => setType(event.target.value as Todo['type'])}
      />
      <SelectField
        className="sm:col-span-2"
        label={words.assignee}
        value={assignee}
        placeholder={words.nobody}
        options={assignees.map(({ id, name, role }) => ({
          value: id,
          label: role === 'manager' ? `${name} (${words.byAdviser})` : name,
        }))}
        onChange={(event) => setAssignee(event.target.value)}
      />
      <TextArea
        className="sm:col-span-2"
        label={words.note}
        optional
        rows={2}
        maxLength={4000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {create.error && Object.keys(faults).length === 0 && (
        <div className="sm:col-span-2">
          <ErrorCard error={create.error} />
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2 sm:col-span-2">
        <Button onClick={onClose}>{cancel}</Button>
        <Button type="submit" look="primary" running={create.running}>
          {words.addNow}
        </Button>
      </div>
    </form>
  )
}
