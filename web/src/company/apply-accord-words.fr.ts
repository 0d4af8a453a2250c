import * as names from '../words/names.fr.ts'
export default {
  title: 'Appliquer ce texte ?',
  body: (title: string) =>
    `Les clauses, les exercices et les dates de « ${title} » deviennent ceux d’un accord de la société : les campagnes de ces exercices les reprendront, une fois l’accord signé et déposé. Ce qui est lancé garde ses règles.`,
  apply: names.applyAsTheAgreement,
  amendment: 'Appliquer comme avenant',
  again: 'Réessayer comme accord',
}
