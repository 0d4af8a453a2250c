import type { CallDeclaration, Request } from '@moisson/contract/call'
import { useState } from 'react'
import type { ApiError } from '../api/api-error.ts'
import { useList } from '../api/read-list.ts'

/** The parameters of a list's call, as texts of the address. */
type QueryTexts<D extends CallDeclaration> =
  Request<D> extends { query?: infer Query } ? { [Name in keyof NonNullable<Query>]?: string } : never
type PathOf<D extends CallDeclaration> =
  Request<D> extends { path: infer Path } ? { path: Path } : { path?: undefined }
/** The names of the address that hold a text. */
type TextIn<Search> = {
  [Name in keyof Search]-?: Search[Name] extends string | undefined ? Name : never
}[keyof Search]

/** A filter of the address and the way to change it. */
export interface FilterState {
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** What a table of rows shows and changes: how to read on, filters, order and selection. */
export interface QueryTableState<Row> {
  rows: Row[]
  total: number
  loading: boolean
  stale: boolean
  error: ApiError | null
  hasMore: boolean
  loadingMore: boolean
  loadMore: () => void
  retry: () => void
  filtered: boolean
  clear: () => void
  sort: string | undefined
  onSort: (sort: string) => void
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
}

/**
 * A list as a screen shows it: the call and what the address asks of it, the filters, the order, the rows selected.
 * `filters` are the names in the address that narrow the list; `order` is the server's when the address says none.
 */
export function useQueryTable<D extends CallDeclaration, Search extends object>(
  call: D,
  options: PathOf<D> & {
    query: QueryTexts<D>
    search: Search
    /** A changed filter replaces the last entry of the history. */
    go: (changes: Partial<Search>, replace: true) => void
    filters: readonly TextIn<Search>[]
    order?: string
  },
) {
  const { path, query, search, go, filters, order } = options
  const request = { path, query } as object as Request<D>
  const list = useList(call, request)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const told = search as Record<string, string | undefined>
  const change = (changes: Record<string, string | undefined>) => go(changes as Partial<Search>, true)
  const filtered = filters.some((name) => told[name as string])
  return {
    ...list,
    request,
    filtered,
    /** There is nothing at all, whatever is asked. */
    nothing: !list.loading && !list.error && !list.stale && list.total === 0 && !filtered,
    filter: (name: TextIn<Search>): FilterState => ({
      value: told[name as string],
      onChange: (value) => change({ [name]: value }),
    }),
    clear: () => change(Object.fromEntries(filters.map((name) => [name, undefined]))),
    sort: order && (told['sort'] ?? order),
    onSort: (sort: string) => change({ sort: sort === order ? undefined : sort }),
    selected,
    onSelect: setSelected,
  }
}
