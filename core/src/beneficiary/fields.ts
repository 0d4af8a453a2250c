import { absences, type AbsenceType } from '@moisson/law/absences'
import type { Text } from '@moisson/law/text'
import { LONGEST_SITE } from '../company/longest-site.ts'
import type { HeaderRules } from '../import/header-words.ts'
import type { Purpose } from './purposes.ts'
import { addressFields } from '../record/address.ts'
import type { Field, Owner, RecordOf } from '../record/field.ts'
import { days, months } from '../record/unit.ts'
import {
  civilityNames,
  contractNames,
  deliveryNames,
  exitReasonNames,
  languageNames,
  statusNames,
} from './choice-names.ts'

/** The parts of a person's file, in the order they are read. */
export const personSections = {
  identity: { fr: 'Identité', en: 'Identity' },
  contact: { fr: 'Coordonnées', en: 'Contact' },
  contract: { fr: 'Contrat', en: 'Contract' },
  absences: { fr: 'Contrats et absences', en: 'Contracts and absences' },
  pay: { fr: 'Salaire et présence', en: 'Pay and presence' },
  rest: { fr: 'Jours de repos', en: 'Rest days' },
  bank: { fr: 'Identifiants protégés', en: 'Protected identifiers' },
} as const

/** What of a payroll file fills a field: the field of the import of that name; one of its own, with its headers; why none. */
type Imported =
  | { readonly as: string; readonly label?: Text }
  | { readonly parts: Readonly<Record<string, string>> }
  | { readonly headers: HeaderRules }
  | { readonly not: string }

/** A field of a person stands in a part of the file, has somebody who keeps it, and says how an import fills it and what it is kept for. */
export type PersonField = Field & {
  readonly section: keyof typeof personSections
  readonly owner: Owner
  readonly imported: Imported
  readonly purpose: Purpose
  /** The person may ask for its correction. */
  readonly correctable?: true
  /** It has a column in the list, shown at first or on demand, under a short name where its own is long. */
  readonly list?: { readonly shown: boolean; readonly label?: Text }
}

