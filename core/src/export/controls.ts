import type { Language, Text } from '@moisson/law/text'
import { colon } from '@moisson/law/words/punctuation'

/** What is checked before a file leaves: `block` stops it, `warn` is only shown. */
export const controls = {
  balanced: {
    severity: 'block',
    fr: 'Pour chaque personne, payé + placé + retenu = net.',
    en: 'For each person, paid + invested + held = net.',
  },
  lines_match_outcome: {
    severity: 'block',
    fr: 'Les lignes de chaque personne font le total de ses plans.',
    en: 'Each person’s lines add up to the total of their plans.',
  },
  matching_of_lines: {
    severity: 'block',
    fr: 'L’abondement des lignes de chaque personne fait son abondement, brut et net.',
    en: 'The matching of each person’s lines adds up to theirs, gross and net.',
  },
  no_empty_line: {
    severity: 'block',
    fr: 'Aucune ligne placée à zéro.',
    en: 'No invested line is zero.',
  },
  funds_known: {
    severity: 'block',
    fr: 'Chaque fonds choisi est connu et prend encore des versements.',
    en: 'Each fund chosen is known and still takes payments.',
  },
  employee_number: {
    severity: 'block',
    fr: 'Chaque personne qui place a un matricule.',
    en: 'Each person who invests has an employee number.',
  },
  birth_date: {
    severity: 'block',
    fr: 'Chaque personne qui place a une date de naissance.',
    en: 'Each person who invests has a birth date.',
  },
  nir: {
    severity: 'block',
    fr: 'Chaque personne qui place a un numéro de sécurité sociale.',
    en: 'Each person who invests has a social-security number.',
  },
  no_double: {
    severity: 'block',
    fr: 'Personne n’est placé deux fois (même nom, même prénom, même date de naissance).',
    en: 'Nobody is there twice (same names, same birth date).',
  },
  clean_text: {
    severity: 'block',
    fr: 'Aucun texte de qui place ne commence par un signe de formule ni ne contient de saut de ligne.',
    en: 'No text of those who invest starts with a formula sign or holds a line break.',
  },
  like_pay: {
    severity: 'warn',
    fr: 'Accord trop tardif : cotisations et impôt sont encore à retenir sur ces montants. Le bulletin de paie décide du net, pas le virement ni le fichier du teneur.',
    en: 'Agreement too late: contributions and tax are still to be withheld from these amounts. The payslip decides the net, not the transfer nor the keeper’s file.',
  },
  hire_date: {
    severity: 'warn',
    fr: 'Chaque personne a une date d’entrée : sans elle, l’ancienneté est supposée acquise.',
    en: 'Each person has a hire date: without it, seniority is assumed to be reached.',
  },
  presence: {
    severity: 'warn',
    fr: 'La présence de chaque personne est donnée : sans elle, tous les jours du contrat ont compté.',
    en: 'The presence of each person is given: without it, every day of the contract counted.',
  },
  address: {
    severity: 'warn',
    fr: 'Chaque personne qui place a une adresse postale.',
    en: 'Each person who invests has a postal address.',
  },
  birth_place: {
    severity: 'warn',
    fr: 'Chaque personne qui place a un lieu et un pays de naissance.',
    en: 'Each person who invests has a birth place and country.',
  },
  email: {
    severity: 'warn',
    fr: 'Chaque personne qui place a une adresse e-mail.',
    en: 'Each person who invests has an e-mail address.',
  },
} as const satisfies Record<string, { severity: 'block' | 'warn' } & Record<Language, string>>

export type ControlCode = keyof typeof controls
export const controlCodes = Object.keys(controls) as ControlCode[]

/** The controls that stop a file, with how many people each one concerns. */
export function failedControls(
  counts: Readonly<Partial<Record<ControlCode, number>>>,
  asked: (code: ControlCode) => boolean = () => true,
): { code: ControlCode; count: number }[] {
  return controlCodes.flatMap((code) => {
    const count = counts[code] ?? 0
    return count > 0 && controls[code].severity === 'block' && asked(code) ? [{ code, count }] : []
  })
}

const toCorrect: Text = { fr: 'à corriger', en: 'to correct' }

/** One reason for each failed control, joined for a sentence. */
export const reasonsOf = (
  failed: readonly { code: ControlCode; count: number }[],
  language: Language,
): string =>
  failed
    .map(
      ({ code, count }) => `${controls[code][language]} (${toCorrect[language]}${colon[language]}${count})`,
    )
    .join(' ')
