import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import type { Column } from '../kit/data-table.tsx'
import { DataTable } from '../kit/data-table.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { ErrorCard } from '../kit/error-card.tsx'
import { useWords } from '../words/catalogue.ts'
import { kitWords } from '../words/kit.ts'
import type { QueryTableState } from './use-query-table.ts'

/** The rows that the address asks for; a failure, and filters that nothing answers, are told in their place, under the search. */
export function QueryTable<Row extends { id: string }>(props: {
  table: QueryTableState<Row>
  /** Names the table for its choice of columns on this browser. */
  id: string
  label: string
  columns: readonly Column<Row>[]
  rowName: (row: Row) => string
  onOpen: (id: string) => void
  /** Search, filters, export: left of the choice of columns. */
  toolbar: ReactNode
  /** The actions on the rows selected; rows are not selected without them. */
  selectionActions?: ReactNode
  icon?: LucideIcon
}) {
  const { table, onOpen, selectionActions, icon, ...shown } = props
  const { clearFilters } = useWords(kitWords)
  return (
    <DataTable
      {...shown}
      rows={table.rows}
      rowKey={(row) => row.id}
      total={table.total}
      loading={table.loading}
      stale={table.stale}
      hasMore={table.hasMore}
      loadingMore={table.loadingMore}
      onLoadMore={table.loadMore}
      sort={table.sort}
      onSort={table.onSort}
      onOpen={(row) => onOpen(row.id)}
      {...(selectionActions && { selected: table.selected, onSelect: table.onSelect, selectionActions })}
      empty={
        table.error ? (
          <div className="grid justify-items-start gap-4 p-4">
            <ErrorCard error={table.error} onRetry={table.retry} />
            {table.filtered && <Button onClick={table.clear}>{clearFilters}</Button>}
          </div>
        ) : (
          <EmptyState
            icon={icon}
            filtered={table.filtered}
            actions={table.filtered && <Button onClick={table.clear}>{clearFilters}</Button>}
          />
        )
      }
    />
  )
}