/** The person: all that is kept of somebody who may receive a share, in the order it is read. */
export const personFields = {
  employee_number: {
    kind: 'text',
    max: 20,
    label: { fr: 'Matricule', en: 'Employee number' },
    section: 'contract',
    owner: 'payroll',
    purpose: 'identity',
    correctable: true,
    list: { shown: true, label: { fr: 'Matricule', en: 'Number' } },
    imported: { as: 'employee_number' },
  },
  last_name: {
    kind: 'text',
    max: 80,
    required: true,
    label: { fr: 'Nom d’usage', en: 'Last name' },
    section: 'identity',
    owner: 'payroll',
    purpose: 'identity',
    correctable: true,
    imported: { as: 'last_name' },
  },
  first_name: {
    kind: 'text',
    max: 80,
    required: true,
    label: { fr: 'Prénom', en: 'First name' },
    section: 'identity',
    owner: 'payroll',
    purpose: 'identity',
    correctable: true,
    imported: { as: 'first_name' },
  },
  civility: {
    kind: 'choice',
    names: civilityNames,
    initial: 'unspecified',
    label: { fr: 'Civilité', en: 'Title' },
    section: 'identity',
    owner: 'payroll',
    purpose: 'identity',
    imported: { as: 'civility' },
  },
  birth_name: {
    kind: 'text',
    max: 80,
    label: { fr: 'Nom de naissance', en: 'Birth name' },
    section: 'identity',
    owner: 'payroll',
    purpose: 'identity',
    correctable: true,
    imported: { as: 'birth_name' },
  },
  birth_date: {
    kind: 'day',
    label: { fr: 'Date de naissance', en: 'Date of birth' },
    section: 'identity',
    owner: 'payroll',
    purpose: 'account',
    correctable: true,
    imported: { as: 'birth_date' },
  },
  birth_place: {
    kind: 'text',
    max: 80,
    label: { fr: 'Lieu de naissance', en: 'Place of birth' },
    section: 'identity',
    owner: 'payroll',
    purpose: 'account',
    imported: {
      headers: {
        rules: [
          ['lieu naissance', 0.95],
          ['commune naissance', 0.9],
          ['ville naissance', 0.9],
        ],
        never: 'code date departement pays insee nom',
        neutral: 'salarie',
      },
    },
  },
  birth_country: {
    kind: 'text',
    max: 3,
    country: true,
    label: { fr: 'Pays de naissance', en: 'Country of birth' },
    help: {
      fr: 'Son code à trois lettres : FRA pour la France.',
      en: 'Its code of three letters: FRA for France.',
    },
    section: 'identity',
    owner: 'payroll',
    purpose: 'account',
    imported: { not: 'payroll software writes it in codes of its own, and rarely' },
  },
  nir: {
    kind: 'secret',
    max: 30,
    label: { fr: 'N° de sécurité sociale', en: 'Social security number' },
    section: 'bank',
    owner: 'payroll',
    purpose: 'account',
    imported: { as: 'nir' },
  },
  personal_email: {
    kind: 'email',
    label: { fr: 'E-mail personnel', en: 'Personal e-mail' },
    section: 'contact',
    owner: 'person',
    purpose: 'contact',
    imported: { as: 'email', label: { fr: 'E-mail', en: 'E-mail' } },
  },
  work_email: {
    kind: 'email',
    label: { fr: 'E-mail professionnel', en: 'Work e-mail' },
    section: 'contact',
    owner: 'hr',
    purpose: 'contact',
    imported: { not: 'one address is enough, and payroll has the personal one' },
  },
  mobile: {
    kind: 'phone',
    max: 30,
    label: { fr: 'Téléphone', en: 'Phone' },
    section: 'contact',
    owner: 'person',
    purpose: 'contact',
    imported: { as: 'mobile' },
  },
  electronic_delivery: {
    kind: 'choice',
    names: deliveryNames,
    initial: 'allowed',
    label: { fr: 'Remise de la fiche', en: 'Delivery of the sheet' },
    section: 'contact',
    owner: 'person',
    purpose: 'contact',
    imported: { not: 'the person decides' },
  },
  /** What letters, text messages and papers are written in for who has chosen none in an account; null for the company's. */
  language: {
    kind: 'choice',
    names: languageNames,
    label: { fr: 'Langue', en: 'Language' },
    help: {
      fr: 'Des lettres et SMS. Vide : celle de la société.',
      en: 'Of letters and text messages. Empty: the company’s.',
    },
    section: 'contact',
    owner: 'hr',
    purpose: 'contact',
    list: { shown: false },
    imported: {
      headers: {
        rules: [
          ['langue', 0.95],
          ['language', 0.95],
        ],
        never: 'niveau maternelle test etrangere',
        neutral: 'salarie correspondance courrier',
      },
    },
  },
  address: {
    kind: 'group',
    fields: addressFields,
    label: { fr: 'Adresse', en: 'Address' },
    section: 'contact',
    owner: 'person',
    purpose: 'account',
    imported: {
      parts: {
        line1: 'address_line1',
        line2: 'address_line2',
        postal_code: 'postal_code',
        city: 'city',
        country: 'country',
      },
    },
  },
  status: {
    kind: 'choice',
    names: statusNames,
    initial: 'active',
    label: { fr: 'Statut', en: 'Status' },
    section: 'contract',
    owner: 'hr',
    purpose: 'entitlement',
    imported: { not: 'it follows from the exit date' },
  },
  establishment: {
    kind: 'text',
    max: LONGEST_SITE,
    label: { fr: 'Établissement', en: 'Establishment' },
    section: 'contract',
    owner: 'payroll',
    purpose: 'entitlement',
    list: { shown: true },
    imported: { as: 'establishment_name' },
  },
  contract_type: {
    kind: 'choice',
    names: contractNames,
    label: { fr: 'Type de contrat', en: 'Contract type' },
    section: 'contract',
    owner: 'payroll',
    purpose: 'entitlement',
    correctable: true,
    list: { shown: false, label: { fr: 'Contrat', en: 'Contract' } },
    imported: { as: 'contract_type' },
  },
  hire_date: {
    kind: 'day',
    label: { fr: 'Date d’entrée', en: 'Hire date' },
    section: 'contract',
    owner: 'payroll',
    purpose: 'entitlement',
    correctable: true,
    list: { shown: true, label: { fr: 'Entrée', en: 'Hired' } },
    imported: { as: 'hire_date' },
  },
  exit_date: {
    kind: 'day',
    label: { fr: 'Date de sortie', en: 'Exit date' },
    section: 'contract',
    owner: 'payroll',
    purpose: 'entitlement',
    correctable: true,
    list: { shown: false, label: { fr: 'Sortie', en: 'Left' } },
    imported: { as: 'exit_date' },
  },
  exit_reason: {
    kind: 'choice',
    names: exitReasonNames,
    label: { fr: 'Motif de sortie', en: 'Reason for leaving' },
    section: 'contract',
    owner: 'hr',
    purpose: 'entitlement',
    imported: { not: 'each software has its own reasons' },
  },
  other_contracts: {
    kind: 'list',
    of: {
      kind: 'group',
      fields: {
        start: { kind: 'day', required: true, label: { fr: 'Début', en: 'Start' } },
        end: { kind: 'day', stated: true, label: { fr: 'Fin', en: 'End' } },
      },
    },
    most: 60,
    label: { fr: 'Autres contrats', en: 'Other contracts' },
    help: {
      fr: 'Ceux de l’exercice et des douze mois précédents, hors celui des dates d’entrée et de sortie : tous comptent pour l’ancienneté et la présence.',
      en: 'Those of the financial year and of the twelve months before, besides the one of the hire and exit dates: all count for seniority and presence.',
    },
    section: 'absences',
    owner: 'payroll',
    purpose: 'entitlement',
    imported: {
      headers: {
        rules: [
          ['autre contrat', 0.95],
          ['other contrat', 0.95],
          ['contrat anterieur', 0.9],
        ],
        never: 'type date debut fin numero motif',
      },
    },
  },
  rest_days: {
    kind: 'number',
    min: 0,
    max: 366,
    decimals: 2,
    unit: days,
    label: { fr: 'Jours de repos à placer', en: 'Rest days to give' },
    help: {
      fr: 'Jours du compte épargne-temps ou, sans lui, jours de repos non pris, que la personne peut verser au PER COL. Sans ceux que l’employeur a ajoutés.',
      en: 'Days of the time-savings account or, without one, rest days not taken, that the person may pay into the PER COL. Without those the employer added.',
    },
    section: 'rest',
    owner: 'payroll',
    purpose: 'days',
    list: { shown: false, label: { fr: 'Jours de repos', en: 'Rest days' } },
    imported: {
      headers: {
        rules: [
          ['jour repos placer', 0.95],
          ['rest jour give', 0.95],
          ['jour cet', 0.95],
          ['solde cet', 0.95],
          ['compte epargne temps', 0.9],
        ],
        // Hours, money, days already taken or added by the employer are no days to give.
        never:
          'valeur montant taux date brut salaire net nette heure euro numero pris utilise consomme pose acquis refuse employeur abonde abondement',
        neutral: 'nombre total disponible',
      },
    },
  },
  /** Once contributions and CSG-CRDS are taken off: the payroll alone knows it. */
  rest_day_value_cents: {
    kind: 'cents',
    label: { fr: 'Valeur nette d’un jour de repos', en: 'Net value of a rest day' },
    help: {
      fr: 'Ce qui est versé au PER COL pour un jour\u00a0: sa valeur selon votre paie, une fois retirées les cotisations restant dues, la CSG et la CRDS.',
      en: 'What is paid into the PER COL for a day: its value in your payroll, less the contributions still due, CSG and CRDS.',
    },
    section: 'rest',
    owner: 'payroll',
    purpose: 'days',
    list: { shown: false, label: { fr: 'Valeur d’un jour', en: 'Value of a day' } },
    imported: {
      headers: {
        rules: [
          ['valeur nette jour', 0.95],
          ['valeur nette jour repos', 0.95],
          ['valeur nette jour cet', 0.95],
          ['net value rest jour', 0.95],
        ],
        // Of one day, never of all of them or of an hour.
        never: 'brut brute date taux nombre total totale solde heure',
      },
    },
  },
  iban: {
    kind: 'secret',
    max: 50,
    label: { fr: 'IBAN', en: 'IBAN' },
    section: 'bank',
    owner: 'person',
    purpose: 'payment',
    imported: { as: 'iban' },
  },
} as const satisfies Readonly<Record<string, PersonField>>

