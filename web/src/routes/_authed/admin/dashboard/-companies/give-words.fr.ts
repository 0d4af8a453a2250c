import * as names from '../../../../../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'
import { todoSetNames } from '@moisson/core/todo/set-names'
import { wordsIn } from '@moisson/law/text'

export default {
  processTitle: names.copyAProcess,
  processIntro: (company: string) => `Ses étapes seront à refaire par ${company}, à de nouvelles dates.`,
  source: 'Modèle ou parcours à reprendre',
  choose: names.pleaseChoose,
  again: (title: string) => `Reprendre « ${title} »`,
  sourceMissing: 'Choisissez un modèle ou un parcours.',
  target: names.targetDate,
  targetHelp: 'Les échéances des étapes en sont déduites ; vide, elles suivent la clôture des comptes.',
  processNow: 'Copier le parcours',
  processGiven: (title: string, company: string) => `« ${title} » est donné à ${company}`,

  todosTitle: names.giveThingsToDo,
  todosIntro: (company: string) => `Les dates sont calculées pour ${company} ; rien n’est ajouté deux fois.`,
  set: 'Liste',
  sets: wordsIn(todoSetNames, 'fr'),
  preview: 'Voir ce qui serait ajouté',
  wouldAdd: (count: number) =>
    count === 0 ? 'Rien à ajouter' : pluriel(count, '# tâche serait ajoutée', '# tâches seraient ajoutées'),
  leftOut: (count: number) =>
    pluriel(count, '# tâche est déjà là ou sans objet.', '# tâches sont déjà là ou sans objet.'),
  todosNow: (count: number) => pluriel(count, 'Ajouter # tâche', 'Ajouter # tâches'),
  todosGiven: (count: number, company: string) =>
    `${pluriel(count, '# tâche ajoutée', '# tâches ajoutées')} à ${company}`,
}
