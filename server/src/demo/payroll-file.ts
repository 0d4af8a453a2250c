import { demoPeople } from './people.ts'
import { vergersSites } from './sites.ts'

/** A payroll file as software writes it, with a few doubts to settle: a mail missing, a date mistyped, a person twice. */
export function payrollFile(): string {
  const people = demoPeople(50, {
    sites: vergersSites.map(({ name }) => name),
    city: 'Saint-Prix',
    closing: '2026-07-31',
  })
  const french = (day: string | null) => (day ? day.split('-').reverse().join('/') : '')
  const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
  const rows = people.map((person, index) => [
    person.employee_number,
    person.last_name.toUpperCase(),
    person.first_name,
    index === 11 ? '31/02/1988' : french(person.birth_date),
    index === 7 ? '' : (person.email ?? ''),
    french(person.hire_date),
    french(person.exit_date),
    amount(person.reference_salary_cents),
    String(person.presence_days),
    person.establishment,
  ])
  const twice = rows[20]
  const header = [
    'Matricule',
    'Nom',
    'Prénom',
    'Date de naissance',
    'E-mail',
    "Date d'entrée",
    'Date de sortie',
    'Brut annuel',
    'Jours de présence',
    'Établissement',
  ]
  return `\uFEFF${[header, ...rows, ...(twice ? [twice] : [])].map((row) => row.join(';')).join('\r\n')}\r\n`
}
