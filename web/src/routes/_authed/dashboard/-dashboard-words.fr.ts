import { sourceIn } from '@moisson/law/legal-points'
import kit from '../../../words/kit.fr.ts'
import * as names from '../../../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  hello: (name: string) => (name ? `Bonjour ${name}` : 'Bonjour'),
  cardFailed: 'Cette carte n’a pas pu être chargée',

  welcome: 'Bienvenue dans Moisson',
  welcomeBody:
    'Cinq étapes mènent à la première campagne. Vous pouvez vous arrêter et reprendre à tout moment.',
  steps: {
    orientation: {
      title: 'Par où commencer',
      body: 'Suis-je concerné, que puis-je faire, combien cela coûte, que gagnent mes salariés : cinq réponses au plus.',
      go: 'Voir ce qui vous concerne',
    },
    agreement: {
      title: 'Votre accord',
      body: 'Écrit ici, question par question, ou déjà signé ailleurs : sans accord signé et déposé, ni intéressement ni participation ne se partagent. Une prime de partage de la valeur s’en passe.',
      go: 'Entrer un accord signé',
    },
    plan: {
      title: 'Votre plan d’épargne, si vous en voulez un',
      body: 'Avec un PEE ou un PER COL, chacun peut placer sa prime sans impôt sur le revenu. Sans plan, elle est versée.',
      go: 'Ouvrir un plan',
    },
    people: {
      title: 'Vos bénéficiaires',
      body: 'Le fichier de paie, tel que votre logiciel le produit.',
      go: kit.importFile,
    },
    campaign: {
      title: 'Votre campagne',
      body: 'La part de chacun est calculée au centime, puis chacun reçoit son avis et choisit sur son téléphone.',
      go: names.prepareACampaign,
    },
  },
  goOn: 'Continuer la mise en place',
  writeAgreement: names.writeAnAgreement,
  agreementReady: 'Il est signé, pas encore déposé.',
  agreementFiled: 'Il est signé et déposé.',
  fileIt: 'Préparer le dépôt',
  planReady: (count: number) => pluriel(count, '# plan est ouvert.', '# plans sont ouverts.'),
  stepDone: kit.done,
  peopleReady: (count: number) => pluriel(count, '# personne est prête.', '# personnes sont prêtes.'),

  openTitle: 'Campagne en cours',
  noOpen: 'Aucune campagne n’est ouverte aux réponses.',
  seeCampaigns: names.seeTheCampaigns,
  answered: 'ont répondu',
  answers: (answered: string, total: string) => `${answered} sur ${total}`,
  notAnswered: names.noAnswer,
  draftsLeft: 'Choix commencés, non validés',
  undecided: 'Pas encore détaillé',
  held: names.held,
  undecidedDetail: 'sans réponse, ou moins de cinq réponses de plus',
  closes: names.endOfTheCollection,
  open: kit.open,
  split: 'Ce qui est décidé',
  destination: names.destination,
  amount: names.netAmount,
  remind: kit.remind,
  remindTitle: (count: number) => pluriel(count, 'Relancer # personne', 'Relancer # personnes'),
  remindBody:
    'Un e-mail avec leur lien personnel. Une personne relancée il y a moins de 24 heures ne l’est pas de nouveau.',
  remindBySms: (count: number) =>
    pluriel(
      count,
      '# message part par SMS, facturé par la passerelle.',
      '# messages partent par SMS, facturés par la passerelle.',
    ),
  remindNow: 'Envoyer la relance',
  reminded: (count: number) => pluriel(count, '# relance est partie', '# relances sont parties'),
  remindedNobody: 'Personne à relancer maintenant',
  everybodyAnswered: 'Tout le monde a répondu.',
  otherOpen: (count: number) => pluriel(count, '# autre campagne ouverte', '# autres campagnes ouvertes'),

  clock: 'Horloge légale',
  payBefore: 'Verser ou placer',
  closesOn: names.endOfTheCollection,
  opensOn: names.opening,
  inDays: (count: number) => (count === 0 ? 'aujourd’hui' : pluriel(count, 'dans # jour', 'dans # jours')),
  daysLate: (count: number) => pluriel(count, '# jour de retard', '# jours de retard'),
  lateCost: (amount: string, caution: string) =>
    `Au-delà, environ ${amount} d’intérêts par jour${caution && ` (${caution})`}`,
  lateWhy: (rate: string, times: string, source: string) =>
    `${rate} l’an, ${times} fois le taux moyen des obligations, sur les sommes brutes (${source}).`,
  nextExercise: 'Exercice suivant',
  exemptionsLost: `Plus tard, l’exercice perd ses exonérations (${sourceIn('exemptions_lost', 'fr')}).`,
  noDates: 'La date de clôture de l’exercice manque : chaque date de la loi en dépend.',
  giveClosing: 'Indiquer la date de clôture',
  behind: kit.done,
  example: names.example,
  signed: 'Accord conclu',
  filed: 'Accord déposé sur TéléAccords',
  toSign: 'Dernier jour pour conclure l’accord',
  toFollow: 'Dernier jour pour conclure l’accord suivant',
  expires: 'L’accord expire',
  expired: 'L’accord a expiré',
  toFile: 'Dernier jour pour le déposer sur TéléAccords',

  quality: 'Données des bénéficiaires',
  nobodyYet: 'Personne pour l’instant : commencez par le fichier de paie.',
  qualityGood: 'Toutes les fiches sont complètes.',
  issues: {
    no_own_contact: (count: number) =>
      pluriel(count, '# départ sans contact personnel', '# départs sans contact personnel'),
    no_email: (count: number) => pluriel(count, '# fiche sans e-mail', '# fiches sans e-mail'),
    bounced: (count: number) => pluriel(count, '# adresse en erreur', '# adresses en erreur'),
    no_employee_number: (count: number) =>
      pluriel(count, '# fiche sans matricule', '# fiches sans matricule'),
    no_birth_date: (count: number) =>
      pluriel(count, '# fiche sans date de naissance', '# fiches sans date de naissance'),
    no_hire_date: (count: number) =>
      pluriel(count, '# fiche sans date d’entrée', '# fiches sans date d’entrée'),
    no_presence: (count: number) => pluriel(count, '# fiche sans présence', '# fiches sans présence'),
    unlikely: (count: number) => pluriel(count, '# fiche à vérifier', '# fiches à vérifier'),
    no_pay: (count: number) =>
      pluriel(count, '# fiche sans salaire de référence', '# fiches sans salaire de référence'),
  },
  people: (count: number) => pluriel(count, '# personne', '# personnes'),
  seePeople: names.seeTheBeneficiaries,

  figures: 'Chiffres de l’exercice',
  whichYear: names.financialYear,
  figuresSoFar: 'En cours : ces chiffres évoluent jusqu’à la clôture.',
  noFigures: 'Les chiffres apparaîtront après le premier lancement.',
  figure: names.figure,
  measures: {
    envelope: names.grossEnvelope,
    people: names.beneficiaries,
    average: names.averageGrossAmount,
    response: 'Ont choisi eux-mêmes',
    invested: 'Part placée',
    defaulted: names.defaultChoices,
  },
  change: 'Évolution',
}
