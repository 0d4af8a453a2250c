import type { CallDeclaration, Request } from '@moisson/contract/call'
import { MOST_SEARCHED } from '@moisson/core/record/search-length'
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
  /** None when the list cannot be read. */
  rows: Row[]
  /** Undefined while nobody knows it. */
  total: number | undefined
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
  const { path, search, go, filters, order } = options
  const query = searchable(options.query)
  const request = { path, query } as object as Request<D>
  const list = useList(call, request)
  const rows = list.error ? [] : list.rows
  const [selected, onSelect] = useSelection(JSON.stringify(request), rows)
  const told = searchable(search)
  const change = (changes: Record<string, string | undefined>) => go(changes as Partial<Search>, true)
  const filtered = filters.some((name) => told[name as string])
  return {
    ...list,
    rows,
    total: list.loading || list.error ? undefined : list.total,
    hasMore: list.hasMore && !list.error,
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
    onSelect,
  }
}

/** A longer search, of an address written by hand, is asked as far as the calls take it. */
function searchable(texts: object): Record<string, string | undefined> {
  const told = texts as Record<string, string | undefined>
  return told['q'] === undefined ? told : { ...told, q: told['q'].slice(0, MOST_SEARCHED) }
}

/**
 * The rows selected belong to the question they were selected under, and are among the rows shown: what is counted is
 * what is acted on. Another filter or order begins with none.
 */
function useSelection(question: string, rows: readonly unknown[]) {
  const [selection, select] = useState({ question, ids: new Set<string>() as ReadonlySet<string> })
  const shown = rows as readonly { id: string }[]
  const ids = selection.question === question ? selection.ids : new Set<string>()
  const selected = new Set(shown.filter(({ id }) => ids.has(id)).map(({ id }) => id))
  return [selected, (chosen: ReadonlySet<string>) => select({ question, ids: chosen })] as const
}
