import * as names from '../words/names.fr.ts'
export default {
  title: names.forTheWorksCouncil,
  intro: (company: string) =>
    `Ce que ${company} vous donne\u00a0: les totaux de chaque campagne lancée et les documents qui vous sont adressés. Personne n’y est nommé, et aucun montant n’y concerne moins de cinq personnes.`,
  campaigns: names.campaigns,
  noCampaign: 'Aucune campagne lancée',
  noCampaignWhy: 'Les totaux d’une campagne paraissent ici dès son lancement.',
  launched: (day: string) => `Lancée le ${day}`,
  payment: (day: string) => `paiement prévu le ${day}`,
  envelope: names.envelope,
  people: names.people,
  average: 'Part moyenne',
  lowest: 'Moyenne des cinq parts les plus basses',
  highest: 'Moyenne des cinq parts les plus hautes',
  gross: (extremes: boolean) =>
    extremes
      ? 'Montants bruts. Aucun n’est celui d’une seule personne.'
      : 'Montants bruts. La moyenne des parts les plus basses et les plus hautes n’est pas donnée\u00a0: avec si peu de personnes, elle dirait ce que reçoivent moins de cinq d’entre elles.',
  shared: (how: string) => `Répartition\u00a0: ${how}.`,
  criteria: {
    uniform: 'part égale',
    salary: 'salaire',
    presence: 'présence',
    appartenance: 'temps d’appartenance',
  },
  few: 'Moins de cinq personnes ont une part\u00a0: aucun montant n’est donné, il dirait ce que chacune reçoit.',
  formula: 'La formule, en mots',
  formulaFrench: '',
  typed: 'Aucun calcul de l’enveloppe n’est enregistré avec cette campagne.',
  curve: (label: string) => `Enveloppe selon\u00a0: ${label}`,
  curveNow: (label: string, value: string, envelope: string) =>
    `Le trait pointillé marque cet exercice\u00a0: ${label} de ${value}, ce qui donne ${envelope}. Les autres chiffres restent ceux qui ont été enregistrés.`,
  noCurve:
    'Pas de courbe\u00a0: l’accord a changé depuis, ou aucun chiffre de l’exercice ne fait varier l’enveloppe.',
  papers: 'Documents adressés au CSE',
  noPaper: 'Aucun document',
  noPaperWhy: 'L’accord et les documents adressés au CSE paraissent ici quand la société vous les destine.',
  valid: (from: string, until: string) => `du ${from} au ${until}`,
  take: names.download,
  takeNamed: (title: string) => `Télécharger ${title}`,
}
