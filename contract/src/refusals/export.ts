import type { Sentences } from './sentence.ts'

/** What leaves for payroll and the account keeper. */
export const exportRefusals = {
  not_validated: {
    status: 409,
    fr: 'Les exports sont disponibles après la validation ; la campagne est « {state} ».',
    en: 'Exports are available after validation; the campaign is “{state}”.',
  },
  sums_differ: {
    status: 409,
    fr: 'La somme des lignes n’est pas le montant réparti : rien n’est attesté. Demandez à votre conseiller.',
    en: 'The lines do not add up to the amount distributed: nothing is certified. Ask your adviser.',
  },
  unknown_format: {
    status: 422,
    fr: 'Le format « {format} » n’existe pas. Formats : {formats}.',
    en: 'The format “{format}” does not exist. Formats: {formats}.',
  },
  export_controls_failed: {
    status: 422,
    fr: 'Le fichier ne peut pas partir : {reasons}',
    en: 'The file cannot leave: {reasons}',
  },
  keeper_without_file: {
    status: 404,
    fr: 'La société n’a pas choisi de teneur de compte : il n’y a pas de fichier à lui envoyer.',
    en: 'The company has chosen no account keeper: there is no file to send it.',
  },
  other_account_keeper: {
    status: 404,
    fr: 'Le teneur de compte de la société n’est pas Groupama.',
    en: 'The company’s account keeper is not Groupama.',
  },
  keeper_to_name: {
    status: 422,
    fr: 'Le PEE et le PER COL ont chacun leur teneur de compte : dites le plan, pee ou percol.',
    en: 'The PEE and the PER COL each have their own account keeper: say the plan, pee or percol.',
  },
} as const satisfies Sentences
