import type { listDocuments } from '@moisson/contract/document'
import { documentStatusNames } from '@moisson/core/document/document-types'
import clsx from 'clsx'
import { X } from 'lucide-react'
import { useFormat } from '../../../../kit/use-format.ts'
import { FilterSelect } from '../../../../list/filter-select.tsx'
import { QueryTable } from '../../../../list/query-table.tsx'
import { SearchBox } from '../../../../list/search-box.tsx'
import type { useQueryTable } from '../../../../list/use-query-table.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { DocumentsSearch } from '../-search.ts'
import { documentWords } from '../-document-words.ts'
import { useDocumentColumns } from './document-columns.tsx'

const chips = ['draft', 'to_sign', 'signed', 'filed', 'active', 'expired'] as const

/** The papers that the address asks for, found and opened. */
export function DocumentList(props: {
  table: ReturnType<typeof useQueryTable<typeof listDocuments, DocumentsSearch>>
  onOpen: (id: string) => void
}) {
  const { table, onOpen } = props
  const words = useWords(documentWords)
  const { text } = useFormat()
  const columns = useDocumentColumns()
  const counts = table.first?.counts
  const status = table.filter('status')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">{words.statusFilter}</legend>
        {chips
          .filter((each) => (counts?.by_status[each] ?? 0) > 0 || status.value === each)
          .map((each) => (
            <Chip
              key={each}
              on={status.value === each}
              label={text(documentStatusNames[each])}
              count={counts?.by_status[each] ?? 0}
              urgent={each === 'to_sign' || each === 'expired'}
              onPress={(on) => status.onChange(on ? each : undefined)}
            />
          ))}
        <Chip
          on={status.value === 'archived'}
          label={words.archived}
          onPress={(on) => status.onChange(on ? 'archived' : undefined)}
        />
      </fieldset>
      <QueryTable
        table={table}
        id="documents"
        label={words.title}
        columns={columns}
        rowName={(row) => row.title}
        onOpen={onOpen}
        toolbar={
          <>
            <SearchBox className="w-72" label={words.search} hint={words.searchHint} {...table.filter('q')} />
            {(counts?.years.length ?? 0) > 0 && (
              <FilterSelect
                label={words.year}
                any={words.anyYear}
                className="w-40 max-sm:w-full"
                options={(counts?.years ?? []).map((year) => ({ value: String(year), label: String(year) }))}
                {...table.filter('year')}
              />
            )}
          </>
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
