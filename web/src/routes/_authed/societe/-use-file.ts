import { getCompany, updateCompany } from '@moisson/contract/company'
import type { FileFieldName } from '@moisson/core/company/fields'
import { useQueryClient } from '@tanstack/react-query'
import { useChange } from '../../../api/change.ts'
import { readOptions } from '../../../api/read.ts'
import { filled } from '../../../api/same-value.ts'
import { useRecord, type RecordForm } from '../../../form/use-record.ts'
import type { Company } from '../../../session/account.ts'
import { useCompany } from '../../../session/account.ts'

type FileValues = Pick<Company, FileFieldName>

export interface CompanyFile {
  company: Company
  record: RecordForm<FileValues>
  /** The value shown at a path such as `address.city`: what is typed, else what is kept. */
  get: (path: string) => unknown
  set: (path: string, value: unknown) => void
  errorOf: (path: string) => string | undefined
}

/** The company file being edited: what is typed survives a change of section and somebody else's change meanwhile. */
export function useFile(): CompanyFile {
  const company = useCompany()
  const client = useQueryClient()
  const update = useChange(updateCompany)
  // The company is kept by hand: nothing else reads it again.
  const keep = (current: Company) => client.setQueryData(readOptions(getCompany, {}).queryKey, current)
  const record = useRecord<FileValues, Company>(company, {
    change: update,
    write: async (changes, version) => {
      const body = Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, filled(value)]))
      const outcome = await update.send({ path: { id: company.id }, body }, { version })
      if (outcome.ok) keep(outcome.value)
      return outcome
    },
    onCurrent: keep,
  })
  const partsOf = (name: string) => record.values[name as FileFieldName] as Record<string, unknown> | null
  return {
    company,
    record,
    get: (path) => {
      const [name = '', part] = path.split('.')
      return part === undefined ? partsOf(name) : partsOf(name)?.[part]
    },
    set: (path, value) => {
      const [name = '', part] = path.split('.')
      record.set(name as FileFieldName, (part ? { ...partsOf(name), [part]: value } : value) as never)
    },
    errorOf: (path) => record.error?.fieldErrors[path],
  }
}
