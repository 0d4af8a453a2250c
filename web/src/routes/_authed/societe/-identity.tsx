import { spaced } from '@moisson/core/company/spaced-number'
import { nafRevisionNames } from '@moisson/core/company/choice-names'
import { fileFields } from '@moisson/core/company/fields'
import { TextField } from '../../../kit/field.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { CodeField } from './-code-field.tsx'
import { FileField } from './-file-field.tsx'
import { IdccField } from './-idcc-field.tsx'
import { Group, Row, SectionForm } from './-section-form.tsx'
import type { CompanyFile } from './-use-file.ts'
import { societeWords } from './-societe-words.ts'

/** Who the company is: names, numbers, activity, address, and whom employees may ask. */
export default function Identity({ file }: { file: CompanyFile }) {
  const words = useWords(societeWords)
  const { helps } = words
  const { text } = useFormat()
  const { status, my_role } = file.company
  const advises = my_role === 'manager' || my_role === 'platform'
  const open = advises && (status === 'prospect' || status === 'onboarding')
  const nafKept = file.get('naf_code') === file.company.naf_code ? file.company.naf_label : null
  const naf = file.get('naf_code')
  return (
    <SectionForm file={file} section="identity">
      <Row>
        <FileField file={file} name="legal_name" />
        <FileField file={file} name="trade_name" />
        <FileField file={file} name="legal_form" />
        {open ? (
          <FileField file={file} name="siren" help={helps.sirenOpen} typing={{ inputMode: 'numeric' }} />
        ) : (
          <TextField
            label={text(fileFields.siren.label)}
            help={advises ? helps.sirenLocked : helps.siren}
            value={spaced(file.company.siren)}
            readOnly
            disabled
          />
        )}
        <FileField file={file} name="siret" typing={{ inputMode: 'numeric' }} />
        <FileField file={file} name="vat_number" />
        <FileField file={file} name="rcs_city" />
        <FileField file={file} name="share_capital_cents" />
        {advises && <FileField file={file} name="status" />}
      </Row>
      <Group title={words.activity}>
        <Row>
          <CodeField
            kind="naf"
            name="naf_code"
            label={text(fileFields.naf_code.label)}
            help={text(fileFields.naf_code.help)}
            value={typeof naf === 'string' ? naf : ''}
            chosen={nafKept}
            error={file.errorOf('naf_code')}
            onChange={(code) => file.set('naf_code', code || null)}
          />
          <FileField
            file={file}
            name="naf_revision"
            placeholder={text(nafRevisionNames.rev2)}
            without={['rev2']}
          />
        </Row>
        <IdccField file={file} />
      </Group>
      <Group title={words.headOffice}>
        <Row>
          <FileField file={file} name="address.line1" />
          <FileField file={file} name="address.line2" />
          <FileField file={file} name="address.postal_code" typing={{ inputMode: 'numeric' }} />
          <FileField file={file} name="address.city" />
        </Row>
      </Group>
      <Group title={words.contact} help={helps.contact}>
        <Row>
          <FileField file={file} name="contact_name" />
          <FileField file={file} name="contact_email" />
          <FileField file={file} name="contact_phone" />
          <FileField file={file} name="brand_color" placeholder="#166534" />
        </Row>
      </Group>
    </SectionForm>
  )
}
