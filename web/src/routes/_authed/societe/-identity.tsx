import { companyStatuses, legalForms, nafRevisions } from '@moisson/core/vocabulary'
import { TextField } from '../../../kit/field.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { CodeField } from './-code-field.tsx'
import { FileMoney, FileSelect, FileText } from './-fields.tsx'
import { IdccField } from './-idcc-field.tsx'
import { Group, Row, SectionForm } from './-section-form.tsx'
import { fieldsOf } from './-section-fields.ts'
import type { CompanyFile } from './-use-file.ts'
import { societeWords } from './-societe-words.ts'

/** Who the company is: names, numbers, activity, address, and whom employees may ask. */
export default function Identity({ file }: { file: CompanyFile }) {
  const words = useWords(societeWords)
  const { labels, helps } = words
  const { status, my_role } = file.company
  const advises = my_role === 'manager' || my_role === 'platform'
  const open = advises && (status === 'prospect' || status === 'onboarding')
  const nafKept = file.get('naf_code') === file.company.naf_code ? file.company.naf_label : null
  const naf = file.get('naf_code')
  return (
    <SectionForm file={file} title={words.sections.identity} fields={fieldsOf.identity}>
      <Row>
        <FileText file={file} name="legal_name" label={labels.legal_name} maxLength={120} required />
        <FileText file={file} name="trade_name" label={labels.trade_name} maxLength={120} />
        <FileSelect
          file={file}
          name="legal_form"
          label={labels.legal_form}
          placeholder={words.choose}
          options={legalForms.map((value) => ({ value, label: words.legalForms[value] }))}
        />
        {open ? (
          <FileText
            file={file}
            name="siren"
            label={labels.siren}
            help={helps.sirenOpen}
            inputMode="numeric"
          />
        ) : (
          <TextField
            label={labels.siren}
            help={advises ? helps.sirenLocked : helps.siren}
            value={file.company.siren}
            readOnly
            disabled
          />
        )}
        <FileText file={file} name="siret" label={labels.siret} help={helps.siret} inputMode="numeric" />
        <FileText file={file} name="vat_number" label={labels.vat_number} />
        <FileText file={file} name="rcs_city" label={labels.rcs_city} help={helps.rcs_city} />
        <FileMoney file={file} name="share_capital_cents" label={labels.share_capital_cents} />
        {advises && (
          <FileSelect
            file={file}
            name="status"
            label={labels.status}
            help={helps.status}
            options={companyStatuses.map((value) => ({ value, label: words.companyStatuses[value] }))}
          />
        )}
      </Row>
      <Group title={words.activity}>
        <Row>
          <CodeField
            kind="naf"
            name="naf_code"
            label={labels.naf_code}
            help={helps.naf_code}
            value={typeof naf === 'string' ? naf : ''}
            chosen={nafKept}
            error={file.errorOf('naf_code')}
            onChange={(code) => file.set('naf_code', code || null)}
          />
          <FileSelect
            file={file}
            name="naf_revision"
            label={labels.naf_revision}
            placeholder={words.revisions.rev2}
            options={nafRevisions
              .filter((value) => value !== 'rev2')
              .map((value) => ({ value, label: words.revisions[value] }))}
          />
        </Row>
        <IdccField file={file} />
      </Group>
      <Group title={words.headOffice}>
        <Row>
          <FileText file={file} name="address.line1" label={labels.line1} autoComplete="off" />
          <FileText file={file} name="address.line2" label={labels.line2} autoComplete="off" />
          <FileText file={file} name="address.postal_code" label={labels.postal_code} inputMode="numeric" />
          <FileText file={file} name="address.city" label={labels.city} />
        </Row>
      </Group>
      <Group title={words.contact} help={helps.contact}>
        <Row>
          <FileText file={file} name="contact_name" label={labels.contact_name} />
          <FileText file={file} name="contact_email" label={labels.contact_email} type="email" />
          <FileText file={file} name="contact_phone" label={labels.contact_phone} type="tel" />
          <FileText
            file={file}
            name="brand_color"
            label={labels.brand_color}
            help={helps.brand_color}
            placeholder="#166534"
          />
        </Row>
      </Group>
    </SectionForm>
  )
}
