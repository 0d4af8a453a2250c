import { actFields } from '@moisson/core/company/agreement-fields'
import { capacitiesOf, concludedOn, papersOf, unsignedIn } from '@moisson/core/company/signatories'
import { signatoryFields, type Capacity, type Signatory } from '@moisson/core/company/signatory-fields'
import { listed } from '@moisson/law/words/list'
import { FieldOf } from '../../../form/field-of.tsx'
import type { RecordForm } from '../../../form/use-record.ts'
import { RowsField } from '../../../kit/rows-field.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { AgreementValues } from './-agreement-values.ts'
import { agreementWords } from './-agreement-words.ts'
import { PaperField } from './-paper-field.tsx'
import { Row } from './-section-form.tsx'

/** Unions and mandated employees belong to somebody else than the company. */
const organised: readonly Capacity[] = ['union', 'mandated_employee']

/** Who signs, for whom, when and by which paper; what is still to be signed is said below. */
export default function AgreementSignatories({ record }: { record: RecordForm<AgreementValues> }) {
  const words = useWords(agreementWords)
  const { text, language, mediumDay } = useFormat()
  const { conclusion, signatories, signed_on } = record.values
  const open = capacitiesOf(conclusion)
  const next = open.find((one) => !signatories.some(({ capacity }) => capacity === one)) ?? open.at(-1)
  const missing = unsignedIn(conclusion, signatories).map((one) => one[language])
  const day = concludedOn(conclusion, signatories)
  return (
    <div className="grid gap-2">
      <RowsField
        legend={text(actFields.signatories.label)}
        help={text(actFields.signatories.help)}
        rows={signatories}
        named={words.signatory}
        rowClassName="grid gap-3 rounded-xl border border-neutral-200 p-3"
        remove={(_, place) => words.removeSignatory(place + 1)}
        removeClassName="justify-self-end"
        most={actFields.signatories.most}
        add={words.addSignatory}
        blank={(): Signatory => ({ capacity: next ?? 'employer', name: '' })}
        error={record.errorOf('signatories')}
        onChange={(rows) => record.set('signatories', rows)}
      >
        {(row, change, place) => (
          <OneSignatory
            row={row}
            name={`signatories.${place}`}
            closed={conclusion === null ? [] : withoutOf(open, row.capacity)}
            record={record}
            onChange={change}
          />
        )}
      </RowsField>
      {signatories.length > 0 && signed_on === null && (
        <p aria-live="polite" className="text-sm text-pretty text-neutral-700">
          {day === null ? words.stillToSign(listed(missing, language)) : words.allSigned(mediumDay(day))}
        </p>
      )}
    </div>
  )
}

const withoutOf = (open: readonly Capacity[], own: Capacity): string[] =>
  Object.keys(signatoryFields.capacity.names).filter(
    (one) => one !== own && !open.some((capacity) => capacity === one),
  )

function OneSignatory(props: {
  row: Signatory
  name: string
  closed: readonly string[]
  record: RecordForm<AgreementValues>
  onChange: (changes: Partial<Signatory>) => void
}) {
  const { row, name, closed, record, onChange } = props
  const words = useWords(agreementWords)
  const papers = papersOf(row.capacity)
  const part = (part: Exclude<keyof typeof signatoryFields, 'document_id'>, optional = false) => (
    <FieldOf
      name={`${name}.${part}`}
      field={signatoryFields[part]}
      optional={optional}
      without={part === 'capacity' ? closed : undefined}
      value={row[part] ?? null}
      error={record.errorOf(`${name}.${part}` as never)}
      onChange={(value) => onChange({ [part]: value })}
    />
  )
  return (
    <>
      <Row>
        {part('capacity')}
        {part('name')}
        {part('quality', true)}
        {organised.includes(row.capacity) && part('organisation', true)}
        {part('signed_on', true)}
      </Row>
      {papers && (
        <PaperField
          name={`${name}.document_id`}
          field={signatoryFields.document_id}
          types={papers}
          value={row.document_id ?? null}
          error={record.errorOf(`${name}.document_id` as never)}
          onChange={(document_id) => onChange({ document_id })}
          add={words.uploadProof}
        />
      )}
    </>
  )
}
