import { ShieldCheck } from 'lucide-react'
import { useWords } from '../../../words/catalogue.ts'
import { FileText } from './-fields.tsx'
import { Group, Row, SectionForm } from './-section-form.tsx'
import { fieldsOf } from './-section-fields.ts'
import type { CompanyFile } from './-use-file.ts'
import { societeWords } from './-societe-words.ts'

/** The account debited and the keeper's: masked, confirmed by a recent sign-in, told to the other administrators. */
export default function Bank({ file }: { file: CompanyFile }) {
  const words = useWords(societeWords)
  const { labels, helps } = words
  const formerBic = (iban: 'iban' | 'keeper_iban', bic: 'bic' | 'keeper_bic') =>
    iban in file.changes && file.get(bic) && !(bic in file.changes) ? helps.bicOfFormer : undefined
  return (
    <SectionForm
      file={file}
      title={words.sections.bank}
      fields={fieldsOf.bank}
      help={
        <span className="flex gap-2">
          <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-primary-700" />
          {helps.bank}
        </span>
      }
    >
      <Group title={words.ownAccount} help={helps.ownAccount}>
        <Row>
          <Account file={file} name="iban" label={labels.iban} />
          <FileText
            file={file}
            name="bic"
            label={labels.bic}
            help={formerBic('iban', 'bic')}
            autoCapitalize="characters"
            autoComplete="off"
          />
        </Row>
      </Group>
      <Group title={words.keeperAccount} help={helps.keeperAccount}>
        <Row>
          <Account file={file} name="keeper_iban" label={labels.keeper_iban} />
          <FileText
            file={file}
            name="keeper_bic"
            label={labels.keeper_bic}
            help={formerBic('keeper_iban', 'keeper_bic')}
            autoCapitalize="characters"
            autoComplete="off"
          />
        </Row>
      </Group>
    </SectionForm>
  )
}

/** A masked account is shown until somebody types over it. */
function Account({ file, name, label }: { file: CompanyFile; name: 'iban' | 'keeper_iban'; label: string }) {
  const words = useWords(societeWords)
  const value = file.get(name)
  const masked = typeof value === 'string' && value.includes('•')
  return (
    <FileText
      file={file}
      name={name}
      label={label}
      help={masked ? words.helps.masked : undefined}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      className="tabular"
      onFocus={(event) => masked && event.currentTarget.select()}
    />
  )
}
