import { listUsers } from '@moisson/contract/admin'
import type { Request } from '@moisson/contract/call'
import { Mail, UserCheck, UserPlus, Users, UserX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useList } from '../../../../../api/read-list.ts'
import { Button } from '../../../../../kit/button.tsx'
import { DataTable } from '../../../../../kit/data-table.tsx'
import { EmptyState } from '../../../../../kit/empty-state.tsx'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { useUser } from '../../../../../session/account.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import type { PlatformSearch } from '../-search.ts'
import { usePlatformSearch } from '../-use-search.ts'
import { SuspendDialog } from './suspend-dialog.tsx'
import { nameOf } from './admin-user.ts'
import { useActivation } from './use-activation.ts'
import { useUserColumns } from './user-columns.tsx'
import { UsersToolbar } from './users-toolbar.tsx'
import { usersWords } from './users-words.ts'

const UserDrawer = lazy(() => import('./user-drawer.tsx'))
const NewManager = lazy(() => import('./new-manager.tsx'))

/** The accounts within reach: who they are, where, since when, and whether they may come in. */
export default function UsersTab() {
  const words = useWords(usersWords)
  const { search, go } = usePlatformSearch()
  const me = useUser()
  const list = useList(listUsers, { query: queryOf(search) })
  const columns = useUserColumns()
  const activation = useActivation()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [suspending, setSuspending] = useState<string[] | null>(null)
  if (list.error) return <ErrorCard error={list.error} onRetry={list.retry} />
  const chosen = [...selected]
  const suspended = suspending?.length === 1 ? list.rows.find(({ id }) => id === suspending[0]) : undefined
  const open = search.person !== 'new' ? search.person : undefined

  async function act(action: 'activate' | 'suspend' | 'resend', ids: string[]) {
    if (await activation.act(action, ids)) setSelected(new Set())
    setSuspending(null)
  }

  return (
    <>
      <DataTable
        id="users"
        label={words.table}
        columns={columns}
        rows={list.rows}
        rowKey={(row) => row.id}
        rowName={nameOf}
        total={list.total}
        loading={list.loading}
        stale={list.stale}
        hasMore={list.hasMore}
        loadingMore={list.loadingMore}
        onLoadMore={list.loadMore}
        onOpen={(row) => go({ person: row.id })}
        selected={selected}
        onSelect={setSelected}
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
            <UsersToolbar search={search} onChange={(next) => go(next, true)} />
            {me.roles.includes('platform_admin') && (
              <Button icon={UserPlus} onClick={() => go({ person: 'new' })}>
                {words.addManager}
              </Button>
            )}
          </>
        }
        empty={
          <EmptyState
            icon={Users}
            filtered
            actions={
              <Button onClick={() => go({ q: undefined, status: undefined, role: undefined })}>
                {words.clear}
              </Button>
            }
          />
        }
      />
      {suspending && (
        <SuspendDialog
          count={suspending.length}
          name={suspended && nameOf(suspended)}
          running={activation.running}
          onClose={() => setSuspending(null)}
          onSuspend={() => void act('suspend', suspending)}
        />
      )}
      <Suspense fallback={null}>
        {search.person === 'new' && <NewManager onClose={() => go({ person: undefined })} />}
        {open && (
          <UserDrawer
            user={list.rows.find(({ id }) => id === open)}
            loading={list.loading}
            running={activation.running}
            onClose={() => go({ person: undefined })}
            onAct={(action) => (action === 'suspend' ? setSuspending([open]) : void act(action, [open]))}
          />
        )}
      </Suspense>
    </>
  )
}

type ListQuery = NonNullable<Request<typeof listUsers>['query']>

function queryOf(search: PlatformSearch): ListQuery {
  const query: Record<string, string> = { limit: '100' }
  if (search.q) query['q'] = search.q
  if (search.status === 'invited') query['invited'] = 'true'
  else if (search.status) query['status'] = search.status
  if (search.role) query['role'] = search.role
  return query as ListQuery
}
