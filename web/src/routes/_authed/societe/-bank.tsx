import { ShieldCheck } from 'lucide-react'
import { useWords } from '../../../words/catalogue.ts'
import { FileField } from './-file-field.tsx'
import { Group, Row, SectionForm } from './-section-form.tsx'
import type { CompanyFile } from './-use-file.ts'
import { societeWords } from './-societe-words.ts'

type Iban = 'iban' | 'keeper_iban' | 'percol_keeper_iban'

/** The account debited and the keepers': masked, confirmed by a recent sign-in, told to the other administrators. */
export default function Bank({ file }: { file: CompanyFile }) {
  const words = useWords(societeWords)
  const { helps } = words
  const formerBic = (iban: Iban, bic: 'bic' | 'keeper_bic' | 'percol_keeper_bic') =>
    file.record.changed.has(iban) && file.get(bic) && !file.record.changed.has(bic)
      ? helps.bicOfFormer
      : undefined
  return (
    <SectionForm
      file={file}
      section="bank"
      help={
        <span className="flex gap-2">
          <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-primary-700" />
          {helps.bank}
        </span>
      }
    >
      <Group title={words.ownAccount} help={helps.ownAccount}>
        <Row>
          <Account file={file} name="iban" />
          <FileField
            file={file}
            name="bic"
            help={formerBic('iban', 'bic')}
            typing={{ autoCapitalize: 'characters' }}
          />
        </Row>
      </Group>
      <Group title={words.keeperAccount} help={helps.keeperAccount}>
        <Row>
          <Account file={file} name="keeper_iban" />
          <FileField
            file={file}
            name="keeper_bic"
            help={formerBic('keeper_iban', 'keeper_bic')}
            typing={{ autoCapitalize: 'characters' }}
          />
        </Row>
      </Group>
      {Boolean(file.get('percol_account_keeper')) && (
        <Group title={words.percolKeeperAccount} help={helps.percolKeeperAccount}>
          <Row>
            <Account file={file} name="percol_keeper_iban" />
            <FileField
              file={file}
              name="percol_keeper_bic"
              help={formerBic('percol_keeper_iban', 'percol_keeper_bic')}
              typing={{ autoCapitalize: 'characters' }}
            />
          </Row>
        </Group>
      )}
    </SectionForm>
  )
}

/** A masked account is shown until somebody types over it. */
function Account({ file, name }: { file: CompanyFile; name: Iban }) {
  const words = useWords(societeWords)
  const value = file.get(name)
  const masked = typeof value === 'string' && value.includes('•')
  return (
    <FileField
      file={file}
      name={name}
      help={masked ? words.helps.masked : undefined}
      className="tabular"
      typing={{
        autoCapitalize: 'characters',
        spellCheck: false,
        onFocus: (event) => masked && event.currentTarget.select(),
      }}
    />
  )
}
