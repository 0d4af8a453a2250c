import { getProcess, listProcesses, listSteps } from '@moisson/contract/process'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../api/api-error.ts'
import { readOptions } from '../../../../api/read.ts'
import { companyIn } from '../../../../session/account.ts'

/** Reads a process of the current company; an unknown one gives the company's list instead. */
export async function loadProcess(client: QueryClient, processId: string): Promise<{ known: boolean }> {
  const company = await companyIn()
  const path = { id: company.id }
  try {
    await Promise.all([
      client.ensureQueryData(readOptions(getProcess, { path: { ...path, processId } })),
      client.ensureQueryData(readOptions(listSteps, { path: { id: processId } })),
    ])
    return { known: true }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    await client.ensureQueryData(readOptions(listProcesses, { path }))
    return { known: false }
  }
}
