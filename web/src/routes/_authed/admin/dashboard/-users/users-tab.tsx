import { listUsers } from '@moisson/contract/admin'
import type { ActivationAction } from '@moisson/core/vocabulary'
import { Mail, UserCheck, UserPlus, Users, UserX } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../../kit/button.tsx'
import { late } from '../../../../../kit/late.tsx'
import { QueryTable } from '../../../../../list/query-table.tsx'
import { useQueryTable } from '../../../../../list/use-query-table.ts'
import { useUser } from '../../../../../session/account.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { usePlatformSearch } from '../-use-search.ts'
import { SuspendDialog } from './suspend-dialog.tsx'
import { companiesOf, nameOf } from './admin-user.ts'
import { useActivation } from './use-activation.ts'
import { useUserColumns } from './user-columns.tsx'
import { UsersToolbar } from './users-toolbar.tsx'
import { usersWords } from './users-words.ts'

const UserDrawer = late(() => import('./user-drawer.tsx'))
const NewManager = late(() => import('./new-manager.tsx'))

/** The accounts within reach: who they are, where, since when, and whether they may come in. */
export default function UsersTab() {
  const words = useWords(usersWords)
  const { search, go } = usePlatformSearch()
  const me = useUser()
  const { q, status, role } = search
  const invited = status === 'invited'
  const table = useQueryTable(listUsers, {
    query: {
      limit: '100',
      q,
      role,
      status: invited ? undefined : status,
      invited: invited ? 'true' : undefined,
    },
    search,
    go,
    filters: ['q', 'status', 'role'],
  })
  const columns = useUserColumns()
  const activation = useActivation()
  const [suspending, setSuspending] = useState<string[] | null>(null)
  const chosen = [...table.selected]
  const suspended = suspending?.length === 1 ? table.rows.find(({ id }) => id === suspending[0]) : undefined
  const open = search.person !== 'new' ? search.person : undefined

  async function act(action: ActivationAction, ids: string[]) {
    if (await activation.act(action, ids)) table.onSelect(new Set())
  }

  // The only action that has a question to close: another one may end while the question is read.
  async function suspend(action: ActivationAction, ids: string[]) {
    await act(action, ids)
    setSuspending(null)
  }

  return (
    <>
      <QueryTable
        table={table}
        id="users"
        label={words.table}
        columns={columns}
        rowName={nameOf}
        onOpen={(person) => go({ person })}
        selectionActions={
          <>
            <Button
              size="small"
              icon={UserCheck}
              running={activation.running}
              onClick={() => void act('activate', chosen)}
            >
              {words.activate}
            </Button>
            <Button size="small" icon={UserX} onClick={() => setSuspending(chosen)}>
              {words.suspend}
            </Button>
            <Button
              size="small"
              icon={Mail}
              running={activation.running}
              onClick={() => void act('resend', chosen)}
            >
              {words.resend}
            </Button>
          </>
        }
        toolbar={
          <>
            <UsersToolbar filter={table.filter} />
            {me.roles.includes('platform_admin') && (
              <Button icon={UserPlus} onClick={() => go({ person: 'new' })}>
                {words.addManager}
              </Button>
            )}
          </>
        }
        icon={Users}
      />
      {suspending && (
        <SuspendDialog
          count={suspending.length}
          name={suspended && nameOf(suspended)}
          companies={companiesOf(table.rows.filter(({ id }) => suspending.includes(id)))}
          running={activation.running}
          onClose={() => setSuspending(null)}
          onSuspend={(action) => void suspend(action, suspending)}
        />
      )}
      {search.person === 'new' && <NewManager onClose={() => go({ person: undefined })} />}
      {open && (
        <UserDrawer
          user={table.rows.find(({ id }) => id === open)}
          loading={table.loading}
          running={activation.running}
          onClose={() => go({ person: undefined })}
          onAct={(action) => (action === 'suspend' ? setSuspending([open]) : void act(action, [open]))}
        />
      )}
    </>
  )
}
