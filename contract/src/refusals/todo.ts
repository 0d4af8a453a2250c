import type { Sentences } from './sentence.ts'

/** Things to do. */
export const todoRefusals = {
  agreement_end_missing: {
    status: 422,
    fr: 'La fin de l’accord n’est pas connue : indiquez le dernier exercice qu’il couvre, puis recommencez.',
    en: 'The end of the agreement is not known: give the last financial year it covers, then try again.',
  },
  unknown_todo_set: {
    status: 422,
    fr: 'Ce jeu de tâches n’existe plus : choisissez-en un autre.',
    en: 'This set of tasks does not exist any more: choose another one.',
  },
  todo_reason_missing: {
    status: 422,
    fr: 'Dites en une phrase pourquoi cette tâche est sans objet : la raison reste au dossier.',
    en: 'Say in one sentence why this task does not apply: the reason stays on file.',
  },
  todo_solves_itself: {
    status: 409,
    fr: 'Cette tâche disparaît d’elle-même dès que c’est fait. Vous pouvez la reporter, ou la classer sans objet.',
    en: 'This task goes away by itself once it is done. You can put it off, or set it aside.',
  },
  todo_closed_itself: {
    status: 409,
    fr: 'Cette tâche est close par ce qui est au dossier : elle se rouvre d’elle-même dès que ce n’y est plus.',
    en: 'This task is closed by what is on record: it opens again by itself once that is no longer there.',
  },
  legal_date_fixed: {
    status: 409,
    fr: 'La loi fixe cette date : elle ne se déplace pas. Vous pouvez reporter le rappel.',
    en: 'The law sets this date: it does not move. You can put off the reminder.',
  },
  todo_text_fixed: {
    status: 409,
    fr: 'Le texte de cette tâche vient de Moisson : seules les tâches ajoutées à la main se réécrivent.',
    en: 'The text of this task comes from Moisson: only tasks added by hand can be rewritten.',
  },
  unknown_assignee: {
    status: 422,
    fr: 'Cette personne n’administre pas la société et ne la conseille pas : choisissez-la dans la liste.',
    en: 'This person neither administers nor advises the company: choose somebody from the list.',
  },
  unknown_evidence: {
    status: 422,
    fr: 'Ce document n’est pas parmi ceux de la société : choisissez-le dans la liste.',
    en: 'This document is not among the company’s: choose it from the list.',
  },
} as const satisfies Sentences
