import { accountKeepers, payrollSoftwares } from '@moisson/core/vocabulary'
import { Checkbox } from '../../../kit/checkbox.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { FileSelect, FileText } from './-fields.tsx'
import { Group, Row, SectionForm } from './-section-form.tsx'
import { fieldsOf } from './-section-fields.ts'
import type { CompanyFile } from './-use-file.ts'
import { societeWords } from './-societe-words.ts'

/** Where the amounts go: the payroll software, and the account keeper of the plans. */
export default function Payroll({ file }: { file: CompanyFile }) {
  const words = useWords(societeWords)
  const { labels, helps } = words
  return (
    <SectionForm file={file} title={words.sections.payroll} fields={fieldsOf.payroll}>
      <Row>
        <FileSelect
          file={file}
          name="payroll_software"
          label={labels.payroll_software}
          help={helps.payroll_software}
          placeholder={words.choose}
          options={payrollSoftwares.map((value) => ({ value, label: words.softwares[value] }))}
        />
      </Row>
      <Group title={words.payrollContact}>
        <Row>
          <FileText file={file} name="payroll_contact.name" label={labels.name} />
          <FileText file={file} name="payroll_contact.email" label={labels.email} type="email" />
          <FileText file={file} name="payroll_contact.phone" label={labels.phone} type="tel" />
        </Row>
      </Group>
      <Group title={words.keeper} help={helps.keeper}>
        <Row>
          <FileSelect
            file={file}
            name="account_keeper"
            label={labels.account_keeper}
            options={accountKeepers.map((value) => ({ value, label: words.keepers[value] }))}
          />
          <FileText
            file={file}
            name="account_keeper_company_code"
            label={labels.account_keeper_company_code}
            help={helps.keeperCode}
          />
        </Row>
      </Group>
      <Group title={words.controls}>
        <Checkbox
          label={labels.four_eyes_launch}
          help={helps.four_eyes_launch}
          checked={file.get('four_eyes_launch') === true}
          onChange={(event) => file.set('four_eyes_launch', event.target.checked)}
        />
      </Group>
    </SectionForm>
  )
}
