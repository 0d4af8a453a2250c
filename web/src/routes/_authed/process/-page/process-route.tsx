import { getRouteApi } from '@tanstack/react-router'
import { ProcessListPage } from '../-list/process-list-page.tsx'
import { ElsewhereNotice } from './elsewhere-notice.tsx'
import { ProcessPage } from './process-page.tsx'

const route = getRouteApi('/_authed/process/$processId')

/** A process, or the list of the company's when the address names none of them. */
export function ProcessRoute() {
  const found = route.useLoaderData()
  const { processId } = route.useParams()
  if (found.known) return <ProcessPage key={processId} processId={processId} />
  return <ProcessListPage notice={<ElsewhereNotice processId={processId} companyId={found.companyId} />} />
}
