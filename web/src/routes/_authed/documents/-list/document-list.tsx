import type { listDocuments } from '@moisson/contract/document'
import { documentStatusNames } from '@moisson/core/document/document-types'
import { Chip } from '../../../../kit/chip.tsx'
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
              removable
              pressed={status.value === each}
              count={counts?.by_status[each] ?? 0}
              urgent={each === 'to_sign' || each === 'expired'}
              onPress={(on) => status.onChange(on ? each : undefined)}
            >
              {text(documentStatusNames[each])}
            </Chip>
          ))}
        <Chip
          removable
          pressed={status.value === 'archived'}
          onPress={(on) => status.onChange(on ? 'archived' : undefined)}
        >
          {words.archived}
        </Chip>
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
