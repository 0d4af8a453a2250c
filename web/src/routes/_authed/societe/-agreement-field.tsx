import { agreementFields } from '@moisson/core/company/agreement-fields'
import { FieldOf } from '../../../form/field-of.tsx'
import type { RecordForm } from '../../../form/use-record.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { AgreementValues } from './-agreement-values.ts'
import { agreementWords } from './-agreement-words.ts'

/** A field of the agreement being written, drawn by its kind. */
export function AgreementField(props: {
  record: RecordForm<AgreementValues>
  name: keyof typeof agreementFields
  optional?: boolean
  /** Choices that the law does not leave here. */
  without?: readonly string[]
  /** What helps instead of the field's own words. */
  help?: string | undefined
}) {
  const { record, name, optional, without, help } = props
  const words = useWords(agreementWords)
  const { kind } = agreementFields[name]
  const called = name === 'conclusion' ? words.choose : words.toSay
  const emptyChoice = kind === 'choice' || kind === 'flag' ? called : undefined
  return (
    <FieldOf
      name={name}
      field={agreementFields[name]}
      optional={optional}
      without={without}
      help={help}
      placeholder={emptyChoice}
      value={record.values[name]}
      onChange={(value) => record.set(name, value as never)}
      error={record.errorOf(name)}
    />
  )
}
