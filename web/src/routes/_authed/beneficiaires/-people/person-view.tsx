import { statusNames } from '@moisson/core/beneficiary/choice-names'
import { personFields, personSections, yearDetails, yearFields } from '@moisson/core/beneficiary/fields'
import { keysOf, type Field } from '@moisson/core/record/field'
import { TriangleAlert } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { formWords } from '../../../../form/form-words.ts'
import { useLanguage } from '../../../../words/language.ts'
import { valueInWords } from '../../../../form/value-in-words.ts'
import { Badge } from '../../../../kit/badge.tsx'
import { late } from '../../../../kit/late.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { peopleWords } from '../-people-words.ts'
import type { Person } from './person-values.ts'
import { statusTone } from './status-tone.ts'

const PersonConservation = late(() => import('./person-conservation.tsx'))
const PersonAbondement = late(() => import('./person-abondement.tsx'))

/** A person's file, read: what is missing first, then everything by section; NIR and IBAN masked. */
export function PersonView({ person }: { person: Person }) {
  const words = useWords(peopleWords)
  const { text } = useFormat()
  const language = useLanguage()
  /** The title says the name, a badge the status; who has not left has no way of leaving. */
  const isRead = (name: keyof typeof personFields) =>
    !['last_name', 'first_name', 'status'].includes(name) &&
    (person[name] !== null || !['exit_date', 'exit_reason'].includes(name))
  return (
    <div className="grid gap-7">
      <div className="flex flex-wrap gap-2">
        <Badge tone={statusTone[person.status]}>{text(statusNames[person.status])}</Badge>
        <Badge tone={person.account_status === 'bounced' ? 'red' : 'neutral'}>
          {words.accounts[person.account_status]}
        </Badge>
      </div>
      {person.blockers.length > 0 && (
        <ul className="grid gap-2 rounded-xl border border-amber-300 bg-amber-50 px-4 py-3 text-sm">
          {person.blockers.map((blocker) => (
            <li key={blocker.code} className="flex gap-2.5">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-amber-700" />
              {blocker.message}
            </li>
          ))}
        </ul>
      )}
      {keysOf(personSections).map((section) =>
        section === 'pay' ? (
          <Fragment key={section}>
            <PersonYears person={person} />
            <PersonAbondement person={person} />
          </Fragment>
        ) : (
          <Section key={section} title={text(personSections[section])}>
            {keysOf(personFields)
              .filter((name) => personFields[name].section === section && isRead(name))
              .map((name) => (
                <Line
                  key={name}
                  label={text(personFields[name].label)}
                  mono={personFields[name].kind === 'secret'}
                >
                  {name === 'address'
                    ? addressInWords(person.address)
                    : valueInWords(personFields[name], person[name], language)}
                </Line>
              ))}
            {section === 'absences' && <Details person={person} />}
          </Section>
        ),
      )}
      <PersonConservation person={person} />
    </div>
  )
}

function addressInWords(address: Person['address']): string {
  const abroad = /^(FRA?|France)$/i.test(address?.country ?? '') ? null : address?.country
  const town = [address?.postal_code, address?.city, abroad].filter(Boolean).join(' ')
  return [address?.line1, address?.line2, town].filter(Boolean).join(', ')
}

/** Absences and pay to rebuild, of the exercices of which something is said. */
function Details({ person }: { person: Person }) {
  const { text } = useFormat()
  const language = useLanguage()
  return person.years.flatMap((one) =>
    keysOf(yearDetails).flatMap((of) =>
      Object.entries<Field>(yearDetails[of].fields).flatMap(([part, field]) => {
        const said = valueInWords(field, (one[of] as Record<string, unknown> | null)?.[part], language)
        return said ? (
          <Line key={`${one.year} ${part}`} label={`${text(field.label)} (${one.year})`}>
            {said}
          </Line>
        ) : (
          []
        )
      }),
    ),
  )
}

/** Pay and presence by exercice. */
function PersonYears({ person }: { person: Person }) {
  const words = useWords(peopleWords)
  const { text } = useFormat()
  const language = useLanguage()
  return (
    <section>
      <h3 className="mb-2 font-semibold">{text(personSections.pay)}</h3>
      {person.years.length === 0 ? (
        <p className="text-sm text-neutral-600">{words.noYear}</p>
      ) : (
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-neutral-200 text-neutral-600">
              <th scope="col" className="py-1.5 text-left font-medium">
                {words.year}
              </th>
              {keysOf(yearFields).map((name) => (
                <th key={name} scope="col" className="py-1.5 text-right font-medium">
                  {text(yearFields[name].label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="tabular divide-y divide-neutral-100">
            {person.years.map((one) => (
              <tr key={one.year}>
                <th scope="row" className="py-1.5 text-left font-medium text-neutral-950">
                  {one.year}
                </th>
                {keysOf(yearFields).map((name) => (
                  <td key={name} className="py-1.5 text-right">
                    {valueInWords(yearFields[name], one[name], language) || '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <dl className="grid gap-1.5">{children}</dl>
    </section>
  )
}

function Line({ label, mono, children }: { label: string; mono?: boolean; children: ReactNode }) {
  const { none } = useWords(formWords)
  return (
    <div className="grid grid-cols-[10rem_minmax(0,1fr)] gap-4 text-sm max-sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      <dt className="text-neutral-600">{label}</dt>
      <dd className={mono && children ? 'font-mono text-neutral-950' : 'break-words text-neutral-950'}>
        {children || <span className="text-neutral-500 italic">{none}</span>}
      </dd>
    </div>
  )
}
