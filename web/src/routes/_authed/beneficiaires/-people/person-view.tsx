import { TriangleAlert } from 'lucide-react'
import { Suspense, lazy, type ReactNode } from 'react'
import { Badge } from '../../../../kit/badge.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { peopleWords } from '../-people-words.ts'
import type { Person } from './person-draft.ts'
import { statusTone } from './status-tone.ts'

const PersonAbondement = lazy(() => import('./person-abondement.tsx'))

/** A person's file, read: what is missing first, then everything by section; NIR and IBAN masked. */
export function PersonView({ person }: { person: Person }) {
  const words = useWords(peopleWords)
  const { money, count, mediumDay } = useFormat()
  const day = (value: string | null) => value && mediumDay(value)
  const { fields, sections } = words
  const { address } = person
  const street = [address?.line1, address?.line2].filter(Boolean).join(', ')
  const abroad = /^(FRA?|France)$/i.test(address?.country ?? '') ? null : address?.country
  const town = [address?.postal_code, address?.city, abroad].filter(Boolean).join(' ')
  return (
    <div className="grid gap-7">
      <div className="flex flex-wrap gap-2">
        <Badge tone={statusTone[person.status]}>{words.statuses[person.status]}</Badge>
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
      <Section title={sections.identity}>
        <Line label={fields.civility}>{words.civilities[person.civility]}</Line>
        <Line label={fields.birth_name}>{person.birth_name}</Line>
        <Line label={fields.birth_date}>{day(person.birth_date)}</Line>
        <Line label={fields.birth_place}>{person.birth_place}</Line>
      </Section>
      <Section title={sections.contact}>
        <Line label={fields.personal_email}>{person.personal_email}</Line>
        <Line label={fields.work_email}>{person.work_email}</Line>
        <Line label={fields.mobile}>{person.mobile}</Line>
        <Line label={fields.address_line1}>{[street, town].filter(Boolean).join(', ')}</Line>
        <Line label={fields.electronic_delivery}>{words.deliveries[person.electronic_delivery]}</Line>
      </Section>
      <Section title={sections.contract}>
        <Line label={fields.employee_number}>{person.employee_number}</Line>
        <Line label={fields.establishment}>{person.establishment}</Line>
        <Line label={fields.contract_type}>
          {person.contract_type && words.contracts[person.contract_type]}
        </Line>
        <Line label={fields.hire_date}>{day(person.hire_date)}</Line>
        {person.exit_date && (
          <Line label={fields.exit_date}>
            {day(person.exit_date)}
            {person.exit_reason && ` · ${words.exitReasons[person.exit_reason]}`}
          </Line>
        )}
      </Section>
      <section>
        <h3 className="mb-2 font-semibold">{sections.pay}</h3>
        {person.years.length === 0 ? (
          <p className="text-sm text-neutral-600">{words.noYear}</p>
        ) : (
          <table className="w-full text-sm">
            <thead>
              <tr className="border-b border-neutral-200 text-neutral-600">
                <th scope="col" className="py-1.5 text-left font-medium">
                  {words.year}
                </th>
                <th scope="col" className="py-1.5 text-right font-medium">
                  {words.pay}
                </th>
                <th scope="col" className="py-1.5 text-right font-medium">
                  {words.presence}
                </th>
              </tr>
            </thead>
            <tbody className="tabular divide-y divide-neutral-100">
              {person.years.map((one) => (
                <tr key={one.year}>
                  <th scope="row" className="py-1.5 text-left font-medium text-neutral-950">
                    {one.year}
                  </th>
                  <td className="py-1.5 text-right">
                    {one.reference_salary_cents === null ? '–' : money(one.reference_salary_cents)}
                  </td>
                  <td className="py-1.5 text-right">
                    {one.presence_days === null ? '–' : count(one.presence_days)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <Suspense>
        <PersonAbondement person={person} />
      </Suspense>
      <Section title={sections.bank}>
        <Line label={fields.nir} mono>
          {person.nir}
        </Line>
        <Line label={fields.iban} mono>
          {person.iban}
        </Line>
      </Section>
    </div>
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
  const words = useWords(peopleWords)
  return (
    <div className="grid grid-cols-[10rem_minmax(0,1fr)] gap-4 text-sm max-sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      <dt className="text-neutral-600">{label}</dt>
      <dd className={mono && children ? 'font-mono text-neutral-950' : 'break-words text-neutral-950'}>
        {children || <span className="text-neutral-500 italic">{words.notKnown}</span>}
      </dd>
    </div>
  )
}
