import { createTodo } from '@moisson/contract/todo'
import { todoTypes } from '@moisson/core/vocabulary'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { Form } from '../../../../form/form.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { Button } from '../../../../kit/button.tsx'
import { DateField, SelectField, TextArea, TextField } from '../../../../kit/field.tsx'
import { LeaveQuestion } from '../../../../kit/leave-question.tsx'
import { useCompany } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { kitWords } from '../../../../words/kit.ts'
import { listWords } from './list-words.ts'
import type { Todo, TodoList } from './todo.ts'
import type { Said } from './use-todo-actions.ts'

const start = {
  title: '',
  description: '',
  type: 'communication' as Todo['type'],
  due_date: '',
  assignee_id: '',
}

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
  const [asking, setAsking] = useState(false)
  const form = useForm(start, {
    change: create,
    check: ({ title }) => ({ title: title.trim() === '' && words.taskMissing }),
    send: ({ due_date, assignee_id, ...said }) =>
      create.send({
        path: { id: company.id },
        body: { ...said, due_date: due_date || null, assignee_id: assignee_id || null },
      }),
    done({ title }) {
      say({ kind: 'success', title: words.added, body: title })
      onClose()
    },
  })
  return (
    <Form
      {...form.sends}
      failure={form.refusal && <div className="sm:col-span-2">{form.sends.failure}</div>}
      aria-label={words.addTitle}
      className="grid gap-4 rounded-xl border border-neutral-200 bg-neutral-50 p-4 sm:grid-cols-2"
    >
      <TextField
        className="sm:col-span-2"
        label={words.task}
        help={words.taskHelp}
        maxLength={160}
        {...form.text('title')}
      />
      <DateField label={words.dueDate} optional {...form.text('due_date')} />
      <SelectField
        label={words.type}
        options={todoTypes.map((one) => ({ value: one, label: words.types[one] }))}
        {...form.text('type')}
      />
      <SelectField
        className="sm:col-span-2"
        label={words.assignee}
        placeholder={words.nobody}
        options={assignees.map(({ id, name, role }) => ({
          value: id,
          label: role === 'manager' ? `${name} (${words.byAdviser})` : name,
        }))}
        {...form.text('assignee_id')}
      />
      <TextArea
        className="sm:col-span-2"
        label={words.note}
        optional
        rows={2}
        maxLength={4000}
        {...form.text('description')}
      />
      <div className="flex flex-wrap justify-end gap-2 sm:col-span-2">
        <Button onClick={() => (form.sends.sheet.written() ? setAsking(true) : onClose())}>{cancel}</Button>
        {asking && <LeaveQuestion body={undefined} onStay={() => setAsking(false)} onLeave={onClose} />}
        <Button type="submit" look="primary" running={create.running}>
          {words.addNow}
        </Button>
      </div>
    </Form>
  )
}
