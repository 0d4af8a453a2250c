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
