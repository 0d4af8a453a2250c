import { personFields, personSections, yearFields } from '@moisson/core/beneficiary/fields'
import { keysOf } from '@moisson/core/record/field'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FieldOfProps } from '../../../../form/field-of.tsx'
import { FieldOf } from '../../../../form/field-of.tsx'
import { Button } from '../../../../kit/button.tsx'
import { late } from '../../../../kit/late.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useCompany } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { peopleWords } from '../-people-words.ts'
import { SiteField } from './site-field.tsx'
import type { PersonValues } from './person-values.ts'
import { fieldAt, yearKey } from './person-values.ts'

const SmsWorth = late(() => import('../../../../beneficiary/sms-worth.tsx'))
const PersonAbsences = late(() => import('./person-absences.tsx'))

type PersonKey = keyof typeof personFields
export interface PersonFieldsProps {
  values: PersonValues
  set: (name: string, value: unknown) => void
  errorOf: (name: string) => string | undefined
  /** The exercices whose pay and presence are shown. */
  years: readonly number[]
  /** An exercice that may be added. */
  toAdd?: { year: number; add: () => void } | undefined
  /** The protected identifiers hold a mask. */
  masked?: boolean
}

/** The fields of a person's file, by section. */
export function PersonFields(props: PersonFieldsProps) {
  const { values, set, errorOf, years, toAdd, masked } = props
  const words = useWords(peopleWords)
  const { text } = useFormat()
  const company = useCompany()
  const notes: Partial<Record<keyof typeof personSections, string>> = {
    identity: words.onlyNames,
    bank: words.secrets,
  }
  /** Text messages are to leave. */
  const sent = company.sms_notices || values.electronic_delivery === 'sms'
  /** What a field has of its own, beyond its kind. */
  function own(name: PersonKey): Partial<FieldOfProps> {
    if (name === 'mobile') return sent && values.mobile ? { help: <SmsWorth mobile={values.mobile} /> } : {}
    if (personFields[name].kind === 'secret') return masked && values[name] ? { help: words.masked } : {}
    return name === 'status' && values.status !== 'archived' ? { without: ['archived'] } : {}
  }
  const isAsked = (name: PersonKey) => name !== 'exit_reason' || values.exit_date || values.exit_reason
  const bind = (name: keyof PersonValues) => ({
    name,
    value: values[name],
    error: errorOf(name),
    errorOf,
    onChange: (value: unknown) => set(name, value),
  })

  return (
    <div className="grid gap-8">
      {keysOf(personSections).map((section) => (
        <Section key={section} title={text(personSections[section])} note={notes[section]}>
          {section === 'absences' ? (
            <PersonAbsences bind={bind} years={years} />
          ) : section === 'pay' ? (
            years.map((year) => (
              <div key={year} className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
                {keysOf(yearFields).map((name) => (
                  <FieldOf key={name} field={fieldAt(yearKey(year, name))} {...bind(yearKey(year, name))} />
                ))}
              </div>
            ))
          ) : (
            keysOf(personFields)
              .filter((name) => personFields[name].section === section && isAsked(name))
              .map((name) =>
                name === 'establishment' ? (
                  <SiteField key={name} {...bind(name)} />
                ) : (
                  <FieldOf key={name} field={personFields[name]} {...bind(name)} {...own(name)} />
                ),
              )
          )}
          {section === 'pay' && toAdd && (
            <div>
              <Button size="small" icon={Plus} onClick={toAdd.add}>
                {words.addYear(String(toAdd.year))}
              </Button>
            </div>
          )}
        </Section>
      ))}
    </div>
  )
}

function Section({
  title,
  note,
  children,
}: {
  title: string
  note?: string | undefined
  children: ReactNode
}) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold text-neutral-950">{title}</legend>
      {note && <p className="-mt-2 mb-3 text-sm text-neutral-600">{note}</p>}
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
