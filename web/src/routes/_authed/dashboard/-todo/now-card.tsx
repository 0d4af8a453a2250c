import type { LucideIcon } from 'lucide-react'
import {
  Banknote,
  Check,
  Database,
  FileText,
  Flag,
  Landmark,
  Megaphone,
  MessageSquare,
  RefreshCw,
  Scale,
  TriangleAlert,
  Users,
} from 'lucide-react'
import { Button } from '../../../../kit/button.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { Due } from './due.tsx'
import { GoLink } from './go-link.tsx'
import { TodoMenu } from './todo-menu.tsx'
import type { Todo } from './todo.ts'
import type { TodoActions } from './use-todo-actions.ts'
import { todoWords } from './todo-words.ts'

const icons: Record<Todo['type'], LucideIcon> = {
  onboarding: Flag,
  legal: Scale,
  document: FileText,
  data: Database,
  beneficiaries: Users,
  campaign: Megaphone,
  payment: Banknote,
  filing: Landmark,
  communication: MessageSquare,
  renewal: RefreshCw,
}

/** One of the three things that wait: why, by when, how long it takes, and what can be done at once. */
export function NowCard(props: {
  todo: Todo
  today: string
  /** The card of the page's one primary button. */
  first: boolean
  actions: TodoActions
  onDismiss: () => void
  onDetails: () => void
}) {
  const { todo, today, first, actions, onDismiss, onDetails } = props
  const words = useWords(todoWords)
  const Icon = todo.overdue ? TriangleAlert : icons[todo.type]
  const byHand = todo.source !== 'system'
  return (
    <li className="card flex flex-col gap-4 p-5">
      <div className="flex flex-1 gap-3">
        <Icon
          aria-hidden
          className={`mt-0.5 size-5 shrink-0 ${todo.overdue ? 'text-red-700' : 'text-amber-700'}`}
        />
        <div className="grid min-w-0 content-start gap-1.5">
          <h3 className="font-medium text-pretty">{todo.title}</h3>
          {todo.description && (
            <p className="line-clamp-2 text-sm text-pretty text-neutral-800">{todo.description}</p>
          )}
          {todo.consequence && (
            <p className="line-clamp-2 text-sm text-pretty text-neutral-600">{todo.consequence}</p>
          )}
          <Due todo={todo} today={today} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <GoLink todo={todo} look={first ? 'primary' : 'secondary'} />
        {byHand && (
          <Button
            makes="PUT /company/{id}/todos/{tid}"
            icon={Check}
            look={first && !todo.related ? 'primary' : 'secondary'}
            aria-label={words.doneOf(todo.title)}
            onClick={() => void actions.complete(todo)}
          >
            {words.done}
          </Button>
        )}
        <span className="ml-auto">
          <TodoMenu {...{ todo, today, actions, onDismiss, onDetails }} />
        </span>
      </div>
    </li>
  )
}
