import type { Exercise } from '@moisson/core/campaign/exercise-dates'
import { isPaidBeforeHire } from '@moisson/core/import/check-pay'
import { checkPresence } from '@moisson/core/import/check-presence'
import type { Problem } from '@moisson/core/import/problem'
import { problemSentence } from '@moisson/core/import/problem-sentence'
import { yearOf } from '@moisson/law/calendar'
import type { Contract } from '@moisson/law/presence'
import { unlikelyOf } from '@moisson/core/beneficiary/unlikely'
import { sourceOf } from '@moisson/law/scheme-points'
import type { Language } from '@moisson/law/text'

/** What is missing on a person's file, the same words for the list's filter and its counts. */
export const issues = {
  no_email: {
    field: 'personal_email',
    fr: 'Sans adresse e-mail, le montant de cette personne sera conservé jusqu’à ce qu’elle soit informée.',
    en: 'Without an e-mail address, this person’s amount will be held until they are informed.',
  },
  no_own_contact: {
    field: 'personal_email',
    fr: `Cette personne part, ou est partie, sans e-mail personnel ni téléphone : demandez-lui où la joindre (${sourceOf('fr', 'address_on_leaving')}).`,
    en: `This person is leaving, or has left, without a personal e-mail or a phone: ask them how to reach them (${sourceOf('en', 'address_on_leaving')}).`,
  },
  no_employee_number: {
    field: 'employee_number',
    fr: 'Le matricule manque : la paie en a besoin.',
    en: 'The employee number is missing: payroll needs it.',
  },
  no_birth_date: {
    field: 'birth_date',
    fr: 'La date de naissance manque : le teneur de compte en a besoin.',
    en: 'The birth date is missing: the account keeper needs it.',
  },
  no_hire_date: {
    field: 'hire_date',
    fr: 'La date d’entrée manque : l’ancienneté est supposée acquise.',
    en: 'The hire date is missing: seniority is assumed to be reached.',
  },
  no_pay: {
    field: 'reference_salary_cents',
    fr: 'Le salaire de référence de {year} manque.',
    en: 'The reference salary of {year} is missing.',
  },
  no_presence: {
    field: 'presence_days',
    fr: 'La présence de {year} manque : tous les jours de son contrat comptent.',
    en: 'The presence of {year} is missing: every day of the contract counts.',
  },
  unlikely: {
    field: 'birth_date',
    fr: 'Une donnée est invraisemblable : vérifiez-la.',
    en: 'Something is unlikely: check it.',
  },
  bounced: {
    field: 'personal_email',
    fr: 'L’adresse e-mail n’accepte pas les messages : corrigez-la.',
    en: 'The e-mail address does not take messages: correct it.',
  },
} as const

export type Issue = keyof typeof issues

/** The blockers of one file, in the reader's language. */
export function blockersOf(
  person: {
    personal_email: string | null
    work_email: string | null
    mobile: string | null
    exit_date: string | null
    status: string
    employee_number: string | null
    birth_date: string | null
    hire_date: string | null
    other_contracts: readonly Contract[]
    last_name: string
    first_name: string
    account_status: string
    years: readonly {
      year: number
      reference_salary_cents: number | null
      presence_days: number | null
      absences: object | null
    }[]
  },
  exercise: Exercise,
  language: Language,
): { code: Issue; message: string; field: string }[] {
  const year = yearOf(exercise.end)
  const known = person.years.find((one) => one.year === year)
  const found: Issue[] = []
  if (person.personal_email === null && person.work_email === null) found.push('no_email')
  if (leaves(person) && person.personal_email === null && person.mobile === null) found.push('no_own_contact')
  if (person.employee_number === null) found.push('no_employee_number')
  if (person.birth_date === null) found.push('no_birth_date')
  if (person.hire_date === null) found.push('no_hire_date')
  if (known?.reference_salary_cents == null) found.push('no_pay')
  if (known?.presence_days == null && known?.absences == null) found.push('no_presence')
  if (person.account_status === 'bounced') found.push('bounced')
  const lacking = found.map((code) => ({
    code,
    message: issues[code][language].replace('{year}', String(year)),
    field: issues[code].field as string,
  }))
  const unlikely = unlikelyOf(person).map(({ field, text }) => ({
    code: 'unlikely' as const,
    message: text[language],
    field,
  }))
  const doubts = doubtsOf(person, known, exercise).map((doubt) => ({
    code: 'unlikely' as const,
    message: problemSentence(doubt, language),
    field: doubt.field ?? '',
  }))
  return [...lacking, ...unlikely, ...doubts]
}

/** What an import would doubt of the pay and the presence kept for an exercice. */
function doubtsOf(
  person: Parameters<typeof blockersOf>[0],
  known: Parameters<typeof blockersOf>[0]['years'][number] | undefined,
  exercise: Exercise,
): Problem[] {
  if (!known) return []
  const early = isPaidBeforeHire(person, known.reference_salary_cents ?? 0, exercise)
  return [
    ...(early
      ? [{ row: 0, field: 'reference_salary_cents', code: 'pay_before_hire', severity: 'warning' } as const]
      : []),
    ...checkPresence({ row: 0 }, { ...person, presence_days: known.presence_days }, exercise),
  ]
}

/** Whether somebody has left, or the day they leave is known. */
const leaves = ({ exit_date, status }: { exit_date: string | null; status: string }): boolean =>
  exit_date !== null || status === 'left'
