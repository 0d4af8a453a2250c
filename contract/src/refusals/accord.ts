import type { Sentences } from './sentence.ts'

/** The agreement written from answers. */
export const accordRefusals = {
  illegal_value: {
    status: 422,
    fr: 'L’accord ne peut pas être écrit ainsi : {count|réponse est à corriger|réponses sont à corriger}. Voyez les champs signalés, chacun avec son article.',
    en: 'The agreement cannot be written this way: {count|answer needs|answers need} correcting. See the fields shown, each with its article.',
  },
  clause_missing: {
    status: 422,
    fr: 'Il manque {count|réponse|réponses} pour écrire toutes les clauses obligatoires. Complétez les champs signalés.',
    en: '{count|answer is|answers are} missing to write every mandatory clause. Fill in the fields shown.',
  },
  unknown_draft: {
    status: 422,
    fr: 'Ce brouillon n’existe pas dans cette société, ou il a été supprimé.',
    en: 'This draft does not exist in this company, or it was deleted.',
  },
  draft_without_formula: {
    status: 422,
    fr: 'Ce brouillon n’a pas encore de formule qui se calcule : complétez ses étapes « Indicateurs » et « Formule ».',
    en: 'This draft has no formula that can be computed yet: complete its steps “Indicators” and “Formula”.',
  },
  not_an_interessement: {
    status: 422,
    fr: 'Seul un accord d’intéressement porte une formule : celle de la participation est dans la loi.',
    en: 'Only an intéressement agreement carries a formula: that of participation is in the law.',
  },
  no_agreement_to_amend: {
    status: 409,
    fr: 'La société n’a pas d’accord d’intéressement enregistré, en vigueur ou à venir : il n’y a rien à modifier par avenant. Commencez un accord.',
    en: 'The company has no intéressement agreement on record, in force or to come: there is nothing to amend. Begin an agreement.',
  },
  too_many_drafts: {
    status: 409,
    fr: 'La société a déjà {most} brouillons : supprimez-en un avant d’en commencer un autre.',
    en: 'The company already has {most} drafts: delete one before beginning another.',
  },
  unknown_version: {
    status: 422,
    fr: 'Cette version du brouillon n’est plus gardée : choisissez-en une de la liste.',
    en: 'This version of the draft is no longer kept: choose one of the list.',
  },
} as const satisfies Sentences
