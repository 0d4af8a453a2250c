import { listDocuments } from '@moisson/contract/document'
import type { Field } from '@moisson/core/record/field'
import { useLateRead } from '../../../api/read.ts'
import { SelectField } from '../../../kit/field.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { ButtonLink } from '../../../shell/button-link.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { societeWords } from './-societe-words.ts'

/** A text among the company’s documents of some types, with the way to add one. */
export function PaperField(props: {
  name: string
  field: Field
  /** Types of documents, the first one that of a text to be added. */
  types: readonly [string, ...string[]]
  value: string | null
  error: string | undefined
  /** With the day the chosen paper was signed, where its deposit said it. */
  onChange: (id: string | null, signed: string | null) => void
  add: string
}) {
  const { name, field, types, value, error, onChange, add } = props
  const words = useWords(societeWords)
  const { text } = useFormat()
  const company = useCompany()
  const papers = useLateRead(listDocuments, {
    path: { id: company.id },
    query: { type: types.join(','), limit: '50' },
  })
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        className="min-w-0 flex-1 basis-64"
        label={text(field.label)}
        help={field.help && text(field.help)}
        name={name}
        placeholder={words.noPaper}
        value={value ?? ''}
        options={(papers.data?.items ?? [])
          // What nobody signed yet proves nothing.
          .filter(({ id, status }) => id === value || (status !== 'to_sign' && status !== 'draft'))
          .map(({ id, title }) => ({ value: id, label: title }))}
        error={error}
        onChange={(event) => {
          const chosen = papers.data?.items.find(({ id }) => id === event.target.value)
          onChange(chosen?.id ?? null, chosen?.signed_at ?? null)
        }}
      />
      <ButtonLink to={'/documents' as string} search={{ add: types[0] } as never}>
        {add}
      </ButtonLink>
    </div>
  )
}
