import { pluriel } from '../../../words/plural.ts'

export default {
  hello: (name: string) => (name ? `Bonjour ${name}` : 'Bonjour'),
  cardFailed: 'Cette carte n’a pas pu être chargée',

  toDo: 'À faire maintenant',
  nothingToDo: 'Rien ne vous attend',
  nothingToDoBody: 'Tout avance. Nous vous écrirons dès qu’une étape vous revient.',
  others: (count: number) => pluriel(count, 'Et # autre', 'Et # autres'),
  minutes: (count: number) => pluriel(count, '# minute', '# minutes'),
  days: (count: number) => pluriel(count, '# jour', '# jours'),
  actions: {
    late: {
      title: (name: string) => `Payer sans attendre « ${name} »`,
      why: (day: string) => `Le dernier jour légal était le ${day} : des intérêts de retard courent.`,
      go: 'Voir le versement',
    },
    submit: {
      title: (name: string) => `Transmettre « ${name} » au contrôle`,
      why: (count: number) =>
        count === 0
          ? 'Tout le monde a répondu ; votre conseiller pourra valider.'
          : pluriel(
              count,
              'Le choix par défaut sera appliqué à # personne sans réponse.',
              'Le choix par défaut sera appliqué à # personnes sans réponse.',
            ),
      go: 'Transmettre',
    },
    correct: {
      title: (name: string) => `Corriger « ${name} »`,
      why: (reason: string) => reason || 'Votre conseiller a demandé une correction.',
      go: 'Corriger',
    },
    pay: {
      title: (name: string) => `Payer « ${name} »`,
      why: (day: string) => `La campagne est validée. Dernier jour légal : ${day}.`,
      go: 'Préparer le versement',
    },
    remind: {
      title: (count: number) =>
        pluriel(count, 'Relancer # personne sans réponse', 'Relancer # personnes sans réponse'),
      why: (name: string, left: string) =>
        `« ${name} » se ferme dans ${left} ; ensuite, le choix par défaut s’applique.`,
      go: 'Voir qui n’a pas répondu',
    },
    complete: {
      title: (name: string) => `Compléter « ${name} »`,
      why: (count: number) =>
        pluriel(count, '# point manque avant le lancement.', '# points manquent avant le lancement.'),
      go: 'Compléter',
    },
    launch: {
      title: (name: string) => `Lancer « ${name} »`,
      why: (count: number) =>
        pluriel(count, '# personne sera informée par e-mail.', '# personnes seront informées par e-mail.'),
      go: 'Vérifier et lancer',
    },
    people: {
      title: (count: number) => pluriel(count, 'Compléter # fiche', 'Compléter # fiches'),
      why: 'Sans adresse valable, une personne n’est pas prévenue par e-mail.',
      go: 'Compléter',
    },
    bring: {
      title: 'Importer les bénéficiaires',
      why: 'Déposez le fichier de paie tel quel : chaque doute vous sera montré.',
      go: 'Importer un fichier',
    },
    create: {
      title: 'Préparer la prochaine campagne',
      why: 'Les dates légales sont calculées pour vous.',
      go: 'Préparer',
    },
  },

  welcome: 'Bienvenue dans Moisson',
  welcomeBody:
    'Trois étapes mènent à la première campagne. Vous pouvez vous arrêter et reprendre à tout moment.',
  steps: {
    people: {
      title: 'Vos bénéficiaires',
      body: 'Le fichier de paie, tel que votre logiciel le produit.',
      go: 'Importer un fichier',
    },
    campaign: {
      title: 'Votre campagne',
      body: 'Une enveloppe, des critères : la part de chacun est calculée au centime.',
      go: 'Préparer une campagne',
    },
    launch: {
      title: 'Le lancement',
      body: 'Chacun reçoit son avis et choisit en une minute, sur son téléphone.',
      go: '',
    },
  },
  stepDone: 'fait',
  peopleReady: (count: number) => pluriel(count, '# personne est prête.', '# personnes sont prêtes.'),

  openTitle: 'Campagne en cours',
  noOpen: 'Aucune campagne n’est ouverte aux réponses.',
  seeCampaigns: 'Voir les campagnes',
  answered: 'ont répondu',
  answers: (answered: string, total: string) => `${answered} sur ${total}`,
  notAnswered: 'Sans réponse',
  draftsLeft: 'Choix commencés, non validés',
  undecided: 'Encore à décider',
  closes: 'Fin de la collecte',
  open: 'Ouvrir',
  split: 'Ce qui est décidé',
  destination: 'Destination',
  amount: 'Montant net',
  remind: 'Relancer',
  remindTitle: (count: number) => pluriel(count, 'Relancer # personne', 'Relancer # personnes'),
  remindBody:
    'Un e-mail avec leur lien personnel. Une personne relancée il y a moins de 24 heures ne l’est pas de nouveau.',
  remindNow: 'Envoyer la relance',
  reminded: (count: number) => pluriel(count, '# relance est partie', '# relances sont parties'),
  remindedNobody: 'Personne à relancer maintenant',
  everybodyAnswered: 'Tout le monde a répondu.',
  otherOpen: (count: number) => pluriel(count, '# autre campagne ouverte', '# autres campagnes ouvertes'),

  clock: 'Horloge légale',
  payBefore: 'Verser ou placer',
  closesOn: 'Fin de la collecte',
  opensOn: 'Ouverture',
  plannedPayment: 'Versement prévu',
  inDays: (count: number) => (count === 0 ? 'aujourd’hui' : pluriel(count, 'dans # jour', 'dans # jours')),
  daysLate: (count: number) => pluriel(count, '# jour de retard', '# jours de retard'),
  lateCost: (amount: string) => `Au-delà, environ ${amount} d’intérêts par jour`,
  lateWhy: (rate: string) =>
    `1,33 fois le dernier taux moyen des obligations publié (${rate}), sur les primes brutes (C. trav., art. D3313-13).`,
  nextExercise: 'Exercice suivant',

  quality: 'Données des bénéficiaires',
  nobodyYet: 'Personne pour l’instant : commencez par le fichier de paie.',
  qualityGood: 'Toutes les fiches sont complètes.',
  issues: {
    no_email: (count: number) => pluriel(count, '# fiche sans e-mail', '# fiches sans e-mail'),
    bounced: (count: number) => pluriel(count, '# adresse en erreur', '# adresses en erreur'),
    no_employee_number: (count: number) =>
      pluriel(count, '# fiche sans matricule', '# fiches sans matricule'),
    no_birth_date: (count: number) =>
      pluriel(count, '# fiche sans date de naissance', '# fiches sans date de naissance'),
    no_pay: (count: number) =>
      pluriel(count, '# fiche sans salaire de référence', '# fiches sans salaire de référence'),
  },
  people: (count: number) => pluriel(count, '# personne', '# personnes'),
  seePeople: 'Voir les bénéficiaires',

  figures: 'Chiffres de l’exercice',
  figuresSoFar: 'En cours : ces chiffres évoluent jusqu’à la clôture.',
  noFigures: 'Les chiffres apparaîtront après le premier lancement.',
  figure: 'Chiffre',
  measures: {
    envelope: 'Enveloppe brute',
    people: 'Bénéficiaires',
    average: 'Prime brute moyenne',
    response: 'Ont choisi eux-mêmes',
    invested: 'Part placée',
    defaulted: 'Choix par défaut',
  },
  change: 'Évolution',
}
