import type { listDocuments } from '@moisson/contract/document'
import { documentStatusNames } from '@moisson/core/document/document-types'
import clsx from 'clsx'
import { X } from 'lucide-react'
import type { useList } from '../../../../api/read-list.ts'
import { Button } from '../../../../kit/button.tsx'
import { DataTable } from '../../../../kit/data-table.tsx'
import { EmptyState } from '../../../../kit/empty-state.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { SelectField } from '../../../../kit/field.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { DocumentsSearch } from '../-search.ts'
import { documentWords } from '../-document-words.ts'
import { useDocumentColumns } from './document-columns.tsx'
import { SearchBox } from './search-box.tsx'

const chips = ['draft', 'to_sign', 'signed', 'filed', 'active', 'expired'] as const

/** The papers that the address asks for, found and opened. */
export function DocumentList(props: {
  list: ReturnType<typeof useList<typeof listDocuments>>
  search: DocumentsSearch
  onChange: (next: Partial<DocumentsSearch>) => void
  onOpen: (id: string) => void
}) {
  const { list, search, onChange, onOpen } = props
  const words = useWords(documentWords)
  const { text } = useFormat()
  const columns = useDocumentColumns()
  const counts = list.first?.counts
  const filtered = Boolean(search.q || search.year || search.status || search.view)
  if (list.error) return <ErrorCard error={list.error} onRetry={list.retry} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">{words.statusFilter}</legend>
        {chips
          .filter((status) => (counts?.by_status[status] ?? 0) > 0 || search.status === status)
          .map((status) => (
            <Chip
              key={status}
              on={search.status === status}
              label={text(documentStatusNames[status])}
              count={counts?.by_status[status] ?? 0}
              urgent={status === 'to_sign' || status === 'expired'}
              onPress={(on) => onChange({ status: on ? status : undefined })}
            />
          ))}
        <Chip
          on={search.status === 'archived'}
          label={words.archived}
          onPress={(on) => onChange({ status: on ? 'archived' : undefined })}
        />
      </fieldset>
      <DataTable
        id="documents"
        label={words.title}
        columns={columns}
        rows={list.rows}
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        total={list.loading ? undefined : list.total}
        loading={list.loading}
        stale={list.stale}
        hasMore={list.hasMore}
        loadingMore={list.loadingMore}
        onLoadMore={list.loadMore}
        onOpen={(row) => onOpen(row.id)}
        toolbar={
          <>
            <SearchBox value={search.q ?? ''} onChange={(q) => onChange({ q: q || undefined })} />
            {(counts?.years.length ?? 0) > 0 && (
              <SelectField
                label={words.year}
                labelHidden
                className="w-40 max-sm:w-full"
                value={search.year ?? ''}
                placeholder={words.anyYear}
                options={(counts?.years ?? []).map((year) => ({ value: String(year), label: String(year) }))}
                onChange={(event) => onChange({ year: event.target.value || undefined })}
              />
            )}
          </>
        }
        filtered={filtered}
        empty={
          <EmptyState
            filtered
            actions={
              <Button
                onClick={() =>
                  onChange({ q: undefined, year: undefined, status: undefined, view: undefined })
                }
              >
                {words.clearFilters}
              </Button>
            }
          />
        }
      />
    </div>
  )
}

/** One status, pressed to see only its papers. */
function Chip(props: {
  on: boolean
  label: string
  count?: number
  urgent?: boolean
  onPress: (on: boolean) => void
}) {
  const { on, label, count, urgent, onPress } = props
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => onPress(!on)}
      className={clsx(
        'inline-flex h-8 items-center gap-2 rounded-full px-3 text-sm font-medium ring-1 transition-colors ring-inset pointer-coarse:h-11',
        on
          ? 'bg-neutral-800 text-white ring-neutral-800'
          : urgent
            ? 'bg-amber-50 text-amber-950 ring-amber-700/25 hover:bg-amber-100'
            : 'bg-white text-neutral-800 ring-neutral-300 hover:bg-neutral-100',
      )}
    >
      {label}
      {count !== undefined && <span className="tabular text-xs">{count}</span>}
      {on && <X aria-hidden className="size-3.5" />}
    </button>
  )
}
