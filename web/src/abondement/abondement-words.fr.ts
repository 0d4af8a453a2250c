import kit from '../words/kit.fr.ts'
import * as names from '../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  title: 'Abondement',
  mine: 'Mon abondement',
  intro: 'Ce que l’entreprise ajoute aux sommes placées, en brut, par plan et par année civile.',
  plans: { pee: names.pee, percol: names.perCol },
  account: (plan: string, year: number) => `${plan}, ${year}`,
  used: (used: string, ceiling: string, left: string) => `${used} utilisés sur ${ceiling}, reste ${left}`,
  usedOnly: (used: string) => `${used} utilisés`,
  kinds: {
    opening: 'Reçu ailleurs',
    reservation: 'Réservé par le choix validé',
    settlement: 'Acquis, placement en cours',
    placed: names.placed,
  },
  keptPromise: (amount: string) => `Promesse tenue\u00a0: ${amount} au-dessus du plafond du plan`,
  untilClose:
    'Sans ce que retiennent les choix des campagnes en cours\u00a0: chacun reste confidentiel jusqu’à la clôture.',
  nothing: 'Rien n’est encore utilisé.',
  noPlan: 'Aucun plan de l’entreprise n’abonde.',
  failed: 'L’abondement n’a pas pu être lu',

  add: 'Ajouter un montant reçu ailleurs',
  addIntro:
    'Ce que la personne a déjà reçu cette année par un autre teneur ou un autre employeur prend sa part du plafond. Un choix validé qui n’y tient plus est réduit, et la personne reçoit un nouveau reçu.',
  correct: kit.correct,
  correctTitle: 'Corriger ce montant',
  remove: names.takeBack,
  removeTitle: 'Retirer ce montant',
  removeIntro: 'Ce qu’il libère va aux choix validés qui avaient été réduits.',
  correctEntry: (amount: string) => `Corriger ${amount}`,
  removeEntry: (amount: string) => `Retirer ${amount}`,
  plan: names.plan,
  year: 'Année du versement',
  gross: names.grossEmployerMatching,
  contributed: 'Somme placée par la personne',
  contributedHelp: 'Pour un plan qui abonde par tranches.',
  origin: names.origin,
  originHelp: 'Le teneur ou l’employeur d’où il vient.',
  reason: names.motive,
  save: kit.save,
  saved: 'Abondement enregistré',

  list: names.matchingReceivedElsewhere,
  listIntro:
    'Choisissez un fichier CSV ou collez les lignes d’un tableur, avec ces colonnes\u00a0: matricule, plan (PEE ou PER COL), année, abondement brut, somme placée, origine. Les deux dernières peuvent manquer.',
  file: names.csvFile,
  chooseFile: kit.chooseFile,
  paste: 'Lignes',
  read: (count: number, sum: string) => `${pluriel(count, '# ligne lue', '# lignes lues')}, ${sum} bruts.`,
  record: (count: number) => pluriel(count, 'Enregistrer # ligne', 'Enregistrer # lignes'),
  recorded: (added: number, unchanged: number) =>
    unchanged === 0
      ? pluriel(added, '# ligne enregistrée', '# lignes enregistrées')
      : `${pluriel(added, '# ligne enregistrée', '# lignes enregistrées')}, ${unchanged} déjà là`,
  faults: (count: number) => pluriel(count, '# ligne est à corriger', '# lignes sont à corriger'),
  line: (line: number, message: string) => `Ligne ${line}\u00a0: ${message}`,
  badPlan: (written: string) => `«\u00a0${written}\u00a0» n’est pas un plan\u00a0: écrivez PEE ou PER COL.`,
  badYear: (written: string) => `«\u00a0${written}\u00a0» n’est pas une année.`,
  badAmount: (written: string) => `«\u00a0${written}\u00a0» n’est pas un montant.`,
  noNumber: 'Le matricule manque.',
  recordFailed: 'Rien n’a été enregistré',

  promises: (count: number) =>
    pluriel(
      count,
      '# choix validé a un reçu qui ne dit pas l’abondement de son compte',
      '# choix validés ont un reçu qui ne dit pas l’abondement de leur compte',
    ),
  promisesBody: (missing: string) =>
    `Plusieurs campagnes ont promis le même plafond\u00a0: il manque ${missing} bruts. L’ordre des validations décide. Vous pouvez tenir les promesses au-delà du plafond de votre plan, dans la limite de la loi, ou envoyer un nouveau reçu aux personnes. Sans décision, elles le reçoivent avant la transmission.`,
  settledPromises: (count: number) =>
    pluriel(
      count,
      '# reçu d’une campagne déjà transmise promettait plus d’abondement que ce qui est acquis',
      '# reçus de campagnes déjà transmises promettaient plus d’abondement que ce qui est acquis',
    ),
  settledBody: (missing: string) =>
    `Il manque ${missing} bruts au total. Ce qui est acquis ne change plus\u00a0: prévenez ces personnes, ou complétez leur abondement dans la limite de la loi.`,
  settledListName: 'abondements-acquis.csv',
  settledGross: 'Acquis brut',
  keep: (amount: string) => `Tenir les promesses (${amount} bruts)`,
  kept: (count: number) => pluriel(count, '# promesse est tenue', '# promesses sont tenues'),
  tell: 'Envoyer les nouveaux reçus',
  told: (count: number) => pluriel(count, '# nouveau reçu part', '# nouveaux reçus partent'),
  takeList: 'Télécharger la liste',
  listName: 'abondements-promis.csv',
  listColumns: {
    number: names.employeeNumber,
    last: names.lastName,
    first: names.firstName,
    campaign: names.campaign,
    plan: names.plan,
    year: names.oneYear,
    promised: 'Promis brut',
    account: 'Compte brut',
    keepable: 'Peut être tenu',
  },
}
