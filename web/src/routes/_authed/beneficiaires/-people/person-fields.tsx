import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { MoneyField } from '../../../../form/money-field.tsx'
import { Button } from '../../../../kit/button.tsx'
import type { Option } from '../../../../kit/field.tsx'
import { SelectField, TextField } from '../../../../kit/field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { peopleWords } from '../-people-words.ts'
import { withYearOf, type DraftField, type PersonDraft } from './person-draft.ts'

export interface PersonFieldsProps {
  draft: PersonDraft
  onChange: (draft: PersonDraft) => void
  errors: Readonly<Record<string, string>>
  /** Sites already in use, offered while typing. */
  sites: readonly string[]
  /** The exercice that may be added when it is not there. */
  year: number
  /** The protected identifiers hold a mask. */
  masked?: boolean
}

const options = (words: Readonly<Record<string, string>>): Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** The fields of a person's file, by section. */
export function PersonFields(props: PersonFieldsProps) {
  const { draft, onChange, errors, sites, year, masked } = props
  const words = useWords(peopleWords)
  const set = (field: DraftField, value: string) => onChange({ ...draft, [field]: value })
  const bind = (field: DraftField) => ({
    label: words.fields[field],
    name: field,
    value: draft[field],
    error: errors[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
  })
  const help = masked ? words.masked : undefined

  return (
    <div className="grid gap-8">
      <Section title={words.sections.identity} note={words.onlyNames}>
        <TextField {...bind('last_name')} />
        <TextField {...bind('first_name')} />
        <SelectField {...bind('civility')} options={options(words.civilities)} />
        <TextField {...bind('birth_name')} />
        <TextField {...bind('birth_date')} type="date" />
        <TextField {...bind('birth_place')} />
      </Section>
      <Section title={words.sections.contact}>
        <TextField {...bind('personal_email')} type="email" inputMode="email" spellCheck={false} />
        <TextField {...bind('work_email')} type="email" inputMode="email" spellCheck={false} />
        <TextField {...bind('mobile')} type="tel" inputMode="tel" />
        <SelectField {...bind('electronic_delivery')} options={options(words.deliveries)} />
        <TextField {...bind('address_line1')} className="sm:col-span-2" />
        <TextField {...bind('address_line2')} className="sm:col-span-2" />
        <TextField {...bind('postal_code')} />
        <TextField {...bind('city')} />
      </Section>
      <Section title={words.sections.contract}>
        <TextField {...bind('employee_number')} />
        <SelectField
          {...bind('status')}
          options={options(words.statuses).filter(
            ({ value }) => value !== 'archived' || draft.status === 'archived',
          )}
        />
        <TextField {...bind('establishment')} list="people-sites" />
        <datalist id="people-sites">
          {sites.map((site) => (
            <option key={site} value={site}>
              {site}
            </option>
          ))}
        </datalist>
        <SelectField
          {...bind('contract_type')}
          options={options(words.contracts)}
          placeholder={words.notKnown}
        />
        <TextField {...bind('hire_date')} type="date" />
        <TextField {...bind('exit_date')} type="date" />
        {(draft.exit_date || draft.exit_reason) && (
          <SelectField
            {...bind('exit_reason')}
            options={options(words.exitReasons)}
            placeholder={words.notKnown}
          />
        )}
      </Section>
      <Section title={words.sections.pay}>
        {draft.years.map((one, index) => (
          <div key={one.year} className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
            <MoneyField
              label={words.yearPay(String(one.year))}
              name={`years.${one.year}.reference_salary_cents`}
              value={one.reference_salary_cents}
              min={0}
              error={errors[`years.${index}.reference_salary_cents`] ?? errors['reference_salary_cents']}
              onChange={(cents) => onChange(withYear(draft, one.year, { reference_salary_cents: cents }))}
            />
            <TextField
              label={words.yearPresence(String(one.year))}
              name={`years.${one.year}.presence_days`}
              inputMode="decimal"
              autoComplete="off"
              value={one.presence_days}
              error={errors[`years.${index}.presence_days`]}
              onChange={(event) => onChange(withYear(draft, one.year, { presence_days: event.target.value }))}
            />
          </div>
        ))}
        {!draft.years.some((one) => one.year === year) && (
          <div>
            <Button size="small" icon={Plus} onClick={() => onChange(withYearOf(draft, year))}>
              {words.addYear(String(year))}
            </Button>
          </div>
        )}
      </Section>
      <Section title={words.sections.bank} note={words.secrets}>
        <TextField {...bind('nir')} help={draft.nir ? help : undefined} spellCheck={false} />
        <TextField {...bind('iban')} help={draft.iban ? help : undefined} spellCheck={false} />
      </Section>
    </div>
  )
}

function withYear(
  draft: PersonDraft,
  year: number,
  change: Partial<PersonDraft['years'][number]>,
): PersonDraft {
  return { ...draft, years: draft.years.map((one) => (one.year === year ? { ...one, ...change } : one)) }
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold text-neutral-950">{title}</legend>
      {note && <p className="-mt-2 mb-3 text-sm text-neutral-600">{note}</p>}
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
