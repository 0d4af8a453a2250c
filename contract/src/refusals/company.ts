import type { Sentences } from './sentence.ts'

/** The company file, its plans and its agreements. */
export const companyRefusals = {
  invalid_siren: {
    status: 422,
    fr: 'Le SIREN « {siren} » n’est pas valide : neuf chiffres, dont une clé de contrôle.',
    en: 'The SIREN “{siren}” is not valid: nine digits, one of them a check digit.',
  },
  invalid_siret: {
    status: 422,
    fr: 'Le SIRET « {siret} » n’est pas valide, ou ne commence pas par le SIREN de la société.',
    en: 'The SIRET “{siret}” is not valid, or does not start with the company’s SIREN.',
  },
  siren_exists: {
    status: 409,
    fr: 'Une société porte déjà ce SIREN.',
    en: 'A company already has this SIREN.',
  },
  name_missing: {
    status: 422,
    fr: 'Donnez la raison sociale de la société.',
    en: 'Give the company’s legal name.',
  },
  unknown_manager: { status: 422, fr: 'Ce conseiller n’existe pas.', en: 'This adviser does not exist.' },
  unknown_fund: {
    status: 422,
    fr: 'Un des fonds n’existe pas ou n’est pas proposé : choisissez-le dans le catalogue.',
    en: 'One of the funds does not exist or is not offered: choose it from the catalogue.',
  },
  illegal_abondement: {
    status: 422,
    fr: 'L’abondement ne peut dépasser {limit} (C. trav., art. L3332-11 et R3332-8).',
    en: 'The matching contribution may not exceed {limit_en} (Labour Code, art. L3332-11 and R3332-8).',
  },
  unclear_abondement: {
    status: 422,
    fr: 'La règle d’abondement est incomplète : donnez un taux, ou des tranches qui se suivent.',
    en: 'The matching rule is incomplete: give one rate, or bands that follow each other.',
  },
  no_company: { status: 422, fr: 'Choisissez d’abord une société.', en: 'Choose a company first.' },
} as const satisfies Sentences
