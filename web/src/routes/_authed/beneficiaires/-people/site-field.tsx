import { listEstablishments } from '@moisson/contract/establishment'
import { personFields } from '@moisson/core/beneficiary/fields'
import type { ReactNode } from 'react'
import { useLateRead } from '../../../../api/read.ts'
import { SelectField } from '../../../../kit/field.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useCompany } from '../../../../session/account.ts'
import { siteWords } from '../../../../site/site-words.ts'
import { useWords } from '../../../../words/catalogue.ts'

/** Where the person works: one of the company’s establishments; one that is closed stays with who has it. */
export function SiteField(props: {
  name: string
  value: unknown
  error?: ReactNode
  onChange: (value: unknown) => void
}) {
  const { name, value, error, onChange } = props
  const words = useWords(siteWords)
  const { text } = useFormat()
  const company = useCompany()
  const read = useLateRead(listEstablishments, { path: { id: company.id } })
  const kept = typeof value === 'string' ? value : ''
  const open = (read.data?.items ?? []).filter((site) => site.closed_on === null || site.name === kept)
  const names = open.map((site) => site.name)
  const offered = kept === '' || names.includes(kept) ? names : [kept, ...names]
  return (
    <SelectField
      name={name}
      label={text(personFields.establishment.label)}
      value={kept}
      placeholder="–"
      help={read.data?.items.length === 0 ? words.noneYet : undefined}
      error={error}
      options={offered.map((one) => ({ value: one, label: one }))}
      onChange={({ target }) => onChange(target.value || null)}
    />
  )
}
