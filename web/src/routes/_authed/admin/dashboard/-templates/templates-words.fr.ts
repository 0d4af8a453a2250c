import kit from '../../../../../words/kit.fr.ts'
import * as names from '../../../../../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'
import { todoSetNames } from '@moisson/core/todo/set-names'

export default {
  processes: 'Modèles de parcours',
  processesIntro:
    'Un conseiller les donne à une société depuis sa fiche ; les dates suivent la clôture des comptes.',
  version: (number: number) => `version ${number}`,
  steps: (count: number) => pluriel(count, '# étape', '# étapes'),
  minutes: (count: number) => `environ ${count} min pour la société`,
  responsibles: {
    company_admin: names.company,
    manager: names.adviser,
    agent: 'Interlocuteur',
    third_party: 'Tiers',
  },
  own: {
    title: 'Modèles écrits ici',
    intro:
      'Ce que vous ou la plateforme avez écrit. Chaque version est gardée ; ce qui a été commencé ou donné avant ne change pas.',
    shared: names.platform,
    mine: 'Le vôtre',
    by: (name: string, day: string) => `${name}, ${day}`,
    edit: kit.change,
    retire: 'Retirer',
    retired: (title: string) => `« ${title} » est retiré.`,
    retireTitle: (title: string) => `Retirer « ${title} » ?`,
    retireBody: 'Plus rien ne commencera par ce modèle. Ce qui l’a été reste tel quel.',
    adapt: 'Adapter',
    write: 'Écrire une liste de tâches',
  },
  editor: {
    adapt: (title: string) => `Adapter « ${title} »`,
    change: (title: string) => `Modifier « ${title} »`,
    newSet: 'Une liste de tâches',
    processIntro:
      'Écrivez par-dessus les mots du produit, laissez une étape de côté, ajoutez les vôtres. Vos mots valent dans les deux langues ; le prochain parcours commencé en suivra la nouvelle version.',
    todosIntro:
      'Chaque tâche est donnée une fois par exercice. Les dates que la loi fixe viennent des listes du produit.',
    title: 'Nom du modèle',
    titleMissing: 'Donnez un titre.',
    stepTitle: 'Titre de l’étape',
    newStep: 'Nouvelle étape',
    body: names.whatToDo,
    bodyHelp: 'Un tiret au début d’une ligne fait une liste.',
    minutes: 'Temps de travail',
    responsible: 'À qui',
    dueAfter: 'Après le début',
    days: names.days,
    leaveOut: 'Laisser cette étape de côté',
    leftOut: 'De côté',
    added: 'Ajoutée',
    addAfter: 'Ajouter une étape après celle-ci',
    remove: 'Enlever',
    save: kit.save,
    saved: (title: string, version: number) => `« ${title} », version ${version}, est enregistré.`,
    todoNumbered: (place: number) => `Tâche ${place}`,
    todoTitle: 'Titre de la tâche',
    addTodo: names.addATask,
    from: 'Date comptée depuis',
    anchors: { given: 'Le jour où elle est donnée', closing: 'La clôture de l’exercice', none: 'Sans date' },
    daysFrom: 'Décalage',
    daysHelp: 'Négatif : avant ce jour.',
  },
  todos: 'Listes de tâches',
  todosIntro: 'Les dates sont calculées pour chaque société ; une tâche n’est jamais donnée deux fois.',
  sets: {
    onboarding: {
      name: todoSetNames.onboarding.fr,
      about: 'Ce qu’une société complète en arrivant : identité, interlocuteurs, plan, premiers documents.',
    },
    annual: {
      name: todoSetNames.annual.fr,
      about: 'Les rendez-vous d’un exercice : calcul, choix, versement, déclarations, rapports.',
    },
    renewal: {
      name: todoSetNames.renewal.fr,
      about: 'Ce qui précède la fin d’un accord : bilan, négociation, signature, dépôt.',
    },
  },
}
