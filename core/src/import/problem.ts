import type { Text } from '@moisson/law/text'
import type { Field } from './field.ts'

export type Severity = 'error' | 'warning' | 'info'

/** Every problem a file can have, with its sentence; `{field}` and `{value}` are replaced. */
export const problemSentences = {
  missing_required: {
    fr: '«\u00a0{field}\u00a0» est vide. Complétez la cellule.',
    en: '“{field}” is empty. Fill in the cell.',
  },
  invalid_email: {
    fr: '«\u00a0{value}\u00a0» n’est pas une adresse e-mail. Corrigez-la\u00a0: sans adresse, le montant de la personne sera conservé jusqu’à ce qu’elle soit informée.',
    en: '“{value}” is not an email address. Correct it: without an address, the person’s amount will be held until they are informed.',
  },
  invalid_date: {
    fr: '«\u00a0{value}\u00a0» n’est pas une date. Écrivez-la jour/mois/année, par exemple 31/12/2025.',
    en: '“{value}” is not a date. Write it day/month/year, for example 31/12/2025.',
  },
  invalid_siret: {
    fr: '«\u00a0{value}\u00a0» n’est pas un SIRET\u00a0: il a 14 chiffres, dont une clé qui ne tombe pas juste ici.',
    en: '“{value}” is not a SIRET: it has 14 digits with a check digit that does not match here.',
  },
  unknown_establishment: {
    fr: '«\u00a0{value}\u00a0» n’est le nom ni le SIRET d’aucun établissement de la société. Corrigez-le, ou ajoutez l’établissement\u00a0: sinon la personne n’en aura pas.',
    en: '“{value}” is neither the name nor the SIRET of an establishment of the company. Correct it, or add the establishment: otherwise the person will have none.',
  },
  invalid_nir: {
    fr: '«\u00a0{value}\u00a0» n’est pas un numéro de sécurité sociale complet\u00a0: 15 caractères, clé comprise. Un tableur a pu l’arrondir\u202f; ressaisissez-le comme texte.',
    en: '“{value}” is not a complete social security number: 15 characters including the key. A spreadsheet may have rounded it; type it again as text.',
  },
  invalid_iban: {
    fr: '«\u00a0{value}\u00a0» n’est pas un IBAN valable\u00a0: sa clé ne correspond pas. Recopiez-le depuis le RIB.',
    en: '“{value}” is not a valid IBAN: its check digits do not match. Copy it again from the bank details.',
  },
  invalid_amount: {
    fr: '«\u00a0{value}\u00a0» ne peut pas être lu comme un montant. Écrivez-le sans séparateur de milliers, par exemple 34528,83.',
    en: '“{value}” cannot be read as an amount. Write it without thousands separators, for example 34528.83.',
  },
  invalid_number: {
    fr: '«\u00a0{value}\u00a0» n’est pas un nombre de jours. Écrivez par exemple 218 ou 3,5.',
    en: '“{value}” is not a number of days. Write for example 218 or 3.5.',
  },
  invalid_contracts: {
    fr: '«\u00a0{value}\u00a0» ne peut pas être lu comme des contrats. Écrivez le premier et le dernier jour de chacun, par exemple 01/02/2025-30/04/2025\u202f; 01/06/2025-31/08/2025.',
    en: '“{value}” cannot be read as contracts. Write the first and the last day of each, for example 01/02/2025-30/04/2025; 01/06/2025-31/08/2025.',
  },
  invalid_phone: {
    fr: '«\u00a0{value}\u00a0» n’est pas un numéro de téléphone. Écrivez-le avec ses dix chiffres ou son indicatif.',
    en: '“{value}” is not a phone number. Write its ten digits or its country code.',
  },
  unknown_country: {
    fr: '«\u00a0{value}\u00a0» n’est le nom ni le code d’aucun pays. Écrivez par exemple Belgique, ou BEL\u00a0: sinon l’adresse sera comptée en France.',
    en: '“{value}” is neither the name nor the code of a country. Write for example Belgium, or BEL: otherwise the address will count as in France.',
  },
  invalid_postal_code: {
    fr: '«\u00a0{value}\u00a0» n’est pas un code postal français\u00a0: il a cinq chiffres et n’est pas 00000. Corrigez-le, ou donnez le pays de l’adresse\u00a0: sinon il n’est pas repris.',
    en: '“{value}” is not a French post code: it has five digits and is not 00000. Correct it, or give the country of the address: otherwise it is not taken.',
  },
  unknown_value: {
    fr: '«\u00a0{value}\u00a0» n’est pas une valeur connue pour «\u00a0{field}\u00a0». Choisissez-en une dans la liste.',
    en: '“{value}” is not a known value for “{field}”. Choose one from the list.',
  },
  unreadable_value: {
    fr: 'La cellule affiche l’erreur {value}. Corrigez la formule dans le tableur ou saisissez la valeur ici.',
    en: 'The cell shows the error {value}. Correct the formula in the spreadsheet or type the value here.',
  },
  formula_without_value: {
    fr: 'Cette formule n’a jamais été calculée. Ouvrez le fichier dans votre tableur, enregistrez-le et déposez-le de nouveau, ou saisissez la valeur ici.',
    en: 'This formula was never computed. Open the file in your spreadsheet, save it and drop it again, or type the value here.',
  },
  too_long: {
    fr: '«\u00a0{value}\u00a0» est trop long pour «\u00a0{field}\u00a0». Raccourcissez-le.',
    en: '“{value}” is too long for “{field}”. Shorten it.',
  },
  unfit_number: {
    fr: '«\u00a0{value}\u00a0» commence par un signe de formule ou tient sur plusieurs lignes\u00a0: aucun fichier ne pourrait partir avec ce matricule. Corrigez-le.',
    en: '“{value}” starts with a formula sign or takes several lines: no file could leave with this employee number. Correct it.',
  },
  mixed_alphabets: {
    fr: '«\u00a0{value}\u00a0» mêle les lettres de plusieurs alphabets, qui se ressemblent. Tapez-le avec un seul.',
    en: '“{value}” mixes letters of several alphabets, which look alike. Type it with one.',
  },
  ambiguous_name: {
    fr: 'Impossible de séparer à coup sûr le nom et le prénom dans «\u00a0{value}\u00a0». Vérifiez les deux.',
    en: 'The last and first names in “{value}” cannot be told apart for certain. Check both.',
  },
  duplicate_in_file: {
    fr: 'Cette personne apparaît déjà plus haut dans le fichier. Gardez une seule des deux lignes.',
    en: 'This person already appears above in the file. Keep only one of the two rows.',
  },
  shared_email: {
    fr: 'Une autre personne du fichier a déjà cette adresse e-mail. Vérifiez-la : chacun devrait avoir la sienne.',
    en: 'Another person of the file already has this e-mail address. Check it: everybody should have their own.',
  },
  hidden_row: {
    fr: 'Cette ligne est masquée dans votre classeur. Écartez-la si elle ne doit pas être importée.',
    en: 'This row is hidden in your workbook. Leave it out if it should not be imported.',
  },
  several_months: {
    fr: 'Cette personne a une ligne par mois. Dites dans les réglages de lecture s’il faut additionner les mois.',
    en: 'This person has one row per month. Say in the reading settings whether the months are to be added up.',
  },
  months_missing: {
    fr: 'Aucune ligne pour {value}\u00a0: le salaire de l’année est la somme des autres mois. Complétez-le si un mois manque.',
    en: 'No row for {value}: the pay of the year is the sum of the other months. Complete it if a month is missing.',
  },
  presence_unit: {
    fr: '«\u00a0{value}\u00a0» semble être un pourcentage. Dites dans les réglages de lecture de quoi, ou écrivez des jours.',
    en: '“{value}” seems to be a percentage. Say in the reading settings of what, or write days.',
  },
  exit_before_hire: {
    fr: 'La date de sortie précède la date d’entrée. Corrigez l’une des deux.',
    en: 'The exit date comes before the hire date. Correct one of them.',
  },
  under_age: {
    fr: 'Cette personne aurait moins de 15 ans à son entrée. Vérifiez la date de naissance.',
    en: 'This person would be under 15 when hired. Check the date of birth.',
  },
  presence_out_of_range: {
    fr: 'Une présence se situe entre 0 et 366 jours dans l’année.',
    en: 'Presence lies between 0 and 366 days in the year.',
  },
  presence_above_contract: {
    fr: 'Jours de présence\u00a0: {given}, alors que les contrats connus en couvrent {most} au plus dans l’exercice. Vérifiez la présence et les dates d’entrée et de sortie, ou donnez les autres contrats.',
    en: 'Days of presence: {given}, while the known contracts cover {most} at most in the financial year. Check the presence and the hire and exit dates, or give the other contracts.',
  },
  amount_negative: {
    fr: 'Le salaire de référence ne peut pas être négatif. Corrigez-le ou écrivez 0.',
    en: 'The reference salary cannot be negative. Correct it or write 0.',
  },
  pay_before_hire: {
    fr: 'Un salaire de l’exercice, et une entrée après sa fin. Vérifiez la date d’entrée, ou l’année du salaire.',
    en: 'A pay of the financial year, and a hire date after its end. Check the hire date, or the year of the pay.',
  },
  pay_under_minimum: {
    fr: 'Moins que le SMIC à temps plein pour cette présence ({figure}). Vérifiez le montant, ou le temps partiel.',
    en: 'Less than the full-time legal minimum for this presence ({figure}). Check the amount, or the part time.',
  },
  pay_far: {
    fr: 'Loin du dernier salaire connu ({figure}). Vérifiez le montant.',
    en: 'Far from the last known pay ({figure}). Check the amount.',
  },
  not_eligible_contract: {
    fr: 'Les stagiaires et les intérimaires ne sont pas salariés de l’entreprise\u00a0: ils ne participent pas à la répartition. Écartez la ligne ou corrigez le contrat.',
    en: 'Interns and temporary agency workers are not employees of the company: they take no part in the allocation. Leave the row out or correct the contract.',
  },
  officer_with_contract: {
    fr: 'Dit mandataire ou conjoint dans une autre colonne, avec un contrat de travail\u00a0: compté comme salarié. Choisissez le statut qui décide de ses droits.',
    en: 'Said to be an officer or a spouse in another column, with a contract of employment: counted as an employee. Choose the status that decides the rights.',
  },
  unmapped_column: {
    fr: 'La colonne «\u00a0{field}\u00a0» n’est pas utilisée. Choisissez à quoi elle correspond, si elle sert.',
    en: 'The “{field}” column is not used. Choose what it stands for, if it matters.',
  },
  total_row_ignored: {
    fr: 'Cette ligne est un total\u00a0: elle n’est pas importée.',
    en: 'This row is a total: it is not imported.',
  },
  total_mismatch: {
    fr: 'Le total écrit dans le fichier n’est pas la somme des salaires lus au-dessus. Une ligne manque peut-être.',
    en: 'The total written in the file is not the sum of the salaries read above. A row may be missing.',
  },
} as const satisfies Record<string, Text>

export type ProblemCode = keyof typeof problemSentences

/** A doubt about a cell, a row or a column. `field` is a field, or the header for `unmapped_column`. */
export interface Problem {
  row: number
  field?: Field | (string & {})
  code: ProblemCode
  severity: Severity
  /** The amount a doubtful one is compared with. */
  figure_cents?: number
  /** Of a doubtful presence: the days given, and the most that the known contracts cover. */
  presence?: { readonly given: number; readonly most: number }
  /** Somebody looked at the doubt and took the value as it is. */
  accepted?: true
}

/** The text of a cell that was not kept in the record. */
export interface RejectedValue {
  row: number
  field: Field
  text: string
}
