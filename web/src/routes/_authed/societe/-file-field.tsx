import { fileFields, type FileFieldName } from '@moisson/core/company/fields'
import { isNeverEmpty, type Field } from '@moisson/core/record/field'
import { FieldOf, type FieldOfProps } from '../../../form/field-of.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { societeWords } from './-societe-words.ts'
import type { CompanyFile } from './-use-file.ts'

/** A field of the company's file at its path, such as `address.city`, drawn by its kind. */
export function FileField(
  props: { file: CompanyFile; name: FileFieldName | `${FileFieldName}.${string}` } & Partial<
    Omit<FieldOfProps, 'field' | 'value' | 'onChange'>
  >,
) {
  const { file, name, ...said } = props
  const words = useWords(societeWords)
  const field = fieldAt(name)
  const unsaid = field.kind === 'flag' ? words.notSaid : words.choose
  const chosen = field.kind === 'flag' || field.kind === 'choice'
  return (
    <FieldOf
      placeholder={chosen && !isNeverEmpty(field) ? unsaid : undefined}
      {...said}
      name={name}
      field={field}
      value={file.get(name)}
      onChange={(value) => file.set(name, value)}
      error={file.errorOf(name)}
    />
  )
}

function fieldAt(path: string): Field {
  const [name = '', part] = path.split('.')
  const whole: Field = fileFields[name as FileFieldName]
  const inner = part !== undefined && whole.kind === 'group' ? whole.fields[part] : undefined
  if (!inner) return whole
  // The whole may be left out, and so may each of its parts while it is written.
  const { required: _, ...open } = inner
  return open as Field
}
