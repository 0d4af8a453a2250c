import data from '../words/data.fr.ts'
import kit from '../words/kit.fr.ts'
import * as names from '../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'
import { stateNames } from '@moisson/core/campaign/state-names'
import { campaignTypeNames } from '@moisson/core/campaign/type-names'
import { wordsIn } from '@moisson/law/text'

export default {
  mend: {
    fix: kit.correct,
    assumed: 'Ce qui a été supposé',
    others: (count: number) => pluriel(count, 'et # autre', 'et # autres'),
  },
  states: wordsIn(stateNames, 'fr'),
  types: wordsIn(campaignTypeNames, 'fr'),
  engagement: {
    not_invited: 'Avis non envoyé',
    invited: names.noticeSent,
    opened: 'Consulté',
    in_progress: names.choiceNotConfirmed,
    submitted: names.choiceConfirmed,
    locked: 'Choix définitif',
    defaulted: names.defaultChoice,
    unreachable: 'Injoignable',
    excluded: 'Exclu',
    nothing: names.nothingToDecide,
  },
  fiscalYear: (year: number) => `Exercice ${year}`,
  civilYear: (year: number) => `Année ${year}`,
  people: (count: number) => pluriel(count, '# personne', '# personnes'),
  envelope: names.envelope,
  distributed: 'Réparti',
  paidIn: names.payments,
  responseRate: 'Taux de réponse',
  answers: (answered: number, total: number) =>
    `${pluriel(answered, '# réponse', '# réponses')} sur ${pluriel(total, '#', '#')}`,
  deadline: names.endOfTheCollection,
  until: (day: string) => `jusqu’au ${day}`,
  next: {
    complete: (count: number) =>
      pluriel(count, 'Compléter # point avant le lancement', 'Compléter # points avant le lancement'),
    calculate: 'Calculer la part de chacun',
    limits: 'Calculer la limite de chacun',
    launch: 'Prête à lancer',
    scheduled: (day: string) => `S’ouvre le ${day}`,
    waiting: (count: number) => pluriel(count, '# personne n’a pas répondu', '# personnes n’ont pas répondu'),
    everybodyAnswered: 'Tout le monde a répondu : transmettre au contrôle',
    submit: 'Appliquer les choix par défaut et transmettre au contrôle',
    handOver: names.submitForControl,
    adviser: 'Le conseiller contrôle les montants',
    control: 'À contrôler et valider',
    correct: 'Corriger, puis transmettre de nouveau',
    pay: (day: string) => `Payer et placer avant le ${day}`,
    paid: (day: string) => `Payée le ${day}`,
    done: names.completed,
    cancelled: (day: string) => `Annulée le ${day}`,
  },
  envelopeParts: (agreed: string, added: string) =>
    `Enveloppe de ${agreed} et complément de ${added}, ajouté depuis le lancement.`,
  lockEqual: 'Les parts font l’enveloppe, au centime près',
  lockLeft: (amount: string) => `${amount} de l’enveloppe ne sont pas répartis`,
  lockMore: (amount: string) => `Les parts dépassent l’enveloppe de ${amount}`,
  offline: data.offline,
  reference: data.reference,
  unanswered: names.unanswered,
  notDetailed: 'Choisi, détaillé à la clôture au plus tard',
  beforePay: {
    amount: 'Avant cotisations et impôt',
    average: 'Moyenne avant cotisations et impôt',
    median: 'Médiane avant cotisations et impôt',
    total: 'Total avant cotisations et impôt',
  },
  onlyOnce: 'Vous pouvez réessayer : l’action ne sera faite qu’une fois.',
  unchanged: 'Rien n’a été modifié',
  unchangedBody: 'La campagne est restée dans l’état où elle était.',
  stateNow: (state: string) => `La campagne est maintenant « ${state} ».`,
  stateNowBy: (state: string, name: string, when: string) =>
    `La campagne est maintenant « ${state} » : ${name} vient de le faire, ${when}.`,
  changedMeanwhile:
    'Quelqu’un a modifié la campagne entre-temps. Relisez ce qui est affiché, puis recommencez.',
  typeCount: (count: string) => `Pour confirmer, écrivez le nombre de personnes : ${count}`,
  typeCountWrong: (count: string) => `Écrivez ${count} pour confirmer.`,
}
