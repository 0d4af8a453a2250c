import * as names from '../../../../words/names.fr.ts'

export default {
  compare: 'Comparer',
  title: { saved: 'Un autre choix a été enregistré', confirmed: 'Un autre choix est déjà validé' },
  saved:
    'Depuis un autre appareil ou un autre onglet. Aucun des deux n’est validé : aucun ne compte encore. Lequel gardez-vous ?',
  confirmed:
    'Depuis un autre appareil ou un autre onglet : c’est lui qui compte, tant que vous n’en validez pas un autre.',
  draftBeside:
    'Depuis un autre appareil ou un autre onglet. Le choix validé compte tant que vous n’en validez pas un autre. Lequel gardez-vous ?',
  changeable: (until: string) => `Vous pouvez encore changer jusqu’au ${until}.`,
  notYet: 'Garder celui d’ici ne le valide pas encore.',
  ours: 'Ici',
  theirs: 'Là-bas',
  countedTitle: 'Le choix validé',
  draftHere: 'Brouillon, non validé',
  draftOn: (time: string) => `Brouillon enregistré le ${time}, non validé`,
  confirmedOn: (time: string, receipt: string) => `Validé le ${time}, reçu ${receipt}`,
  counts: 'C’est lui qui compte',
  matching: names.netEmployerMatching,
  unmatched: names.noneOfThem,
  unread: 'Lecture en cours',
  keepOurs: 'Garder celui d’ici',
  confirmOurs: 'Valider celui d’ici',
  takeTheirs: 'Prendre l’autre',
  keepConfirmed: 'Garder le choix validé',
}
