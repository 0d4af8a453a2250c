import { establishmentFields } from '@moisson/core/company/fields'
import { addressFields } from '@moisson/core/record/address'
import { Building, Plus, Trash2 } from 'lucide-react'
import { NumberField } from '../../../form/number-field.tsx'
import { Button } from '../../../kit/button.tsx'
import { EmptyState } from '../../../kit/empty-state.tsx'
import { TextField } from '../../../kit/field.tsx'
import type { Company } from '../../../session/account.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { SectionForm } from './-section-form.tsx'
import type { CompanyFile } from './-use-file.ts'
import { societeWords } from './-societe-words.ts'

type Establishment = Company['establishments'][number]

/** The other places of work, for statistics by site and payroll exports. */
export default function Establishments({ file }: { file: CompanyFile }) {
  const words = useWords(societeWords)
  const list = (file.get('establishments') ?? []) as Establishment[]
  const write = (next: Establishment[]) => file.set('establishments', next)
  const add = () =>
    write([...list, { siret: file.company.siren, name: null, address: null, headcount: null }])
  return (
    <SectionForm file={file} section="establishments" help={words.helps.establishments}>
      {list.length === 0 ? (
        <EmptyState
          icon={Building}
          title={words.noEstablishment}
          actions={
            <Button icon={Plus} onClick={add}>
              {words.addEstablishment}
            </Button>
          }
        >
          {words.noEstablishmentBody}
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-4">
            {list.map((one, index) => (
              <li key={index}>
                <OneEstablishment
                  file={file}
                  one={one}
                  index={index}
                  onChange={(next) => write(list.map((each, place) => (place === index ? next : each)))}
                  onRemove={() => write(list.filter((_, place) => place !== index))}
                />
              </li>
            ))}
          </ul>
          <div>
            <Button icon={Plus} size="small" onClick={add}>
              {words.addEstablishment}
            </Button>
          </div>
        </>
      )}
    </SectionForm>
  )
}

function OneEstablishment(props: {
  file: CompanyFile
  one: Establishment
  index: number
  onChange: (next: Establishment) => void
  onRemove: () => void
}) {
  const { file, one, index, onChange, onRemove } = props
  const words = useWords(societeWords)
  const { text } = useFormat()
  const at = `establishments.${index}`
  const place = (field: 'line1' | 'postal_code' | 'city') => ({
    label: text(addressFields[field].label),
    value: one.address?.[field] ?? '',
    error: file.errorOf(`${at}.address.${field}`),
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...one, address: { ...one.address, [field]: event.target.value || null } }),
  })
  return (
    <fieldset className="grid gap-4 rounded-xl border border-neutral-200 p-4">
      <legend className="px-1 text-sm font-medium text-neutral-900">
        {one.name || words.establishment(index + 1)}
      </legend>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          label={text(establishmentFields.siret.label)}
          inputMode="numeric"
          value={one.siret}
          error={file.errorOf(`${at}.siret`)}
          onChange={(event) => onChange({ ...one, siret: event.target.value })}
        />
        <TextField
          label={text(establishmentFields.name.label)}
          value={one.name ?? ''}
          error={file.errorOf(`${at}.name`)}
          onChange={(event) => onChange({ ...one, name: event.target.value || null })}
        />
        <NumberField
          nullable
          min={0}
          max={999_999}
          label={text(establishmentFields.headcount.label)}
          value={one.headcount ?? null}
          error={file.errorOf(`${at}.headcount`)}
          onChange={(headcount) => onChange({ ...one, headcount })}
        />
        <TextField {...place('line1')} />
        <TextField {...place('postal_code')} inputMode="numeric" />
        <TextField {...place('city')} />
      </div>
      <div>
        <Button look="quiet" size="small" icon={Trash2} onClick={onRemove}>
          {words.removeEstablishment}
        </Button>
      </div>
    </fieldset>
  )
}
