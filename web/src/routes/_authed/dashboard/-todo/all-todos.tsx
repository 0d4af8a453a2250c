import { listTodos } from '@moisson/contract/todo'
import { todoTypes } from '@moisson/core/vocabulary'
import { useNavigate } from '@tanstack/react-router'
import { ListPlus, ListTodo, Plus } from 'lucide-react'
import { useState } from 'react'
import { useList } from '../../../../api/read-list.ts'
import { Button } from '../../../../kit/button.tsx'
import { Drawer } from '../../../../kit/dialog.tsx'
import { EmptyState } from '../../../../kit/empty-state.tsx'
import { SelectField } from '../../../../kit/field.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useCompany } from '../../../../session/account.ts'
import { QueryRows } from '../../../../list/query-rows.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { AddTodo } from './add-todo.tsx'
import DismissDialog from './dismiss-dialog.tsx'
import { GiveSet } from './give-set.tsx'
import { groupsOf } from './groups.ts'
import { listWords } from './list-words.ts'
import type { DashboardSearch } from './search.ts'
import { TodoRow } from './todo-row.tsx'
import type { Todo, TodoList } from './todo.ts'
import { useTodoActions, type Said } from './use-todo-actions.ts'

const lists = ['open', 'done', 'dismissed', 'all'] as const
type List = (typeof lists)[number]
const statuses: Record<List, string | undefined> = {
  open: 'todo,in_progress,blocked',
  done: 'done',
  dismissed: 'dismissed',
  all: undefined,
}

/** Every thing to do, by state and type; to complete, move, hand over, set aside, and add by hand. */
export default function AllTodos(props: { search: DashboardSearch; today: string; onClose: () => void }) {
  const { search, today, onClose } = props
  const words = useWords(listWords)
  const company = useCompany()
  const navigate = useNavigate()
  const [panel, setPanel] = useState<'add' | 'set' | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const actions = useTodoActions(setSaid)
  const [setAside, setSetAside] = useState<Todo | null>(null)
  const shown = lists.find((list) => list === search.todos) ?? 'open'
  const type = todoTypes.find((one) => one === search.type)
  const status = statuses[shown]
  const list = useList(listTodos, {
    path: { id: company.id },
    query: { limit: '50', ...(status ? { status } : {}), ...(type ? { type } : {}) },
  })
  const filter = (next: DashboardSearch) =>
    void navigate({
      to: '/dashboard',
      search: { todos: shown, ...(type ? { type } : {}), ...next },
      replace: true,
    })
  const counts = list.first?.counts
  return (
    <Drawer open size="large" title={words.title} onClose={onClose} footer={said && <Heard said={said} />}>
      <div className="grid gap-5">
        <Filters shown={shown} type={type} counts={counts} onChange={filter} />
        <div className="flex flex-wrap gap-2">
          <Button
            makes="POST /company/{id}/todos"
            icon={Plus}
            aria-expanded={panel === 'add'}
            onClick={() => setPanel('add')}
          >
            {words.add}
          </Button>
          {company.permissions.includes('populateTodos') && (
            <Button
              icon={ListPlus}
              aria-expanded={panel === 'set'}
              disabled={panel === 'add'}
              onClick={() => setPanel(panel === 'set' ? null : 'set')}
            >
              {words.sets}
            </Button>
          )}
        </div>
        {panel === 'add' && (
          <AddTodo assignees={list.first?.assignees ?? []} say={setSaid} onClose={() => setPanel(null)} />
        )}
        {panel === 'set' && <GiveSet say={setSaid} onClose={() => setPanel(null)} />}
        <QueryRows
          list={list}
          empty={
            <EmptyState icon={ListTodo} title={words.emptyOpen} filtered={type !== undefined}>
              {shown === 'open' && !type ? words.emptyOpenBody : undefined}
            </EmptyState>
          }
        >
          {(rows) =>
            groupsOf(rows, today).map(({ name, todos }) => (
              <section
                key={name ?? 'all'}
                aria-label={name && shown === 'open' ? words.groups[name] : undefined}
                className="grid gap-1"
              >
                {name && shown === 'open' && (
                  <h3 className="text-sm font-semibold text-neutral-700">{words.groups[name]}</h3>
                )}
                <ul className="divide-y divide-neutral-200 border-y border-neutral-200">
                  {todos.map((todo) => (
                    <TodoRow
                      key={todo.id}
                      todo={todo}
                      today={today}
                      actions={actions}
                      assignees={list.first?.assignees ?? []}
                      onDismiss={() => setSetAside(todo)}
                    />
                  ))}
                </ul>
              </section>
            ))
          }
        </QueryRows>
      </div>
      {setAside && <DismissDialog todo={setAside} actions={actions} onClose={() => setSetAside(null)} />}
    </Drawer>
  )
}

/** What came of the last action; a toast would stay behind the list. */
function Heard({ said }: { said: Said }) {
  const { kind, title, body, action } = said
  return (
    <output className="flex w-full flex-wrap items-center justify-between gap-3">
      <span className={kind === 'error' ? 'text-red-700' : undefined}>
        <span className="font-medium">{title}</span>
        {body && <span className="text-neutral-600"> · {body}</span>}
      </span>
      {action && (
        <Button size="small" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </output>
  )
}

function Filters(props: {
  shown: List
  type: Todo['type'] | undefined
  counts: TodoList['counts'] | undefined
  onChange: (next: DashboardSearch) => void
}) {
  const { shown, type, counts, onChange } = props
  const words = useWords(listWords)
  const { count } = useFormat()
  const numberOf = (list: List) => {
    const states = Object.entries(counts?.by_status ?? {})
    const asked = statuses[list]?.split(',')
    return count(states.reduce((sum, [status, n]) => sum + (!asked || asked.includes(status) ? n : 0), 0))
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={words.show}
        value={shown}
        options={lists.map((list) => ({ value: list, label: words.lists[list](numberOf(list)) }))}
        onChange={(event) => onChange({ todos: event.target.value })}
      />
      <SelectField
        label={words.type}
        value={type ?? ''}
        placeholder={words.everyType}
        options={todoTypes
          .filter((one) => one === type || (counts?.by_type[one] ?? 0) > 0)
          .map((one) => ({ value: one, label: `${words.types[one]} (${count(counts?.by_type[one] ?? 0)})` }))}
        onChange={(event) => onChange({ type: event.target.value })}
      />
    </div>
  )
}
