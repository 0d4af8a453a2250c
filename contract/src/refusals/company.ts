import { sourceIn } from '@moisson/law/legal-points'
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
    fr: '{name} porte déjà ce SIREN : ouvrez sa fiche.',
    en: '{name} already has this SIREN: open its file.',
  },
  // The same for a number that is wrong and for one that is somebody else’s: whose client a company is, nobody is told.
  siren_not_opened: {
    status: 422,
    fr: 'Ce SIREN ne peut pas être enregistré d’ici : vérifiez ses neuf chiffres, dont une clé de contrôle, puis demandez à l’équipe Moisson.',
    en: 'This SIREN cannot be recorded from here: check its nine digits, one of them a check digit, then ask the Moisson team.',
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
    fr: `L’abondement ne peut dépasser {limit} (${sourceIn('matching_ceiling', 'fr')}).`,
    en: `The matching contribution may not exceed {limit_en} (${sourceIn('matching_ceiling', 'en')}).`,
  },
  plan_day_passed: {
    status: 422,
    fr: 'Ce plan compte déjà : un changement compte d’aujourd’hui ou d’un jour à venir. Pour corriger une version, donnez le jour où elle commence.',
    en: 'This plan counts already: a change counts from today or a later day. To correct a version, give the day it begins.',
  },
  unclear_abondement: {
    status: 422,
    fr: 'La règle d’abondement est incomplète : donnez un taux, ou des tranches qui se suivent.',
    en: 'The matching rule is incomplete: give one rate, or bands that follow each other.',
  },
  agreement_dates: {
    status: 422,
    fr: 'Un accord se signe, puis se dépose, et jamais après aujourd’hui : vérifiez les deux dates.',
    en: 'An agreement is signed, then filed, and never after today: check both dates.',
  },
  agreement_period: {
    status: 422,
    fr: `Les exercices couverts se suivent, et un accord d’intéressement dure cinq ans au plus (${sourceIn('agreement_duration', 'fr')}) : vérifiez le début et la fin.`,
    en: `The exercices covered follow each other, and an intéressement agreement lasts five years at most (${sourceIn('agreement_duration', 'en')}): check the start and the end.`,
  },
  no_such_closing_day: {
    status: 422,
    fr: 'Cette date de clôture n’existe pas : donnez un mois de 1 à 12 et un jour de ce mois.',
    en: 'This closing date does not exist: give a month from 1 to 12 and a day of that month.',
  },
  already_admin: {
    status: 409,
    fr: 'Cette personne administre déjà la société.',
    en: 'This person already administers the company.',
  },
  not_invited: {
    status: 409,
    fr: 'Aucune invitation n’attend pour cette personne : invitez-la de nouveau si elle doit entrer.',
    en: 'No invitation is waiting for this person: invite them again if they should come in.',
  },
  too_many_invitations: {
    status: 429,
    fr: 'Dix invitations par jour et par société, au plus : reprenez demain.',
    en: 'Ten invitations a day and company at most: go on tomorrow.',
  },
  no_company: { status: 422, fr: 'Choisissez d’abord une société.', en: 'Choose a company first.' },
} as const satisfies Sentences
