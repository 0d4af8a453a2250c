import { listBeneficiaries } from '@moisson/contract/beneficiary'
import type { Output, Request } from '@moisson/contract/call'
import { send } from '../../../../api/send.ts'
import { writeMontant } from '../../../../kit/parse-montant.ts'
import type { Words } from '../../../../words/catalogue.ts'
import { downloadCsv } from '../../../../file/csv.ts'
import type fr from '../-people-words.fr.ts'
import type { Person } from './person-draft.ts'

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

/** People as a table, without any protected identifier; it can be imported again. */
export function downloadPeople(people: readonly Person[], year: number, words: Words<typeof fr>): void {
  const { fields } = words
  const french = (day: string | null) => day?.split('-').reverse().join('/') ?? ''
  downloadCsv(words.exportName, [
    [
      fields.employee_number,
      fields.civility,
      fields.last_name,
      fields.birth_name,
      fields.first_name,
      fields.birth_date,
      fields.personal_email,
      fields.mobile,
      fields.establishment,
      fields.contract_type,
      fields.hire_date,
      fields.exit_date,
      fields.status,
      words.yearPay(String(year)),
      words.yearPresence(String(year)),
    ],
    ...people.map((person) => {
      const ofYear = person.years.find((one) => one.year === year)
      const cents = ofYear?.reference_salary_cents ?? null
      return [
        person.employee_number ?? '',
        words.civilities[person.civility],
        person.last_name,
        person.birth_name ?? '',
        person.first_name,
        french(person.birth_date),
        person.personal_email ?? person.work_email ?? '',
        person.mobile ?? '',
        person.establishment ?? '',
        person.contract_type ? words.contracts[person.contract_type] : '',
        french(person.hire_date),
        french(person.exit_date),
        words.statuses[person.status],
        cents === null ? '' : writeMontant(cents, 'fr'),
        ofYear?.presence_days === null || ofYear === undefined
          ? ''
          : String(ofYear.presence_days).replace('.', ','),
      ]
    }),
  ])
}
