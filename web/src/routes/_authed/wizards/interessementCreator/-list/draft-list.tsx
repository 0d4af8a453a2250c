import { createAccordDraft, deleteAccordDraft, listAccordDrafts } from '@moisson/contract/accord-drafts'
import { Link, getRouteApi } from '@tanstack/react-router'
import { Copy, EllipsisVertical, FilePenLine, PencilLine, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../../../api/change.ts'
import { useLateRead } from '../../../../../api/read.ts'
import { ConfirmDialog } from '../../../../../form/confirm-dialog.tsx'
import { Badge } from '../../../../../kit/badge.tsx'
import { Button } from '../../../../../kit/button.tsx'
import { EmptyState } from '../../../../../kit/empty-state.tsx'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { IconButton } from '../../../../../kit/icon-button.tsx'
import { late } from '../../../../../kit/late.tsx'
import { Menu } from '../../../../../kit/menu.tsx'
import { PageHeader } from '../../../../../kit/page-header.tsx'
import { SkeletonLines } from '../../../../../kit/skeleton.tsx'
import { showToast } from '../../../../../kit/toast-store.ts'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useCompany } from '../../../../../session/account.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import type { Draft } from './draft.ts'
import { listWords } from './list-words.ts'

const NewDraft = late(() => import('./new-draft.tsx'))
const RenameDraft = late(() => import('./rename-draft.tsx'))
const route = getRouteApi('/_authed/wizards/interessementCreator/')

/** The agreements being written, the last changed first. */
export default function DraftList() {
  const words = useWords(listWords)
  const company = useCompany()
  const list = useLateRead(listAccordDrafts, { path: { id: company.id } })
  const [creating, setCreating] = useState(false)
  const drafts = list.data?.items
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <PageHeader
        title={words.title}
        actions={
          drafts &&
          drafts.length > 0 && (
            <Button look="primary" icon={Plus} makes={createAccordDraft} onClick={() => setCreating(true)}>
              {words.create}
            </Button>
          )
        }
      >
        {words.intro}
      </PageHeader>
      {list.error && !drafts && (
        <ErrorCard error={list.error} title={words.failed} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <SkeletonLines lines={5} />}
      {drafts?.length === 0 && (
        <div className="card">
          <EmptyState
            icon={FilePenLine}
            title={words.empty}
            actions={
              <Button look="primary" icon={Plus} makes={createAccordDraft} onClick={() => setCreating(true)}>
                {words.create}
              </Button>
            }
          >
            {words.emptyBody}
          </EmptyState>
        </div>
      )}
      {drafts && drafts.length > 0 && <Drafts drafts={drafts} />}
      {creating && <NewDraft onClose={() => setCreating(false)} />}
    </div>
  )
}

function Drafts({ drafts }: { drafts: readonly Draft[] }) {
  const words = useWords(listWords)
  const { longInstant } = useFormat()
  const company = useCompany()
  const navigate = route.useNavigate()
  const create = useChange(createAccordDraft)
  const remove = useChange(deleteAccordDraft)
  const [renamed, setRenamed] = useState<Draft | null>(null)
  const [removed, setRemoved] = useState<Draft | null>(null)
  async function duplicate({ id, name }: Draft) {
    const outcome = await create.send({
      path: { id: company.id },
      body: { name: words.copyOf(name), from: { kind: 'draft', draft_id: id } },
    })
    if (outcome.ok) void navigate({ search: { draft: outcome.value.id } })
  }
  async function erase({ id, version }: Draft) {
    const outcome = await remove.send({ path: { id: company.id, aid: id } }, { version })
    if (!outcome.ok) return
    setRemoved(null)
    showToast({ kind: 'success', title: words.removed })
  }
  return (
    <section aria-label={words.projects}>
      {create.error && <ErrorCard error={create.error} />}
      <ul className="card divide-y divide-neutral-200">
        {drafts.map((draft) => (
          <li
            key={draft.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="flex flex-wrap items-center gap-2">
                <Link
                  to="/wizards/interessementCreator"
                  search={{ draft: draft.id }}
                  className="font-medium text-neutral-950 underline decoration-neutral-300 underline-offset-4 hover:decoration-neutral-800"
                >
                  {draft.name}
                </Link>
                <Badge tone={draft.kind === 'amendment' ? 'blue' : 'neutral'}>
                  {words.kinds[draft.kind]}
                </Badge>
              </p>
              <p className="text-sm text-neutral-600">
                {words.changed(longInstant(draft.updated_at), draft.updated_by_name)}
                {draft.origin_name && ` · ${words.from(draft.origin_name)}`}
              </p>
            </div>
            <Menu
              trigger={<IconButton icon={EllipsisVertical} label={words.actions(draft.name)} />}
              entries={[
                { label: words.rename, icon: PencilLine, onSelect: () => setRenamed(draft) },
                { label: words.duplicate, icon: Copy, onSelect: () => void duplicate(draft) },
                { label: words.remove, icon: Trash2, onSelect: () => setRemoved(draft) },
              ]}
            />
          </li>
        ))}
      </ul>
      {renamed && <RenameDraft draft={renamed} onClose={() => setRenamed(null)} />}
      {removed && (
        <ConfirmDialog
          title={words.removeTitle(removed.name)}
          confirm={words.remove}
          look="danger"
          makes={deleteAccordDraft}
          running={remove.running}
          error={remove.error}
          onConfirm={() => void erase(removed)}
          onClose={() => setRemoved(null)}
        >
          {words.removeBody}
        </ConfirmDialog>
      )}
    </section>
  )
}
