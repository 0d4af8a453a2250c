import { getRouteApi } from '@tanstack/react-router'
import { ProcessListPage } from '../-list/process-list-page.tsx'
import { ProcessPage } from './process-page.tsx'

const route = getRouteApi('/_authed/process/$processId')

/** A process, or the list of the company's when the address names none. */
export function ProcessRoute() {
  const { known } = route.useLoaderData()
  const { processId } = route.useParams()
  return known ? <ProcessPage key={processId} processId={processId} /> : <ProcessListPage unknown />
}
