import { Check, ChevronDown, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../../kit/badge.tsx'
import { Button } from '../../../../kit/button.tsx'
import { DateField, SelectField } from '../../../../kit/field.tsx'
import { IconButton } from '../../../../kit/icon-button.tsx'
import { OnlyRead } from '../../../../kit/only-read.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { Due } from './due.tsx'
import { GoLink } from './go-link.tsx'
import { listWords } from './list-words.ts'
import { TodoMenu } from './todo-menu.tsx'
import type { Todo, TodoList } from './todo.ts'
import type { TodoActions } from './use-todo-actions.ts'
import { todoWords } from './todo-words.ts'
import { parisDay } from '@moisson/law/paris-time'

/** One thing to do: its line, and all of it once opened. */
export function TodoRow(props: {
  todo: Todo
  today: string
  actions: TodoActions
  assignees: TodoList['assignees']
  onDismiss: () => void
}) {
  const { todo, today, actions, assignees, onDismiss } = props
  const words = useWords(todoWords)
  const list = useWords(listWords)
  const open = todo.status !== 'done' && todo.status !== 'dismissed'
  return (
    <li className="flex items-start gap-2 py-1">
      <details className="group min-w-0 flex-1">
        <summary className="flex min-h-11 cursor-pointer items-start gap-2 rounded-lg px-2 py-2 marker:content-none hover:bg-neutral-100">
          <ChevronDown
            aria-hidden
            className="mt-0.5 size-4.5 shrink-0 text-neutral-500 transition-transform group-open:rotate-180"
          />
          <span className="grid min-w-0 gap-1">
            <span className="font-medium text-pretty text-neutral-950">{todo.title}</span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {open ? <Due todo={todo} today={today} /> : <Ended todo={todo} />}
              {open && todo.assignee_role === 'manager' && <Badge tone="blue">{words.forAdviser}</Badge>}
              {open && todo.assignee_name && todo.assignee_role !== 'manager' && (
                <Badge>{todo.assignee_name}</Badge>
              )}
              {open && todo.snoozed_until && todo.snoozed_until > today && (
                <Asleep until={todo.snoozed_until} />
              )}
            </span>
          </span>
        </summary>
        <div className="grid gap-4 px-2 pt-2 pb-4 sm:pl-8.5">
          {todo.description && <p className="whitespace-pre-line text-pretty">{todo.description}</p>}
          <Facts todo={todo} />
          {open && <Edit {...{ todo, actions, assignees }} />}
          <div className="flex flex-wrap gap-2">
            <GoLink todo={todo} />
            {!open && !todo.by_itself && (
              <Button
                makes="PUT /company/{id}/todos/{tid}"
                icon={RotateCcw}
                onClick={() => void actions.reopen(todo)}
              >
                {words.reopen}
              </Button>
            )}
          </div>
          {open && todo.source === 'system' && (
            <p className="text-sm text-neutral-600">{list.solvesItself}</p>
          )}
          {todo.by_itself && <p className="text-sm text-neutral-600">{list.opensItself}</p>}
        </div>
      </details>
      {open && (
        <span className="flex pt-0.5">
          {todo.source !== 'system' && (
            <IconButton
              makes="PUT /company/{id}/todos/{tid}"
              icon={Check}
              label={words.doneOf(todo.title)}
              onClick={() => void actions.complete(todo)}
            />
          )}
          <TodoMenu {...{ todo, today, actions, onDismiss }} />
        </span>
      )}
    </li>
  )
}

function Asleep({ until }: { until: string }) {
  const list = useWords(listWords)
  const { mediumDay } = useFormat()
  return <Badge>{list.remindedOn(mediumDay(until))}</Badge>
}

/** Who did it and when, or why it does not apply. */
function Ended({ todo }: { todo: Todo }) {
  const list = useWords(listWords)
  const { mediumDay } = useFormat()
  const { status, reason, completed_by: by, completed_at: at } = todo
  const day = at === null ? '' : mediumDay(parisDay(at))
  if (todo.by_itself)
    return (
      <span className="text-sm text-neutral-600">
        {status === 'dismissed' ? list.needless : list.onRecord}
      </span>
    )
  return (
    <span className="text-sm text-neutral-600">
      {status === 'dismissed' ? list.setAside(reason ?? '') : by ? list.doneBy(by, day) : list.doneOn(day)}
    </span>
  )
}

function Facts({ todo }: { todo: Todo }) {
  const list = useWords(listWords)
  const facts = [
    [list.rule, todo.due_rule],
    [list.cost, todo.consequence],
  ] as const
  if (!todo.due_rule && !todo.consequence) return null
  return (
    <dl className="grid gap-2 text-sm">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt className="font-medium text-neutral-900">{label}</dt>
              <dd className="text-pretty text-neutral-700">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Who does it, and by when where no law says it. */
function Edit(props: { todo: Todo; actions: TodoActions; assignees: TodoList['assignees'] }) {
  const { todo, actions, assignees } = props
  const list = useWords(listWords)
  const [moved, setMoved] = useState<string>()
  const due = moved ?? todo.due_date ?? ''
  const movable = todo.priority !== 'legal' && todo.source !== 'system'
  async function save(body: Parameters<TodoActions['put']>[1]) {
    if (!(await actions.put(todo, body))) return
    if ('due_date' in body) setMoved(undefined)
    actions.say({ kind: 'success', title: list.saved, body: todo.title })
  }
  return (
    <OnlyRead makes="PUT /company/{id}/todos/{tid}" quiet>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <SelectField
          label={list.assignee}
          value={todo.assignee_id ?? ''}
          placeholder={list.nobody}
          options={assignees.map(({ id, name, role }) => ({
            value: id,
            label: role === 'manager' ? `${name} (${list.byAdviser})` : name,
          }))}
          onChange={(event) => {
            const chosen = assignees.find(({ id }) => id === event.target.value)
            void save({
              assignee_id: chosen?.id ?? null,
              assignee_role: chosen?.role ?? 'company_admin',
            })
          }}
        />
        {movable ? (
          <div className="flex items-end gap-2">
            <DateField
              className="flex-1"
              label={list.dueDate}
              value={due}
              onChange={(event) => setMoved(event.target.value)}
            />
            {due !== (todo.due_date ?? '') && (
              <Button running={actions.running} onClick={() => void save({ due_date: due || null })}>
                {list.save}
              </Button>
            )}
          </div>
        ) : (
          todo.priority === 'legal' && <p className="text-sm text-neutral-600">{list.lawSays}</p>
        )}
      </div>
    </OnlyRead>
  )
}