/** Pay and presence of an exercice. */
export const yearFields = {
  reference_salary_cents: {
    kind: 'cents',
    label: { fr: 'Salaire de référence', en: 'Reference pay' },
    owner: 'payroll',
    purpose: 'share',
  },
  presence_days: {
    kind: 'number',
    min: 0,
    max: 366,
    decimals: 2,
    label: { fr: 'Jours de présence', en: 'Days of presence' },
    owner: 'payroll',
    purpose: 'share',
  },
} as const satisfies Readonly<Record<string, Field & Pick<PersonField, 'owner' | 'purpose'>>>

type Days = { kind: 'number'; min: 0; max: 366; decimals: 2; unit: typeof days; label: Text }

/** What pay and presence of an exercice are found from, where the payroll has not done it; null where nobody said. */
export const yearDetails = {
  absences: {
    kind: 'group',
    fields: Object.fromEntries(
      Object.entries(absences).map(([kind, { label }]) => [
        kind,
        {
          kind: 'number',
          min: 0,
          max: 366,
          decimals: 2,
          unit: days,
          label: { fr: `Absence\u00a0: ${label.fr}`, en: `Absence: ${label.en}` },
        },
      ]),
    ) as Record<AbsenceType, Days>,
    label: { fr: 'Absences', en: 'Absences' },
    owner: 'payroll',
    purpose: 'share',
  },
  rebuilt_pay: {
    kind: 'group',
    fields: {
      absence_months: {
        kind: 'number',
        min: 0,
        max: 12,
        decimals: 4,
        unit: months,
        label: { fr: 'Mois d’absence assimilée', en: 'Months of assimilated absence' },
      },
      monthly_salary_if_present_cents: {
        kind: 'cents',
        label: { fr: 'Salaire mensuel sans l’absence', en: 'Monthly pay without the absence' },
      },
      employer_maintained_cents: {
        kind: 'cents',
        label: { fr: 'Salaire maintenu pendant l’absence', en: 'Pay maintained during the absence' },
      },
    },
    label: { fr: 'Salaire à reconstituer', en: 'Pay to rebuild' },
    help: {
      fr: 'Pour une absence assimilée à de la présence, le salaire que la personne aurait eu compte ; ce que l’employeur a maintenu ne s’y ajoute pas.',
      en: 'For an absence assimilated to presence, the pay the person would have had counts; what the employer went on paying is not added to it.',
    },
    owner: 'payroll',
    purpose: 'share',
  },
} as const satisfies Readonly<Record<string, Field & Pick<PersonField, 'owner' | 'purpose'>>>

/** All that is kept of a person for an exercice. */
export const everyYearField = { ...yearFields, ...yearDetails }
export type YearDetails = RecordOf<typeof yearDetails>
