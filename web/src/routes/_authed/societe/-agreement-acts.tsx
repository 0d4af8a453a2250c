import { actFields } from '@moisson/core/company/agreement-fields'
import type { RecordForm } from '../../../form/use-record.ts'
import { useWords } from '../../../words/catalogue.ts'
import { AgreementField } from './-agreement-field.tsx'
import type { Agreement, AgreementValues } from './-agreement-values.ts'
import { agreementWords } from './-agreement-words.ts'
import { PaperField } from './-paper-field.tsx'
import { Group, Row } from './-section-form.tsx'
import { late } from '../../../kit/late.tsx'

const AgreementSignatories = late(() => import('./-agreement-signatories.tsx'))

const texts = {
  interessement: ['interessement_agreement', 'interessement_due'],
  participation: ['participation_agreement'],
} as const

/** Who agreed to what and when, from when to when it counts, and what proves it. */
export function AgreementActs(props: { record: RecordForm<AgreementValues>; type: Agreement['type'] }) {
  const { record, type } = props
  const { values, set, errorOf } = record
  const words = useWords(agreementWords)
  const own = type === 'participation' ? words.ofParticipation : null
  return (
    <>
      <Group title={words.acts}>
        <Row>
          <AgreementField record={record} name="title" />
          <AgreementField record={record} name="conclusion" />
          <AgreementField record={record} name="signed_on" />
          <AgreementField record={record} name="effective_on" />
        </Row>
        <PaperField
          name="document_id"
          field={actFields.document_id}
          types={texts[type]}
          value={values.document_id}
          error={errorOf('document_id')}
          onChange={(id, signed) => {
            set('document_id', id)
            // The day was told with the text: it is not asked for again.
            if (values.signed_on === null && signed !== null) set('signed_on', signed)
          }}
          add={words.upload}
        />
        <AgreementSignatories record={record} />
      </Group>
      <Group title={words.dates}>
        <Row>
          <AgreementField record={record} name="first_exercise_start" />
          <AgreementField record={record} name="last_exercise_end" help={own?.end} />
          {type === 'interessement' && <AgreementField record={record} name="period_months" optional />}
          <AgreementField record={record} name="tacit_renewal" help={own?.renewal} />
          <AgreementField record={record} name="filed_on" />
          <AgreementField record={record} name="filing_reference" optional />
        </Row>
      </Group>
    </>
  )
}
