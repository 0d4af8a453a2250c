import type { Output } from '@moisson/contract/call'
import { correctExtractRow, getExtract } from '@moisson/contract/extract'
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import { infiniteQueryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, loggedTexts } from '../../../../api/api-error.ts'
import { readOptions } from '../../../../api/read.ts'
import { refreshNouns } from '../../../../api/refresh-nouns.ts'
import { send } from '../../../../api/send.ts'

export type FileReading = Output<typeof getExtract>
export type FileRow = FileReading['rows'][number]
export type FileColumn = FileReading['columns'][number]
export type RowProblem = FileRow['problems'][number]

export const rowFilters = [
  'all',
  'error',
  'problems',
  'duplicate',
  'new',
  'updated',
  'unchanged',
  'missing',
] as const
export type RowFilter = (typeof rowFilters)[number]

const pollMs = 1000
const pageSize = '200'

function headOptions(company: string, extract: string) {
  return readOptions(getExtract, { path: { id: company, extractId: extract }, query: { limit: '1' } })
}

/** A file read: its columns, totals and progress; asked again each second while it is being read. */
export function useFileReading(company: string, extract: string) {
  return useQuery({
    ...headOptions(company, extract),
    refetchInterval: ({ state }) => (state.data?.state === 'reading' ? pollMs : false),
  })
}

/** Keeps what the upload answered, so that the next screen is there at once. */
export function keepReading(client: QueryClient, company: string, reading: FileReading): void {
  client.setQueryData(headOptions(company, reading.extract_id).queryKey, reading)
}

const rowsKey = (company: string, extract: string) => [getExtract.http, 'rows', company, extract] as const

function rowsOptions(company: string, extract: string, only: RowFilter) {
  return infiniteQueryOptions<FileReading, ApiError, InfiniteData<FileReading, string>, QueryKey, string>({
    queryKey: [...rowsKey(company, extract), only],
    queryFn: ({ signal, pageParam }) =>
      send(
        getExtract,
        {
          path: { id: company, extractId: extract },
          query: { only, limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last: FileReading) => last.next_cursor,
    meta: { nouns: ['extract'] },
  })
}

/** The rows of a file, page by page. */
export function useFileRows(company: string, extract: string, only: RowFilter, enabled = true) {
  const list = useInfiniteQuery({ ...rowsOptions(company, extract, only), enabled })
  return {
    rows: list.data?.pages.flatMap((page) => page.rows) ?? [],
    loading: list.isPending,
    error: list.error,
    hasMore: list.hasNextPage,
    loadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
  }
}

export interface Correction {
  values?: Record<string, string | null>
  left_out?: boolean
}

const isDuplicate = (row: FileRow) => row.problems.some(({ code }) => code === 'duplicate_in_file')

/**
 * Corrects a row in place. The row stays where it is, even when it no longer belongs to the filter: nothing jumps
 * under the hand. Rows that were each other's duplicates are read again.
 */
export function useCorrection(company: string, extract: string, only: RowFilter) {
  const client = useQueryClient()
  const [running, setRunning] = useState<number | null>(null)

  async function correct(row: FileRow, body: Correction): Promise<FileRow | ApiError> {
    setRunning(row.row)
    try {
      const path = { id: company, extractId: extract, row: String(row.row) }
      const answer = await send(correctExtractRow, { path, body })
      keepRow(client, company, extract, only, answer)
      if (isDuplicate(row) || isDuplicate(answer.row)) await refreshNouns(client, ['extract'])
      return answer.row
    } catch (error) {
      return error instanceof ApiError ? error : new ApiError(loggedTexts.unknown)
    } finally {
      setRunning(null)
    }
  }
  return { correct, running }
}

function keepRow(
  client: QueryClient,
  company: string,
  extract: string,
  only: RowFilter,
  answer: Output<typeof correctExtractRow>,
): void {
  const current = rowsOptions(company, extract, only).queryKey
  client.setQueryData(current, (data) =>
    data
      ? {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            rows: page.rows.map((row) => (row.row === answer.row.row ? answer.row : row)),
          })),
        }
      : data,
  )
  client.setQueryData(headOptions(company, extract).queryKey, (head) =>
    head ? { ...head, totals: answer.totals } : head,
  )
  // The other filters are read again when they are opened.
  void client.invalidateQueries({
    queryKey: rowsKey(company, extract),
    predicate: ({ queryKey }) => queryKey.at(-1) !== only,
    refetchType: 'none',
  })
}
