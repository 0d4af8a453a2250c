/** What is said of the interest for paying late, where it is fixed and where an order carries it. */
export default {
  lateIn: (amount: string) => `Ce virement comprend ${amount} d’intérêts de retard, fixés pour ce jour.`,
  lateOther: (day: string) =>
    `Les intérêts de retard sont fixés pour un versement le ${day} : fixez-les pour le jour choisi, ou choisissez ce jour.`,
  lateOut:
    'Ce fichier ne porte que le principal. Les intérêts se paient en même temps : fixez-les d’abord, ou la société les devra à part.',
  lateFix: 'Fixer les intérêts',
  source: 'Où ce taux a été lu',
  sourceHelp: 'L’avis du Journal officiel et sa date : gardés avec les intérêts.',
  fixTitle: 'Fixer les intérêts de ce jour',
  fixBody:
    'Le montant de chaque personne est écrit sur sa ligne et ne se recalcule plus : il part dans le virement, le fichier du teneur, celui de la paie et les écritures. Intérêts exonérés comme le principal ; CSG et CRDS n’en sont pas retirées : à vérifier par la paie.',
  fix: (day: string) => `Fixer au ${day}`,
  fixOf: (kind: string, day: string) => `Fixer au ${day} : ${kind}`,
  fixed: 'Intérêts de retard fixés',
  fixedFor: (amount: string, day: string) => `${amount} fixés pour le ${day}.`,
  likePay:
    'Accord trop tardif : les montants de ce virement et du fichier du teneur de compte sont après CSG et CRDS, avant les cotisations et l’impôt que chacun sait devoir. Seul le fichier de paie les soumet comme un salaire : faites d’abord établir le net par la paie.',
  removeTitle: 'Des intérêts étaient fixés',
  remove: 'Retirer ces intérêts',
  removeOf: (kind: string) => `Retirer les intérêts : ${kind}`,
  removed: 'Intérêts de retard retirés',
  notFixed: 'Rien n’est fixé.',
  settled: 'Déjà ordonné ou payé : annulez son enregistrement pour les changer.',
}
