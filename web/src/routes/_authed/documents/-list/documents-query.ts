import type { Output, Request } from '@moisson/contract/call'
import { getFilingPack, listDocuments } from '@moisson/contract/document'
import { documentFamilies, typesOfFamily } from '@moisson/core/document/document-types'
import { queryClient } from '../../../../api/query-client.ts'
import { listOptions } from '../../../../api/read-list.ts'
import { readOptions } from '../../../../api/read.ts'
import type { DocumentsSearch } from '../-search.ts'

export type Paper = Output<typeof listDocuments>['items'][number]

/** The list that the address asks for. */
export function listRequest(company: string, search: DocumentsSearch): Request<typeof listDocuments> {
  const family = documentFamilies.find((one) => one === search.view)
  const query: Record<string, string> = { limit: '100' }
  if (family) query['type'] = typesOfFamily[family].join(',')
  if (search.q) query['q'] = search.q
  if (search.year) query['year'] = search.year
  if (search.status) query['status'] = search.status
  return { path: { id: company }, query: query as never }
}

/** The filing pack that the address asks for. */
export function packRequest(company: string, search: DocumentsSearch): Request<typeof getFilingPack> {
  return { path: { id: company }, query: (search.mode ? { mode: search.mode } : {}) as never }
}

/** Asks for what the first paint shows. */
export async function fetchDocuments(company: string, search: DocumentsSearch): Promise<void> {
  await Promise.all([
    queryClient.ensureInfiniteQueryData(listOptions(listDocuments, listRequest(company, search))),
    search.view === 'pack'
      ? queryClient.ensureQueryData(readOptions(getFilingPack, packRequest(company, search)))
      : undefined,
  ])
}
