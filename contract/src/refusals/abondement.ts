import type { Sentences } from './sentence.ts'

/** A person’s matching account. */
export const abondementRefusals = {
  opening_year: {
    status: 422,
    fr: 'L’année {year} est trop éloignée : indiquez l’année civile du versement, de {from} à {to}.',
    en: 'The year {year} is too far away: give the calendar year of the payment, from {from} to {to}.',
  },
  opening_above_law: {
    status: 422,
    fr: 'Aucun abondement ne dépasse le plafond légal de l’année, {ceiling_cents} bruts : vérifiez le montant.',
    en: 'No matching exceeds the legal ceiling of the year, {ceiling_cents} gross: check the amount.',
  },
  kept_promise_stays: {
    status: 409,
    fr: 'Cette ligne tient une promesse déjà faite à la personne : elle ne se corrige pas.',
    en: 'This line keeps a promise already made to the person: it cannot be corrected.',
  },
  openings_refused: {
    status: 422,
    fr: 'Aucune ligne n’est enregistrée : {count|ligne est à corriger|lignes sont à corriger}.',
    en: 'No row is recorded: {count|row is to be corrected|rows are to be corrected}.',
  },
} as const satisfies Sentences
