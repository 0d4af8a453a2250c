import { Badge, type Tone } from '../../../../../kit/badge.tsx'
import type { Column } from '../../../../../kit/data-table.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { nameOf, type AdminUser } from './admin-user.ts'
import { usersWords } from './users-words.ts'
import { parisDay } from '@moisson/law/paris-time'

const tones: Record<AdminUser['status'], Tone> = {
  pending: 'amber',
  active: 'green',
  suspended: 'red',
  closed: 'neutral',
}

export function UserStatus({ user }: { user: AdminUser }) {
  const words = useWords(usersWords)
  if (user.status === 'active' && user.invitation)
    return (
      <Badge tone={user.invitation.expired ? 'amber' : 'blue'}>
        {user.invitation.expired ? words.invitationExpired : words.invitationWaits}
      </Badge>
    )
  return <Badge tone={tones[user.status]}>{words.statuses[user.status]}</Badge>
}

export function useUserColumns(): Column<AdminUser>[] {
  const words = useWords(usersWords)
  const { shortDay } = useFormat()
  const { columns } = words
  return [
    {
      key: 'name',
      header: columns.name,
      cell: (user) => (
        <span className="font-medium text-neutral-950">
          {nameOf(user)}
          {user.is_me && <span className="font-normal text-neutral-600"> ({words.me})</span>}
        </span>
      ),
    },
    {
      key: 'email',
      header: columns.email,
      width: '10.5rem',
      wide: true,
      wraps: true,
      cell: (user) => user.email,
    },
    {
      key: 'roles',
      header: columns.roles,
      width: '7.5rem',
      wide: true,
      wraps: true,
      cell: (user) => user.roles.map((role) => words.roles[role]).join(', ') || words.noRole,
    },
    {
      key: 'companies',
      header: columns.companies,
      width: '9.25rem',
      wide: true,
      wraps: true,
      cell: (user) => [...new Set(user.companies.map((one) => one.company_name))].join(', ') || '–',
    },
    { key: 'status', header: columns.status, width: '10.5rem', cell: (user) => <UserStatus user={user} /> },
    {
      key: 'seen',
      header: columns.seen,
      width: '8.5rem',
      wide: true,
      cell: (user) =>
        user.last_login_at ? (
          <span className="tabular">{shortDay(parisDay(user.last_login_at))}</span>
        ) : (
          <span className="text-neutral-600">{words.never}</span>
        ),
    },
  ]
}
