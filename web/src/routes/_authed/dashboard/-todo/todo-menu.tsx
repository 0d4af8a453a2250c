import { BellOff, CircleSlash, Clock, Ellipsis, List } from 'lucide-react'
import { IconButton } from '../../../../kit/icon-button.tsx'
import { Menu, type MenuEntry } from '../../../../kit/menu.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { Todo } from './todo.ts'
import type { TodoActions } from './use-todo-actions.ts'
import { todoWords } from './todo-words.ts'

/** What else can be done with a thing to do: be reminded later, set it aside, see all of it. */
export function TodoMenu(props: {
  todo: Todo
  today: string
  actions: TodoActions
  onDismiss: () => void
  onDetails?: () => void
}) {
  const { todo, today, actions, onDismiss, onDetails } = props
  const words = useWords(todoWords)
  const asleep = todo.snoozed_until !== null && todo.snoozed_until > today
  const snooze = (label: string, days: number): MenuEntry => ({
    label,
    icon: Clock,
    makes: 'PUT /company/{id}/todos/{tid}',
    onSelect: () => void actions.snooze(todo, days),
  })
  const entries: MenuEntry[] = [
    ...(onDetails
      ? ([{ label: words.details, icon: List, onSelect: onDetails }, 'line'] satisfies MenuEntry[])
      : []),
    ...(asleep
      ? [
          {
            label: words.wakeUp,
            icon: BellOff,
            makes: 'PUT /company/{id}/todos/{tid}' as const,
            onSelect: () => void actions.wakeUp(todo),
          },
        ]
      : [
          { heading: words.snooze },
          snooze(words.snoozeTomorrow, 1),
          snooze(words.snoozeThreeDays, 3),
          snooze(words.snoozeWeek, 7),
          snooze(words.snoozeMonth, 30),
        ]),
    'line',
    {
      label: words.dismiss,
      icon: CircleSlash,
      makes: 'PUT /company/{id}/todos/{tid}' as const,
      onSelect: onDismiss,
    },
  ]
  return <Menu trigger={<IconButton icon={Ellipsis} label={words.moreOn(todo.title)} />} entries={entries} />
}
