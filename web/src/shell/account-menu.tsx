import type { Role } from '@moisson/core/roles'
import { useNavigate } from '@tanstack/react-router'
import { ChevronsUpDown, CircleUser, LogOut } from 'lucide-react'
import type { MenuEntry } from '../kit/menu.tsx'
import { Menu } from '../kit/menu.tsx'
import { useUser } from '../session/account.ts'
import { useRole } from '../session/chosen-role.ts'
import { useWords } from '../words/catalogue.ts'
import { layoutWords } from '../words/layout.ts'
import { useSwitches } from './use-switches.ts'
import { useMarks } from '../words/marks.ts'

/** Who is signed in, the roles they hold, and the way out. */
export function AccountMenu(props: {
  compact?: boolean
  /** What the person is in the company shown, where that is finer than their role. */
  finer?: string | undefined
}) {
  const { compact = false, finer } = props
  const words = useWords(layoutWords)
  const { colon } = useMarks()
  const user = useUser()
  const role = useRole(user)
  const switches = useSwitches()
  const navigate = useNavigate()
  const name = user.displayName || user.email

  const entries: MenuEntry[] = [{ heading: user.email || name }]
  if (user.roles.length > 1) {
    entries.push('line', { heading: words.role })
    for (const each of user.roles) {
      entries.push({
        label: words[each],
        checked: each === role,
        onSelect: () => void switches.toRole(each as Role),
      })
    }
  }
  // A personal link opens its campaign only.
  entries.push('line')
  if (!user.campaign_scope)
    entries.push({
      label: words.profile,
      icon: CircleUser,
      onSelect: () => void navigate({ to: '/profile' }),
    })
  entries.push({ label: words.signOut, icon: LogOut, onSelect: () => void switches.signOut() })

  const trigger = compact ? (
    <button
      type="button"
      aria-label={`${words.account}${colon} ${name}`}
      data-initials={initialsOf(name)}
      className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-100 font-semibold text-primary-900 before:content-[attr(data-initials)] hover:bg-primary-200 pointer-coarse:size-11"
    />
  ) : (
    <button
      type="button"
      className="flex w-full items-center gap-3 rounded-lg px-2 py-2 text-left transition-colors hover:bg-neutral-200/60"
    >
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full bg-primary-100 text-sm font-semibold text-primary-900"
      >
        {initialsOf(name)}
      </span>
      <span className="min-w-0 flex-1 leading-5">
        <span className="block truncate font-medium text-neutral-950">{name}</span>
        <span className="block truncate text-sm text-neutral-600">{finer ?? words[role]}</span>
      </span>
      <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-neutral-500" />
    </button>
  )
  return <Menu trigger={trigger} entries={entries} align={compact ? 'end' : 'start'} />
}

function initialsOf(name: string): string {
  const parts = name.split(/[\s.@-]+/).filter(Boolean)
  return ((parts[0]?.[0] ?? '') + (parts[1]?.[0] ?? '')).toUpperCase()
}
