import { statusNames } from '@moisson/core/beneficiary/choice-names'
import { personFields } from '@moisson/core/beneficiary/fields'
import { keysOf, type KeysWith } from '@moisson/core/record/field'
import { shortDay } from '@moisson/law/words/days'
import { Check } from 'lucide-react'
import { Badge } from '../../../../kit/badge.tsx'
import type { Column } from '../../../../kit/data-table.tsx'
import { valueInWords } from '../../../../form/value-in-words.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { peopleWords } from '../-people-words.ts'
import type { Person } from './person-values.ts'
import { statusTone } from './status-tone.ts'

export const fullName = (person: Person): string => `${person.last_name} ${person.first_name}`
export const emailOf = (person: Person): string => person.personal_email ?? person.work_email ?? ''

/** The fields that have a column of their own, without more than their kind says. */
const listed = Object.fromEntries(Object.entries(personFields).filter(([, field]) => 'list' in field)) as {
  [Name in Listed]: (typeof personFields)[Name]
}
type Listed = KeysWith<typeof personFields, { list: unknown }>
/** What the server sorts by. */
const sortable: readonly Listed[] = ['employee_number', 'hire_date']
const ofNumber = (kind: string): boolean => kind === 'number' || kind === 'cents'
/** The longest a number is. */
const NUMBER = 20

/** The columns of the list; pay and presence are those of one exercice. */
export function usePeopleColumns(year: number): Column<Person>[] {
  const words = useWords(peopleWords)
  const { money, count, text, language } = useFormat()
  const { columns } = words
  const ofYear = (person: Person) => person.years.find((one) => one.year === year)
  const quiet = (text: string | null | undefined) => text || <span className="text-neutral-500">–</span>
  return [
    {
      key: 'name',
      header: columns.name,
      sort: 'name',
      wraps: true,
      cell: (person) => (
        <span className="font-medium text-neutral-950">
          {person.last_name} <span className="font-normal">{person.first_name}</span>
        </span>
      ),
    },
    ...keysOf(listed).map((name): Column<Person> => {
      const { list, label } = listed[name]
      const { kind } = personFields[name]
      const sorts = sortable.includes(name) ? { sort: name } : {}
      return {
        key: name,
        header: text('label' in list ? list.label : label),
        ...sorts,
        width:
          kind === 'day' || ofNumber(kind)
            ? '8rem'
            : kind === 'text' && personFields[name].max > NUMBER
              ? '7.5rem'
              : '7rem',
        ...(ofNumber(kind) && { align: 'right' as const }),
        wide: true,
        wraps: true,
        ...(list.shown ? {} : { hidden: true }),
        cell: (person) => (
          <span className={kind === 'day' || sorts.sort ? 'tabular' : undefined}>
            {quiet(valueInWords(personFields[name], person[name], language, shortDay))}
          </span>
        ),
      }
    }),
    {
      key: 'email',
      header: columns.email,
      width: '16rem',
      wide: true,
      hidden: true,
      cell: (person) => quiet(emailOf(person)),
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
      header: text(personFields.status.label),
      width: '6.5rem',
      wide: true,
      cell: (person) => <Badge tone={statusTone[person.status]}>{text(statusNames[person.status])}</Badge>,
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
