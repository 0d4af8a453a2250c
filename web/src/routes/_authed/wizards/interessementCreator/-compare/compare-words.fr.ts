import * as names from '../../../../../words/names.fr.ts'
export default {
  title: (name: string) => `Versions : ${name}`,
  back: 'Revenir au projet',
  intro: 'Chaque réponse qui a changé entre deux enregistrements, avant et après.',
  from: 'Version d’avant',
  to: 'Version d’après',
  version: (number: number, when: string, who: string | null) =>
    `${number} — ${when}${who ? `, ${who}` : ''}`,
  none: 'Ces deux versions disent la même chose.',
  one: 'Ce projet n’a encore qu’une version.',
  answer: names.answer,
  before: 'Avant',
  after: 'Après',
  nothing: 'aucune réponse',
  differences: 'Différences',
}
