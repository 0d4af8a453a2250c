import type { Output, Request } from '@moisson/contract/call'
import { getFilingPack, listDocuments } from '@moisson/contract/document'
import { documentFamilies, typesOfFamily } from '@moisson/core/document/document-types'
import { queryClient } from '../../../../api/query-client.ts'
import { listOptions } from '../../../../api/read-list.ts'
import { readOptions } from '../../../../api/read.ts'
import type { DocumentsSearch } from '../-search.ts'

export type Paper = Output<typeof listDocuments>['items'][number]

/** What the address asks of the list. */
export function listQuery({ view, q, year, status }: DocumentsSearch) {
  const family = documentFamilies.find((one) => one === view)
  return { limit: '100', type: family && typesOfFamily[family].join(','), q, year, status }
}

/** The filing pack that the address asks for. */
export function packRequest(company: string, search: DocumentsSearch): Request<typeof getFilingPack> {
  return { path: { id: company }, query: (search.mode ? { mode: search.mode } : {}) as never }
}

/** Asks for what the first paint shows. */
export async function fetchDocuments(company: string, search: DocumentsSearch): Promise<void> {
  await Promise.all([
    queryClient.ensureInfiniteQueryData(
      listOptions(listDocuments, { path: { id: company }, query: listQuery(search) as never }),
    ),
    search.view === 'pack'
      ? queryClient.ensureQueryData(readOptions(getFilingPack, packRequest(company, search)))
      : undefined,
  ])
}
