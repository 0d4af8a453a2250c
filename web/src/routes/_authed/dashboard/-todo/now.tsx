import { isOpen, pressingTodos } from '@moisson/core/todo/pressing'
import { useNavigate } from '@tanstack/react-router'
import { CircleCheck, ListTodo } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { late } from '../../../../kit/late.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { Skeleton } from '../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useUser } from '../../../../session/account.ts'
import { useRole } from '../../../../session/chosen-role.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Reading } from '../-late-card.tsx'
import { dashboardWords } from '../-dashboard-words.ts'
import { NowCard } from './now-card.tsx'
import type { DashboardSearch } from './search.ts'
import type { Todo, TodoList } from './todo.ts'
import { useTodoActions } from './use-todo-actions.ts'
import { todoWords } from './todo-words.ts'

const shownAtOnce = 3
const DismissDialog = late(() => import('./dismiss-dialog.tsx'))
const AllTodos = late(() => import('./all-todos.tsx'))

/** « À faire maintenant »: three things at most, each with its cost and its time, done, put off or set aside in place. */
export function Now(props: {
  todos: Reading<TodoList>
  search: DashboardSearch
  today: string
  /** The page's main button is elsewhere. */
  quiet?: boolean
}) {
  const { todos, search, today, quiet = false } = props
  const words = useWords(todoWords)
  const { cardFailed } = useWords(dashboardWords)
  const navigate = useNavigate()
  const actions = useTodoActions(showToast)
  const company = useRole(useUser()) === 'company_admin'
  const [setAside, setSetAside] = useState<Todo | null>(null)
  const show = (list: string | undefined) =>
    void navigate({ to: '/dashboard', search: list ? { todos: list } : {} })
  const open = todos.data?.items.filter((todo) => isOpen(todo)) ?? []
  // What waits for the adviser is not the company's to do.
  const own = company ? open.filter(({ assignee_role }) => assignee_role === 'company_admin') : open
  const pressing = pressingTodos(own, today)
  return (
    <section aria-labelledby="to-do" className="grid gap-3">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="to-do" className="font-semibold">
          {words.now}
        </h2>
        {todos.data && (
          <Button look="link" icon={ListTodo} onClick={() => show('open')}>
            {open.length > 0 ? words.seeAll(open.length) : words.add}
          </Button>
        )}
      </header>
      {todos.data === undefined ? (
        todos.error ? (
          <ErrorCard error={todos.error} title={cardFailed} onRetry={() => void todos.refetch()} />
        ) : (
          <Waiting />
        )
      ) : pressing.length === 0 ? (
        <NothingNow own={own} />
      ) : (
        <ol className="grid gap-4 lg:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
          {pressing.slice(0, shownAtOnce).map((todo, index) => (
            <NowCard
              key={todo.id}
              todo={todo}
              today={today}
              first={index === 0 && !quiet}
              actions={actions}
              onDismiss={() => setSetAside(todo)}
              onDetails={() => show('open')}
            />
          ))}
        </ol>
      )}
      {pressing.length > shownAtOnce && (
        <p className="text-sm">
          <Button look="link" onClick={() => show('open')}>
            {words.others(pressing.length - shownAtOnce)}
          </Button>
        </p>
      )}
      {setAside && <DismissDialog todo={setAside} actions={actions} onClose={() => setSetAside(null)} />}
      {search.todos && <AllTodos search={search} today={today} onClose={() => show(undefined)} />}
    </section>
  )
}

function Waiting() {
  return (
    <div className="grid gap-4 lg:grid-cols-3" aria-hidden>
      {[0, 1, 2].map((each) => (
        <div key={each} className="card grid gap-3 p-5">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-5/6" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-10 w-36" />
        </div>
      ))}
    </div>
  )
}

function NothingNow({ own }: { own: readonly Todo[] }) {
  const words = useWords(todoWords)
  const { mediumDay } = useFormat()
  const next = own.find(({ due_date }) => due_date !== null)
  return (
    <div className="card flex items-center gap-4 p-5">
      <CircleCheck aria-hidden className="size-6 shrink-0 text-primary-700" />
      <p>
        <span className="block font-medium text-neutral-950">{words.nothing}</span>
        <span className="text-neutral-600">
          {next?.due_date ? words.next(next.title, mediumDay(next.due_date)) : words.nothingBody}
        </span>
      </p>
    </div>
  )
}
