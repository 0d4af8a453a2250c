import * as names from '../../../../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'
import kit from '../../../../words/kit.fr.ts'

export default {
  title: 'Avance déjà versée',
  help: 'Ce que la personne a déjà reçu de cette somme, brut, avec son accord exprès. La fiche l’indique ; seul le reste est à choisir, à payer et à placer.',
  amount: 'Avance brute',
  received: (net: string) => `Soit ${net} nets de CSG et de CRDS.`,
  back: (amount: string) =>
    `${amount} de plus que sa part : à restituer, un dixième du salaire au plus à chaque paie.`,
  save: 'Enregistrer l’avance',
  saved: 'Avance enregistrée',
  correct: 'Corriger son avance',
  correctHelp:
    'Cette personne n’a pas de part\u00a0: toute avance qu’elle a reçue est à restituer. Indiquez ce qui lui a vraiment été versé, 0 si rien ne l’a été.',
  correctTold:
    'La personne reçoit un message avec l’avance d’avant, celle d’aujourd’hui et votre raison\u202f; aucun délai ne s’ouvre.',
  toReturnNow: (amount: string) => `Avance corrigée\u00a0: ${amount} nets à restituer`,
  list: names.advancesAlreadyPaid,
  listIntro:
    'Deux colonnes, copiées d’un tableur ou d’un fichier CSV : matricule et avance brute. Une avance suppose l’accord exprès de la personne, demandé avec quinze jours pour répondre. Qui n’est pas dans la liste garde la sienne ; 0 la retire.',
  file: names.csvFile,
  chooseFile: kit.chooseFile,
  paste: 'Lignes',
  read: (count: number, sum: string) => `${pluriel(count, '# avance lue', '# avances lues')}, ${sum} bruts.`,
  record: (count: number) => pluriel(count, 'Enregistrer # avance', 'Enregistrer # avances'),
  recorded: (count: number) => pluriel(count, '# avance enregistrée', '# avances enregistrées'),
  faults: (count: number) => pluriel(count, '# ligne est à corriger', '# lignes sont à corriger'),
  line: (line: number, message: string) => `Ligne ${line}\u00a0: ${message}`,
  noNumber: 'le matricule manque.',
  badAmount: (written: string) => `« ${written} » n’est pas un montant.`,
}
