import { Mail, UserCheck, UserX } from 'lucide-react'
import { Button } from '../../../../../kit/button.tsx'
import { Drawer } from '../../../../../kit/dialog.tsx'
import { SkeletonLines } from '../../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useUser } from '../../../../../session/account.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { PlatformRole } from './platform-role.tsx'
import { Portfolio } from './portfolio.tsx'
import { nameOf, type AdminUser } from './admin-user.ts'
import { UserCompanies } from './user-companies.tsx'
import { UserStatus } from './user-columns.tsx'
import { usersWords } from './users-words.ts'
import { parisDay } from '@moisson/law/paris-time'

/** An account beside the list: its state, its companies, and the portfolio of an adviser. */
export default function UserDrawer(props: {
  user: AdminUser | undefined
  loading: boolean
  running: boolean
  onClose: () => void
  onAct: (action: 'activate' | 'suspend' | 'resend') => void
}) {
  const { user, loading, running, onClose, onAct } = props
  const words = useWords(usersWords)
  const me = useUser()
  const { mediumDay } = useFormat()
  if (!user) {
    return (
      <Drawer open title={loading ? '…' : words.notHere} onClose={onClose}>
        {loading ? <SkeletonLines lines={5} /> : <p>{words.notHereBody}</p>}
      </Drawer>
    )
  }
  const facts: [string, string][] = [
    ...(user.created_at === null
      ? []
      : ([
          [words.created, mediumDay(parisDay(user.created_at))],
          [words.lastSeen, user.last_login_at ? mediumDay(parisDay(user.last_login_at)) : words.never],
        ] satisfies [string, string][])),
    [words.role, user.roles.map((role) => words.roles[role]).join(', ') || words.noRole],
  ]
  if (user.invitation) {
    const day = mediumDay(parisDay(user.invitation.expires_at))
    facts.push([words.invitation, user.invitation.expired ? words.expiredOn(day) : words.expiresOn(day)])
  }
  return (
    <Drawer
      open
      title={nameOf(user)}
      description={user.email}
      onClose={onClose}
      footer={
        user.is_me ? undefined : (
          <>
            {user.invitation && user.status === 'active' && (
              <Button icon={Mail} running={running} onClick={() => onAct('resend')}>
                {words.resend}
              </Button>
            )}
            {user.status === 'active' ? (
              <Button look="danger" icon={UserX} onClick={() => onAct('suspend')}>
                {words.suspend}
              </Button>
            ) : (
              <Button look="primary" icon={UserCheck} running={running} onClick={() => onAct('activate')}>
                {words.activate}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
        <div>
          <UserStatus user={user} />
        </div>
        <dl className="grid gap-3 sm:grid-cols-2">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-neutral-600">{name}</dt>
              <dd className="text-neutral-950">{value}</dd>
            </div>
          ))}
        </dl>
        <UserCompanies key={`companies ${user.id}`} user={user} />
        {me.roles.includes('platform_admin') && !user.is_me && (
          <>
            <Portfolio key={`portfolio ${user.id}`} user={user} />
            <PlatformRole key={`platform ${user.id}`} user={user} />
          </>
        )}
      </div>
    </Drawer>
  )
}
