import { civilities } from '@moisson/core/vocabulary'
import { useWords } from '../../../words/catalogue.ts'
import { FileSelect, FileText } from './-fields.tsx'
import { Row, SectionForm } from './-section-form.tsx'
import { fieldsOf } from './-section-fields.ts'
import type { CompanyFile } from './-use-file.ts'
import { societeWords } from './-societe-words.ts'

/** Who signs for the company. */
export default function Representative({ file }: { file: CompanyFile }) {
  const words = useWords(societeWords)
  const { labels } = words
  return (
    <SectionForm
      file={file}
      title={words.sections.representative}
      help={words.helps.representative}
      fields={fieldsOf.representative}
    >
      <Row>
        <FileSelect
          file={file}
          name="legal_representative.civility"
          label={labels.civility}
          placeholder={words.choose}
          options={civilities.map((value) => ({ value, label: words.civilities[value] }))}
        />
        <FileText
          file={file}
          name="legal_representative.title"
          label={labels.rep_title}
          help={words.helps.rep_title}
        />
        <FileText file={file} name="legal_representative.first_name" label={labels.first_name} />
        <FileText file={file} name="legal_representative.last_name" label={labels.last_name} />
        <FileText file={file} name="legal_representative.email" label={labels.email} type="email" />
        <FileText file={file} name="legal_representative.phone" label={labels.phone} type="tel" />
      </Row>
    </SectionForm>
  )
}
