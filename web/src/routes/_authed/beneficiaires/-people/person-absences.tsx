import { personFields, yearDetails } from '@moisson/core/beneficiary/fields'
import { keysOf } from '@moisson/core/record/field'
import { Plus, Trash2 } from 'lucide-react'
import type { FieldOfProps } from '../../../../form/field-of.tsx'
import { FieldOf } from '../../../../form/field-of.tsx'
import { Button } from '../../../../kit/button.tsx'
import { SelectField } from '../../../../kit/field.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { peopleWords } from '../-people-words.ts'
import type { PersonValues } from './person-values.ts'
import { fieldAt, yearKey } from './person-values.ts'

type Bound = Pick<FieldOfProps, 'name' | 'value' | 'error' | 'errorOf' | 'onChange'>
interface Contract {
  start: string
  end: string | null
}
const kinds = yearDetails.absences.fields

/** The other contracts of a person, and by exercice the absences and the pay to rebuild. */
export default function PersonAbsences(props: {
  bind: (name: keyof PersonValues) => Bound
  years: readonly number[]
}) {
  const { bind, years } = props
  return (
    <>
      <Contracts {...bind('other_contracts')} />
      {years.map((year) => (
        <div key={year} className="grid min-w-0 gap-4 sm:col-span-2">
          <Absences year={year} {...bind(yearKey(year, 'absences'))} />
          <Rebuilt year={year} {...bind(yearKey(year, 'rebuilt_pay'))} />
        </div>
      ))}
    </>
  )
}

function Contracts({ name, value, error, errorOf, onChange }: Bound) {
  const words = useWords(peopleWords)
  const { text } = useFormat()
  const { label, help, of } = personFields.other_contracts
  const contracts = value as readonly Contract[]
  const write = (at: number, part: keyof Contract, day: unknown) =>
    onChange(
      contracts.map((one, place) =>
        place === at ? { ...one, [part]: day ?? (part === 'end' ? null : '') } : one,
      ),
    )
  return (
    <fieldset className="grid min-w-0 gap-3 sm:col-span-2">
      <legend className="text-sm font-medium">{text(label)}</legend>
      <p className="text-sm text-pretty text-neutral-600">{text(help)}</p>
      {contracts.map((contract, at) => (
        // Contracts have no name of their own: they are known by their place.
        <fieldset key={at} className="flex min-w-0 flex-wrap items-end gap-3">
          <legend className="sr-only">{words.contract(at + 1)}</legend>
          {keysOf(of.fields).map((part) => (
            <FieldOf
              key={part}
              name={`${name}.${at}.${part}`}
              field={of.fields[part]}
              value={contract[part]}
              className="min-w-36 flex-1"
              error={errorOf?.(`${name}.${at}.${part}`)}
              onChange={(day) => write(at, part, day)}
            />
          ))}
          <Button
            size="small"
            icon={Trash2}
            aria-label={words.removeContract(at + 1)}
            onClick={() => onChange(contracts.filter((_, place) => place !== at))}
          />
        </fieldset>
      ))}
      {error && <p className="text-sm text-red-700">{error}</p>}
      <div>
        <Button
          size="small"
          icon={Plus}
          disabled={contracts.length >= personFields.other_contracts.most}
          onClick={() => onChange([...contracts, { start: '', end: null }])}
        >
          {words.addContract}
        </Button>
      </div>
    </fieldset>
  )
}

/** One line for each absence that is written; the others wait in a list. */
function Absences({ year, name, value, errorOf, onChange }: Bound & { year: number }) {
  const words = useWords(peopleWords)
  const { text } = useFormat()
  const given = (value ?? {}) as Readonly<Record<string, number | null>>
  const shown = keysOf(kinds).filter((kind) => kind in given && given[kind] !== undefined)
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 text-sm font-medium">{text(fieldAt(yearKey(year, 'absences')).label)}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {shown.map((kind) => (
          <FieldOf
            key={kind}
            name={`${name}.${kind}`}
            field={kinds[kind]}
            value={given[kind]}
            error={errorOf?.(`${name}.${kind}`)}
            onChange={(days) => onChange({ ...given, [kind]: days })}
          />
        ))}
        <SelectField
          label={words.addAbsence}
          help={value === null ? words.noAbsence : undefined}
          value=""
          placeholder={words.chooseAbsence}
          options={keysOf(kinds)
            .filter((kind) => !shown.includes(kind))
            .map((kind) => ({ value: kind, label: text(kinds[kind].label) }))}
          onChange={({ target }) => target.value && onChange({ ...given, [target.value]: 0 })}
        />
      </div>
    </fieldset>
  )
}

function Rebuilt({ year, ...bound }: Bound & { year: number }) {
  const { text } = useFormat()
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 text-sm font-medium">
        {text(fieldAt(yearKey(year, 'rebuilt_pay')).label)}
      </legend>
      <p className="text-sm text-pretty text-neutral-600">{text(yearDetails.rebuilt_pay.help)}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <FieldOf {...bound} field={yearDetails.rebuilt_pay} />
      </div>
    </fieldset>
  )
}
