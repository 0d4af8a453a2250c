import * as names from '../words/names.fr.ts'
import kit from '../words/kit.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  decimalMark: ',',
  notANumber: 'Écrivez un nombre.',
  otherMarks: 'La virgule précède les décimales, une espace sépare les milliers.',
  notWhole: 'Écrivez un nombre entier.',
  tooFine: 'Moins de décimales : ce nombre serait arrondi.',
  // Bounds of four digits are years as often as not, and read as well without a space.
  between: (least: number, most: number) =>
    `Écrivez un nombre de ${least.toLocaleString('fr', { useGrouping: most > 9999 })} à ${most.toLocaleString('fr', { useGrouping: most > 9999 })}.`,
  none: names.notGiven,
  days: names.days,
  saveFailed: 'Ceci n’a pas pu être enregistré',
  save: kit.save,
  discard: 'Tout rétablir',
  unsaved: (count: number) =>
    pluriel(count, '# champ modifié, non enregistré', '# champs modifiés, non enregistrés'),
  unread: (count: number) =>
    pluriel(count, '# champ illisible, à corriger d’abord', '# champs illisibles, à corriger d’abord'),
  fixFields: 'Corrigez les champs signalés, puis enregistrez de nouveau.',
  conflict: {
    title: 'Quelqu’un a modifié les mêmes champs',
    body: 'Choisissez pour chacun ce qui doit rester. Rien n’a encore été écrasé.',
    mine: 'Votre valeur',
    theirs: 'Valeur enregistrée entre-temps',
    keep: 'Enregistrer ces choix',
  },
}
