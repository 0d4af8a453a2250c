import { listDocuments } from '@moisson/contract/document'
import { actFields } from '@moisson/core/company/agreement-fields'
import { useLateRead } from '../../../api/read.ts'
import type { RecordForm } from '../../../form/use-record.ts'
import { SelectField } from '../../../kit/field.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { ButtonLink } from '../../../shell/button-link.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { AgreementField } from './-agreement-field.tsx'
import type { Agreement, AgreementValues } from './-agreement-values.ts'
import { agreementWords } from './-agreement-words.ts'
import { Group, Row } from './-section-form.tsx'

const texts = {
  interessement: 'interessement_agreement,interessement_due',
  participation: 'participation_agreement',
} as const

/** Who agreed to what and when, from when to when it counts, and what proves it. */
export function AgreementActs(props: { record: RecordForm<AgreementValues>; type: Agreement['type'] }) {
  const { record, type } = props
  const { values, set, errorOf } = record
  const words = useWords(agreementWords)
  const { text } = useFormat()
  const { label, help } = actFields.document_id
  const company = useCompany()
  const papers = useLateRead(listDocuments, {
    path: { id: company.id },
    query: { type: texts[type], limit: '50' },
  })
  return (
    <>
      <Group title={words.acts}>
        <Row>
          <AgreementField record={record} name="title" />
          <AgreementField record={record} name="conclusion" />
          <AgreementField record={record} name="signed_on" />
          <AgreementField record={record} name="effective_on" />
        </Row>
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            className="min-w-0 flex-1 basis-64"
            label={text(label)}
            help={text(help)}
            name="document_id"
            placeholder={words.noDocument}
            value={values.document_id ?? ''}
            options={(papers.data?.items ?? []).map(({ id, title }) => ({ value: id, label: title }))}
            error={errorOf('document_id')}
            onChange={(event) => set('document_id', event.target.value || null)}
          />
          <ButtonLink to={'/documents' as string} search={{ add: `${type}_agreement` } as never}>
            {words.upload}
          </ButtonLink>
        </div>
      </Group>
      <Group title={words.dates}>
        <Row>
          <AgreementField record={record} name="first_exercise_start" />
          <AgreementField record={record} name="last_exercise_end" />
          <AgreementField record={record} name="filed_on" />
          <AgreementField record={record} name="filing_reference" optional />
        </Row>
      </Group>
    </>
  )
}
