import { useWords } from '../../../words/catalogue.ts'
import { FileField } from './-file-field.tsx'
import { Group, Row, SectionForm } from './-section-form.tsx'
import type { CompanyFile } from './-use-file.ts'
import { societeWords } from './-societe-words.ts'

/** Where the amounts go: the payroll software, and the account keeper of the plans. */
export default function Payroll({ file }: { file: CompanyFile }) {
  const words = useWords(societeWords)
  const { helps } = words
  return (
    <SectionForm file={file} section="payroll">
      <Row>
        <FileField file={file} name="payroll_software" />
      </Row>
      <Group title={words.payrollContact}>
        <Row>
          <FileField file={file} name="payroll_contact.name" />
          <FileField file={file} name="payroll_contact.email" />
          <FileField file={file} name="payroll_contact.phone" />
        </Row>
      </Group>
      <Group title={words.keeper} help={helps.keeper}>
        <Row>
          <FileField file={file} name="account_keeper" />
          {file.get('account_keeper') === 'other' && <FileField file={file} name="account_keeper_name" />}
          <FileField file={file} name="account_keeper_company_code" />
        </Row>
        <Row>
          <FileField file={file} name="percol_account_keeper" placeholder={words.sameKeeper} />
          {file.get('percol_account_keeper') === 'other' && (
            <FileField file={file} name="percol_keeper_name" />
          )}
          {Boolean(file.get('percol_account_keeper')) && (
            <FileField file={file} name="percol_keeper_company_code" />
          )}
        </Row>
      </Group>
      <Group title={words.controls}>
        <FileField file={file} name="four_eyes_launch" />
      </Group>
      <Group title={words.messages}>
        <FileField file={file} name="sms_notices" />
      </Group>
    </SectionForm>
  )
}
