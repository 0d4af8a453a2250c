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
} as const satisfies Sentences
