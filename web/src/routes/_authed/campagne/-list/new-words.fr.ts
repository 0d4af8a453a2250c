import names from '../../../../words/names.fr.ts'
export default {
  title: 'Nouvelle campagne',
  body: 'Un brouillon, que vous complétez à votre rythme : personne n’est informé avant le lancement.',
  start: 'Partir de',
  again: 'La campagne précédente',
  againBody: 'Textes, critères, options et dates décalées d’un an. Les montants ne sont jamais repris.',
  blank: 'L’accord et la société',
  blankBody: 'Les critères et règles de l’accord enregistré, les plans et le contact de la société.',
  model: 'Campagne à refaire',
  type: names.type,
  typeHelp: 'Le dispositif de votre accord.',
  year: names.financialYear,
  yearHelp: 'L’année dont viennent les résultats.',
  name: names.name,
  nameHelp: 'Les bénéficiaires le lisent.',
  envelope: names.grossEnvelope,
  reserve:
    'Le montant à répartir est la réserve de participation\u00a0: vous donnerez ses chiffres dans les réglages.',
  envelopeHelp: 'Vous pourrez l’indiquer plus tard.',
  dates: 'Ce que la loi en déduit',
  exercise: names.financialYear,
  fromTo: (from: string, to: string) => `du ${from} au ${to}`,
  latestNotice: 'Dernier jour pour envoyer les avis',
  latestHow: (presumption: number, reply: number, processing: number) =>
    `${presumption} + ${reply} + ${processing} jours avant le versement : présomption, réponse, paie`,
  latestPassed: 'Déjà passé : les délais seront serrés, ou le versement tardif.',
  payment: 'Dernier jour pour verser',
  kept: (name: string) =>
    `Repris de « ${name} » : critères, plafonds, options, destinations, règles, relances, message et contact.`,
  create: 'Créer le brouillon',
}
