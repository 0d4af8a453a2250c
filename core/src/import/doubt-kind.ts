import type { Text, Language } from '@moisson/law/text'
import { consequences, isNeeded } from '../beneficiary/missing-data.ts'
import { fieldLabels, isField } from './field.ts'
import type { ProblemCode } from './problem.ts'
import { colon } from '@moisson/law/words/punctuation'

const illegible: Text = { fr: 'illisible, laissé vide', en: 'unreadable, left empty' }

/** What the rows of one kind of doubt have in common, after the name of their field. */
const kinds: Partial<Record<ProblemCode, Text>> = {
  missing_required: { fr: 'vide', en: 'empty' },
  invalid_email: { fr: 'adresse illisible, laissée vide', en: 'unreadable address, left empty' },
  unknown_value: { fr: 'valeur inconnue, laissée vide', en: 'unknown value, left empty' },
  unknown_country: { fr: 'pays inconnu, laissé vide', en: 'unknown country, left empty' },
  invalid_postal_code: { fr: 'n’existe pas en France, non repris', en: 'none in France, not taken' },
  invalid_nir: illegible,
  invalid_iban: illegible,
  invalid_siret: illegible,
  unknown_establishment: {
    fr: 'absent de la fiche société, laissé vide',
    en: 'not in the company file, left empty',
  },
  invalid_phone: illegible,
  invalid_date: { fr: 'date illisible', en: 'unreadable date' },
  invalid_amount: { fr: 'montant illisible', en: 'unreadable amount' },
  invalid_number: { fr: 'nombre illisible', en: 'unreadable number' },
  ambiguous_name: { fr: 'nom et prénom à séparer', en: 'last and first name to tell apart' },
  duplicate_in_file: { fr: 'dit deux fois dans le fichier', en: 'said twice in the file' },
  shared_email: { fr: 'partagé par deux personnes', en: 'shared by two people' },
  under_age: { fr: 'moins de 15 ans à l’entrée', en: 'under 15 when hired' },
  exit_before_hire: { fr: 'avant la date d’entrée', en: 'before the hire date' },
  presence_out_of_range: { fr: 'hors de 0 à 366 jours', en: 'outside 0 to 366 days' },
  presence_above_contract: {
    fr: 'plus de jours que sous contrat dans l’exercice',
    en: 'more days than under contract in the financial year',
  },
  presence_unit: { fr: 'en pourcentage', en: 'in percent' },
  amount_negative: { fr: 'négatif', en: 'negative' },
  pay_under_minimum: { fr: 'sous le SMIC pour la présence', en: 'under the legal minimum for the presence' },
  pay_before_hire: { fr: 'd’avant la date d’entrée', en: 'of before the hire date' },
  pay_far: { fr: 'loin du dernier connu', en: 'far from the last one known' },
  several_months: { fr: 'une ligne par mois', en: 'one row per month' },
  months_missing: { fr: 'un mois manque à la somme', en: 'a month is missing from the sum' },
  officer_with_contract: { fr: 'salarié et mandataire ou conjoint', en: 'employee and officer or spouse' },
  not_eligible_contract: { fr: 'stagiaire ou intérimaire', en: 'intern or agency worker' },
}
const alone: Partial<Record<ProblemCode, Text>> = {
  hidden_row: { fr: 'Ligne masquée dans le classeur', en: 'Row hidden in the workbook' },
}
const other: Text = { fr: 'à vérifier', en: 'to be checked' }

/** One line for every row with the same doubt: « Date d’entrée vide : ancienneté supposée acquise ». */
export function doubtKind(code: ProblemCode, field: string, language: Language): string {
  const whole = alone[code]
  if (whole !== undefined) return whole[language]
  const name = isField(field) ? fieldLabels[field][language] : field
  const what = (kinds[code] ?? other)[language]
  if (code === 'missing_required' && isNeeded(field))
    return `${name} ${what}${colon[language]}${consequences[field][language].replace('{days}', '365')}`
  return `${name}${colon[language]}${what}`
}
