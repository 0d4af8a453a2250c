import { ofName } from '@moisson/law/words/inside-sentence'
import kit from '../../../../words/kit.fr.ts'
import * as names from '../../../../words/names.fr.ts'

export default {
  title: 'Réponse sur papier',
  help: 'Cette personne vous a rendu sa réponse signée ? Saisissez-la : elle compte comme les autres, jusqu’à sa date limite. La personne est prévenue.',
  again:
    'Vous avez mal lu ce papier ? Saisissez-le de nouveau, en disant pourquoi. La personne peut toujours changer sa réponse elle-même.',
  enter: 'Saisir une réponse sur papier',
  enterAgain: 'Saisir de nouveau',
  read: 'Lire le papier',
  print: 'Reçu à remettre',
  dialog: (name: string) => `Réponse sur papier ${ofName(name)}`,
  description: (net: string) =>
    `Recopiez ce qui est écrit, rien d’autre. À répartir : ${net}. Le papier est gardé avec son empreinte ; le choix reste confidentiel jusqu’à la clôture.`,
  descriptionOwn: (room: string) =>
    `Recopiez ce qui est écrit, rien d’autre. Cette personne peut verser jusqu’à ${room} de son argent. Le papier est gardé avec son empreinte ; le choix reste confidentiel jusqu’à la clôture.`,
  descriptionDays: (room: string) =>
    `Recopiez ce qui est écrit, rien d’autre. Cette personne peut placer jusqu’à ${room}. Le papier est gardé avec son empreinte ; le choix reste confidentiel jusqu’à la clôture.`,
  days: {
    pays: 'Elle place des jours',
    split: 'Par demi-journées, sur un ou plusieurs fonds.',
    nothing: 'Elle ne place aucun jour',
    amount: 'Nombre de jours',
    notHalves: 'Par demi-journées\u00a0: 0,5, 1, 1,5…',
    worth: (days: string, amount: string) => `${days}, soit ${amount}.`,
    over: (days: string) => `C’est ${days} de trop.`,
  },
  paysIn: 'Elle verse de son argent',
  paysNothing: 'Elle ne verse rien',
  paysNothingBody: 'C’est une réponse : elle a son reçu, et n’est plus relancée.',
  signedOn: 'Jour écrit sur le papier',
  choice: 'Ce qu’elle a choisi',
  modes: {
    quick_cash: 'Tout sur son compte',
    quick_managed: names.placeItAll,
    quick_half: names.halfAndHalf,
    quick_both: names.inBothPlans,
    custom: 'Une autre répartition',
  },
  ownSplit: 'Plusieurs lignes, au centime.',
  lines: 'Lignes écrites sur le papier',
  where: 'Où',
  choose: names.choose,
  amount: names.amount,
  removeLine: (place: number) => `Retirer la ligne ${place}`,
  lineOf: (place: number) => `Ligne ${place}`,
  addLine: 'Ajouter une ligne',
  cash: 'Sur son compte',
  left: (amount: string) => `Il reste ${amount} à répartir.`,
  over: (amount: string) => `C’est ${amount} de trop.`,
  managed: { prudent: 'piloté prudent', balanced: 'piloté équilibré', dynamic: 'piloté dynamique' },
  paper: 'Papier signé',
  paperHelp: 'PDF, photo ou scan. Il est obligatoire : il prouve la réponse.',
  file: kit.chooseFile,
  noFile: 'Aucun fichier',
  reason: 'Pourquoi le saisir de nouveau ?',
  save: 'Enregistrer sa réponse',
  done: (receipt: string) => `Réponse enregistrée, reçu ${receipt}`,
  told: {
    mail: 'Son reçu part par e-mail.',
    letter: 'Elle n’a pas d’e-mail : imprimez son reçu et remettez-le.',
  },
}
