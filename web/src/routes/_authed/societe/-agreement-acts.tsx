import { listDocuments } from '@moisson/contract/document'
import { conclusionModes } from '@moisson/core/vocabulary'
import { useLateRead } from '../../../api/read.ts'
import type { RecordForm } from '../../../form/use-record.ts'
import { DateField, SelectField, TextField } from '../../../kit/field.tsx'
import { useCompany } from '../../../session/account.ts'
import { ButtonLink } from '../../../shell/button-link.tsx'
import { useWords } from '../../../words/catalogue.ts'
import type { Agreement, AgreementValues } from './-agreement-values.ts'
import { agreementWords } from './-agreement-words.ts'
import { Group, Row } from './-section-form.tsx'

const texts = {
  interessement: 'interessement_agreement,interessement_due',
  participation: 'participation_agreement',
} as const

type DayName = 'signed_on' | 'effective_on' | 'first_exercise_start' | 'last_exercise_end' | 'filed_on'

/** Who agreed to what and when, from when to when it counts, and what proves it. */
export function AgreementActs(props: { record: RecordForm<AgreementValues>; type: Agreement['type'] }) {
  const { record, type } = props
  const { values, set, errorOf } = record
  const words = useWords(agreementWords)
  const { labels, helps } = words
  const company = useCompany()
  const papers = useLateRead(listDocuments, {
    path: { id: company.id },
    query: { type: texts[type], limit: '50' },
  })
  const day = (name: DayName, help?: string) => (
    <DateField
      label={labels[name]}
      help={help}
      name={name}
      value={values[name] ?? ''}
      error={errorOf(name)}
      onChange={(event) => set(name, event.target.value || null)}
    />
  )
  return (
    <>
      <Group title={words.acts}>
        <Row>
          <TextField
            label={labels.title}
            name="title"
            value={values.title}
            maxLength={160}
            error={errorOf('title')}
            onChange={(event) => set('title', event.target.value)}
          />
          <SelectField
            label={labels.conclusion}
            name="conclusion"
            placeholder={words.choose}
            value={values.conclusion ?? ''}
            options={conclusionModes.map((value) => ({ value, label: words.modes[value] }))}
            error={errorOf('conclusion')}
            onChange={(event) =>
              set('conclusion', (event.target.value || null) as AgreementValues['conclusion'])
            }
          />
          {day('signed_on')}
          {day('effective_on')}
        </Row>
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            className="min-w-0 flex-1 basis-64"
            label={labels.document_id}
            help={helps.document_id}
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
          {day('first_exercise_start')}
          {day('last_exercise_end', helps.last_exercise_end)}
          {day('filed_on', helps.filed)}
          <TextField
            label={labels.filing_reference}
            name="filing_reference"
            optional
            value={values.filing_reference ?? ''}
            maxLength={80}
            error={errorOf('filing_reference')}
            onChange={(event) => set('filing_reference', event.target.value || null)}
          />
        </Row>
      </Group>
    </>
  )
}
