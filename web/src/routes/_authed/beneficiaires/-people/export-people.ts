import { listBeneficiaries } from '@moisson/contract/beneficiary'
import { personFields, yearFields } from '@moisson/core/beneficiary/fields'
import { fillings } from '@moisson/core/import/field'
import type { Field } from '@moisson/core/record/field'
import { keysOf } from '@moisson/core/record/field'
import type { Language, Text } from '@moisson/law/text'
import type { Output, Request } from '@moisson/contract/call'
import { send } from '../../../../api/send.ts'
import { asTyped } from '../../../../form/as-typed.ts'
import { downloadCsv } from '../../../../file/csv.ts'
import type { Person } from './person-values.ts'

/** Everybody who answers the filters, page after page. */
export async function everybody(request: Request<typeof listBeneficiaries>): Promise<Person[]> {
  const people: Person[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: typeof request.query = { ...request.query, limit: '200', ...(cursor ? { cursor } : {}) }
    const page: Output<typeof listBeneficiaries> = await send(listBeneficiaries, { ...request, query })
    people.push(...page.items)
    cursor = page.next_cursor
  }
  return people
}

/** What a file can have of a person, and their status; no protected identifier. */
const exported = [
  ...fillings
    .filter(({ person }) => personFields[person].kind !== 'secret')
    .map(({ person, part, kind }) => ({ person, part, kind })),
  { person: 'status' as const, part: undefined, kind: personFields.status },
]

/** People as a table, without any protected identifier; it can be imported again. */
export function downloadPeople(
  people: readonly Person[],
  year: number,
  name: string,
  language: Language,
): void {
  downloadCsv(name, [
    [
      ...exported.map(({ person, part }) => labelOf(person, part)[language]),
      ...Object.values(yearFields).map(({ label }) => `${label[language]} ${year}`),
    ],
    ...people.map((person) => {
      const ofYear = person.years.find((one) => one.year === year)
      return [
        ...exported.map(({ person: field, part, kind }) =>
          asTyped(kind, heldIn(person, field, part), language),
        ),
        ...keysOf(yearFields).map((key) => asTyped(yearFields[key], ofYear?.[key], language)),
      ]
    }),
  ])
}

function labelOf(person: keyof typeof personFields, part: string | undefined): Text {
  const field: Field = personFields[person]
  return (field.kind === 'group' && part !== undefined ? field.fields[part] : field)?.label ?? field.label
}

function heldIn(person: Person, field: keyof typeof personFields, part: string | undefined): unknown {
  if (field === 'personal_email') return person.personal_email ?? person.work_email
  const value: unknown = person[field]
  return part === undefined ? value : (value as Record<string, unknown> | null)?.[part]
}
