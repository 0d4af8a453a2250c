import { useWords } from '../../../words/catalogue.ts'
import { FileField } from './-file-field.tsx'
import { Row, SectionForm } from './-section-form.tsx'
import type { CompanyFile } from './-use-file.ts'
import { societeWords } from './-societe-words.ts'

/** Who signs for the company. */
export default function Representative({ file }: { file: CompanyFile }) {
  const words = useWords(societeWords)
  return (
    <SectionForm file={file} section="representative" help={words.helps.representative}>
      <Row>
        <FileField file={file} name="legal_representative.civility" />
        <FileField file={file} name="legal_representative.title" />
        <FileField file={file} name="legal_representative.first_name" />
        <FileField file={file} name="legal_representative.last_name" />
        <FileField file={file} name="legal_representative.email" />
        <FileField file={file} name="legal_representative.phone" />
      </Row>
    </SectionForm>
  )
}
