export default {
  compare: 'Comparer',
  title: { saved: 'Un autre choix a été enregistré', confirmed: 'Un autre choix est déjà validé' },
  saved: 'Depuis un autre appareil ou un autre onglet. Lequel gardez-vous ?',
  confirmed: (at: string) =>
    `Validé le ${at}, depuis un autre appareil ou un autre onglet : c’est lui qui compte.`,
  changeable: (until: string) => `Vous pouvez encore changer jusqu’au ${until}.`,
  notYet: 'Garder celui d’ici ne le valide pas encore.',
  ours: 'Ici',
  theirs: (time: string) => `Là-bas, le ${time}`,
  theirsNoTime: 'Là-bas',
  keepOurs: 'Garder celui d’ici',
  confirmOurs: 'Valider celui d’ici',
  takeTheirs: 'Prendre l’autre',
  keepConfirmed: 'Garder le choix validé',
}
