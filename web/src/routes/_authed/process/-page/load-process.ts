import { getProcess, listProcesses, listSteps } from '@moisson/contract/process'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../api/api-error.ts'
import { readOptions } from '../../../../api/read.ts'
import { companyIn } from '../../../../session/account.ts'

/** Where a process was found: here, in another company of the person, or nowhere. */
type Found = { known: true } | { known: false; companyId: string | null }

/** Reads a process of the current company; otherwise the company's list, and whose process it is. */
export async function loadProcess(client: QueryClient, processId: string): Promise<Found> {
  const company = await companyIn()
  const path = { id: company.id }
  const steps = readOptions(listSteps, { path: { id: processId } })
  try {
    await client.ensureQueryData(readOptions(getProcess, { path: { ...path, processId } }))
    await client.ensureQueryData(steps)
    return { known: true }
  } catch (error) {
    if (!isUnknown(error)) throw error
  }
  await client.ensureQueryData(readOptions(listProcesses, { path }))
  try {
    const { items } = await client.ensureQueryData(steps)
    return { known: false, companyId: items[0]?.company_id ?? null }
  } catch (error) {
    if (!isUnknown(error)) throw error
    return { known: false, companyId: null }
  }
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
