import * as names from '../../../../words/names.fr.ts'
export default {
  title: names.newCampaign,
  body: 'Un brouillon, que vous complétez à votre rythme : personne n’est informé avant le lancement.',
  start: 'Partir de',
  again: 'La campagne précédente',
  againBody: 'Textes, critères, options et dates décalées d’un an. Les montants ne sont jamais repris.',
  blank: 'L’accord et la société',
  blankBody: 'Les critères et règles de l’accord enregistré, les plans et le contact de la société.',
  model: 'Campagne à refaire',
  type: names.type,
  typeHelp: 'Ce dont vient cette somme.',
  nextExercise: 'Au cours de l’exercice suivant celui qu’il complète.',
  completes: 'Campagne complétée',
  completesHelp: 'Le supplément va à qui y a eu une part, selon la même répartition.',
  nothingToComplete: 'Aucune campagne lancée ne peut être complétée : lancez d’abord celle de l’exercice.',
  year: names.financialYear,
  year_of_payment: 'Année du versement',
  yearHelp: 'L’année dont viennent les résultats.',
  yearOfPayment: 'Les plafonds comptent par année civile.',
  each: 'Montant brut par personne',
  bonusEach: 'Montant brut de la prime, par personne',
  unpublishedYear: (year: string) => `Rien n’est encore publié pour une prime versée en ${year}`,
  unpublishedBody: 'Vous pouvez préparer la campagne ; elle ne sera pas lancée avant ce texte.',
  ofBonus:
    'La prime est décidée par un accord ou une décision de l’employeur. La date du versement, à régler dans le brouillon, décide qui en bénéficie et de quelle année elle compte.',
  ofPayment:
    'La date du versement se règle dans le brouillon\u00a0: elle décide qui en bénéficie, et de quelle année il compte.',
  name: names.name,
  nameHelp: 'Les bénéficiaires le lisent.',
  envelope: names.grossEnvelope,
  reserve:
    'Le montant à répartir est la réserve de participation\u00a0: vous donnerez ses chiffres dans les réglages.',
  asked: {
    money:
      'Aucun montant à décider\u00a0: chacun dit combien il verse de son argent, dans la limite de la loi.',
    days: 'Aucun montant à décider\u00a0: chacun dit combien de jours de repos il place, par demi-journées, dans la limite de la loi.',
  },
  days: {
    /** What its people read. */
    name: names.restDays,
    what: (source: string) =>
      `Chacun peut donner des jours de son compte épargne-temps ou, sans lui, des jours de repos non pris. Leur valeur nette est versée sur son PER COL (${source}). Sans réponse, chacun garde ses jours.`,
    first: 'À préparer d’abord',
    plan: 'Un PER COL avec ses fonds.',
    toPlans: 'Les plans de la société',
    records:
      'Les jours de chacun et la valeur nette d’un jour, selon votre paie\u00a0: dans les fiches, ou importés avec deux colonnes, «\u00a0Jours de repos à placer\u00a0» et «\u00a0Valeur nette d’un jour de repos\u00a0». Sans jours dans sa fiche, personne n’est dans la campagne.',
    toPeople: 'Les bénéficiaires',
  },
  envelopeHelp: 'Vous pourrez l’indiquer plus tard.',
  dates: 'Ce que la loi en déduit',
  exercise: names.financialYear,
  fromTo: (from: string, to: string) => `du ${from} au ${to}`,
  latestNotice: 'Dernier jour pour envoyer les avis',
  latestHow: (presumption: number, reply: number, processing: number) =>
    `${presumption} + ${reply} + ${processing} jours avant le versement : avis tenu pour reçu, réponse, paie`,
  latestPassed: 'Déjà passé : les délais seront serrés, ou le versement tardif.',
  payment: 'Dernier jour pour verser',
  kept: (name: string) =>
    `Repris de « ${name} » : critères, plafonds, options, destinations, règles, relances, message et contact.`,
  draftThere: (name: string, year: number) =>
    `Un brouillon du même type existe déjà pour ${year} : « ${name} ». Celui-ci serait un second.`,
  campaignThere: (name: string, year: number) =>
    `« ${name} », du même type, existe déjà pour ${year}. Celle-ci s’y ajouterait.`,
  openFirst: 'L’ouvrir',
  create: 'Créer le brouillon',
}
