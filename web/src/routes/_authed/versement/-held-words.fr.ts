import { ofName } from '@moisson/law/words/inside-sentence'
import data from '../../../words/data.fr.ts'
import kit from '../../../words/kit.fr.ts'
import * as names from '../../../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  title: names.heldSums,
  intro:
    'L’argent de personnes que personne n’a pu prévenir, toutes campagnes confondues. La société le garde, puis le remet à la Caisse des dépôts.',
  left: (count: number, amount: string) =>
    `${pluriel(count, '# somme conservée', '# sommes conservées')}, ${amount}`,
  due: (count: number, amount: string) =>
    `${pluriel(count, '# somme à remettre', '# sommes à remettre')} à la Caisse des dépôts, ${amount}`,
  dueBody: 'Le délai de garde est passé : faites la remise, puis enregistrez son jour et sa référence.',
  show: names.show,
  open: 'Conservées et à remettre',
  all: kit.all,
  search: 'Nom, matricule ou campagne',
  file: 'Liste (CSV)',
  none: 'Aucune somme n’est conservée',
  noneBody: 'Toutes celles de vos campagnes validées ont été versées ou remises.',
  badges: { to_deposit: names.toHandOver, kept: 'Conservée', paid: 'Versée', deposited: names.handedOver },
  number: (text: string) => `matricule ${text}`,
  since: (day: string) => `conservée depuis le ${day}`,
  until: (day: string) => `à garder jusqu’au ${day}`,
  noDay: 'reste due : aucun texte ne fixe de jour de remise',
  done: {
    paid: (day: string) => `versée à la personne le ${day}`,
    deposited: (day: string) => `remise à la Caisse des dépôts le ${day}`,
  },
  reference: (text: string) => `réf. ${text}`,
  by: (name: string) => `enregistré par ${name}`,
  tried: 'Essais',
  neverTried: 'Rien n’est parti : aucun e-mail, aucun courrier.',
  more: (count: number) => pluriel(count, 'et # autre', 'et # autres'),
  ways: 'Joindre aujourd’hui',
  noAccount: 'sans compte',
  noWay: 'Ni e-mail ni téléphone',
  postOnly: 'adresse postale connue',
  complete: 'Compléter ses coordonnées',
  letter: 'État à lui envoyer (PDF)',
  letterOf: (name: string) => `État à lui envoyer (PDF), ${name}`,
  record: names.record,
  recordOf: (name: string) => `Enregistrer ce que devient la somme ${ofName(name)}`,
  change: kit.change,
  changeOf: (name: string) => `Modifier l’enregistrement : ${name}`,
  dialog: {
    title: (name: string) => `Somme ${ofName(name)}`,
    body: (amount: string, campaign: string) => `${amount}, ${campaign}`,
    status: 'Ce qu’elle devient',
    kept: 'Toujours conservée',
    keptBody: 'Notez ce qui a été essayé.',
    paid: 'Versée à la personne',
    paidBody: 'La personne est retrouvée : vous l’avez payée.',
    deposited: 'Remise à la Caisse des dépôts',
    depositedFrom: (day: string) => `Possible après le ${day}.`,
    depositedNow: 'Le délai de garde est passé.',
    depositedNever: 'Aucun texte ne le prévoit pour cette somme.',
    taxed: (amount: string) =>
      `Versée, elle entre dans le revenu imposable de la personne : ${amount} à déclarer avec la paie du mois. La CSG et la CRDS sont déjà retenues.`,
    paidOn: 'Versée le',
    depositedOn: 'Jour de la remise',
    reference: data.reference,
    referenceHelp: 'La personne la lira dans son espace pour réclamer la somme.',
    note: 'Ce qui a été essayé, ce qu’il faut savoir',
    tells:
      'La personne est prévenue si un e-mail l’atteint ; son espace et son état récapitulatif le disent aussi.',
    save: names.record,
    saved: 'C’est enregistré',
    changed: 'Quelqu’un a enregistré autre chose entre-temps : fermez, puis vérifiez la ligne.',
  },
}
