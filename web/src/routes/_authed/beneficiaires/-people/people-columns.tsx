import { Check } from 'lucide-react'
import { Badge } from '../../../../kit/badge.tsx'
import type { Column } from '../../../../kit/data-table.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { peopleWords } from '../-people-words.ts'
import type { Person } from './person-draft.ts'
import { statusTone } from './status-tone.ts'

export const fullName = (person: Person): string => `${person.last_name} ${person.first_name}`
export const emailOf = (person: Person): string => person.personal_email ?? person.work_email ?? ''

/** The columns of the list; pay and presence are those of one exercice. */
export function usePeopleColumns(year: number): Column<Person>[] {
  const words = useWords(peopleWords)
  const { money, count, shortDay } = useFormat()
  const { columns } = words
  const ofYear = (person: Person) => person.years.find((one) => one.year === year)
  const quiet = (text: string | null | undefined) => text || <span className="text-neutral-500">–</span>
  return [
    {
      key: 'name',
      header: columns.name,
      sort: 'name',
      cell: (person) => (
        <span className="font-medium text-neutral-950">
          {person.last_name} <span className="font-normal">{person.first_name}</span>
        </span>
      ),
    },
    {
      key: 'employee_number',
      header: columns.employee_number,
      sort: 'employee_number',
      width: '7.25rem',
      wide: true,
      cell: (person) => <span className="tabular">{quiet(person.employee_number)}</span>,
    },
    {
      key: 'email',
      header: columns.email,
      width: '16rem',
      wide: true,
      hidden: true,
      cell: (person) => quiet(emailOf(person)),
    },
    {
      key: 'establishment',
      header: columns.establishment,
      width: '8.5rem',
      wide: true,
      cell: (person) => quiet(person.establishment),
    },
    {
      key: 'contract_type',
      header: columns.contract_type,
      width: '8rem',
      wide: true,
      hidden: true,
      cell: (person) => quiet(person.contract_type && words.contracts[person.contract_type]),
    },
    {
      key: 'hire_date',
      header: columns.hire_date,
      sort: 'hire_date',
      width: '7.5rem',
      wide: true,
      cell: (person) => (
        <span className="tabular">{quiet(person.hire_date && shortDay(person.hire_date))}</span>
      ),
    },
    {
      key: 'exit_date',
      header: columns.exit_date,
      width: '8rem',
      wide: true,
      hidden: true,
      cell: (person) => (
        <span className="tabular">{quiet(person.exit_date && shortDay(person.exit_date))}</span>
      ),
    },
    {
      key: 'pay',
      header: columns.pay(String(year)),
      align: 'right',
      width: '7.5rem',
      wide: true,
      cell: (person) => {
        const cents = ofYear(person)?.reference_salary_cents ?? null
        return quiet(cents === null ? null : money(cents))
      },
    },
    {
      key: 'presence',
      header: columns.presence(String(year)),
      align: 'right',
      width: '9rem',
      wide: true,
      hidden: true,
      cell: (person) => {
        const days = ofYear(person)?.presence_days ?? null
        return quiet(days === null ? null : count(days))
      },
    },
    {
      key: 'account',
      header: columns.account,
      width: '9rem',
      wide: true,
      hidden: true,
      cell: (person) => words.accounts[person.account_status],
    },
    {
      key: 'status',
      header: columns.status,
      width: '6.5rem',
      wide: true,
      cell: (person) => <Badge tone={statusTone[person.status]}>{words.statuses[person.status]}</Badge>,
    },
    {
      key: 'data',
      header: columns.data,
      width: '9.75rem',
      cell: (person) =>
        person.blockers.length > 0 ? (
          <span title={person.blockers.map(({ message }) => message).join('\n')}>
            <Badge tone="amber">{words.toComplete(person.blockers.length)}</Badge>
          </span>
        ) : (
          <span className="flex items-center gap-1.5 text-sm text-neutral-600">
            <Check aria-hidden className="size-4 text-primary-700" />
            {words.complete}
          </span>
        ),
    },
  ]
}
