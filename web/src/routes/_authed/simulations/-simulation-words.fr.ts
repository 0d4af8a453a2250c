import * as names from '../../../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  types: {
    interessement_envelope: 'Enveloppe d’intéressement',
    participation_reserve: names.participationReserve,
    distribution: 'Répartition individuelle',
    employer_cost: 'Coût employeur',
    employee_net: 'Net salarié',
    abondement_budget: 'Budget d’abondement',
    obligation_check: 'Suis-je concerné ?',
    ppv: names.valueSharingBonus,
  },
  questions: {
    interessement_envelope: 'Combien la formule donne-t-elle, et quand ne donne-t-elle rien ?',
    participation_reserve: 'Que donne la formule légale, ou celle de votre accord ?',
    distribution: 'Qui reçoit combien, et quel partage est le plus juste ?',
    employer_cost: 'Que coûte vraiment la somme versée ?',
    employee_net: 'Que reste-t-il au salarié, versé ou placé ?',
    abondement_budget: 'Combien prévoir pour compléter l’épargne ?',
    obligation_check: 'Quels dispositifs sont obligatoires ici ?',
    ppv: 'Combien coûte une prime, et que reçoit chacun ?',
  },
  statuses: { draft: names.draft, saved: 'Enregistrée', reference: 'Retenue', archived: names.archived },
  rulesOf: (day: string) => `Règles du ${day}`,
  warnings: (count: number) => pluriel(count, '# point à voir', '# points à voir'),
  back: names.allSimulations,
  outdated: 'Les effectifs ou les salaires ont changé depuis ce calcul.',
  print: names.print,
}
