import type { Sentences } from './sentence.ts'

/** The platform’s side. */
export const adminRefusals = {
  read_only_view: {
    status: 403,
    fr: 'Vous consultez {company} en lecture seule : rien n’y est modifié. Quittez la consultation pour agir.',
    en: 'You are viewing {company} in read-only mode: nothing is changed there. Leave the view to act.',
  },
  own_account: {
    status: 403,
    fr: 'Vous ne pouvez pas changer votre propre accès. Demandez à une autre personne de la plateforme.',
    en: 'You cannot change your own access. Ask another person of the platform.',
  },
  mail_not_held: {
    status: 409,
    fr: 'Les messages ne sont pas retenus : il n’y a rien à libérer.',
    en: 'Mail is not held: there is nothing to release.',
  },
  person_missing: {
    status: 422,
    fr: 'Dites de qui il s’agit : son identifiant ou son adresse e-mail.',
    en: 'Say who it is: their identifier or their e-mail address.',
  },
  unknown_company: {
    status: 422,
    fr: 'Une des sociétés n’existe pas. Choisissez-la dans la liste.',
    en: 'One of the companies does not exist. Choose it from the list.',
  },
  last_manager: {
    status: 409,
    fr: '{company} n’aurait plus de conseiller. Donnez-lui-en un autre d’abord.',
    en: '{company} would have no adviser left. Give it another one first.',
  },
  fund_code_exists: {
    status: 409,
    fr: 'Un fonds porte déjà le code « {code} ». Ouvrez-le pour le modifier.',
    en: 'A fund already has the code “{code}”. Open it to change it.',
  },
  fund_not_ready: {
    status: 409,
    fr: 'Ce fonds ne peut pas être proposé : {missing}.',
    en: 'This fund cannot be offered: {missing_en}.',
  },
  fund_state: {
    status: 409,
    fr: 'Ce fonds est {state} : ce changement n’est plus possible. Rechargez la fiche.',
    en: 'This fund is {state_en}: this change is no longer possible. Reload its page.',
  },
  dic_not_pdf: {
    status: 422,
    fr: 'Le document d’informations clés doit être un PDF.',
    en: 'The key information document must be a PDF.',
  },
} as const satisfies Sentences
