import { type QuestionFacts, releaseQuestion } from '../question.ts'

export const percolQuestions: readonly QuestionFacts[] = [
  {
    slug: 'quand-sortir',
    basis: ['retirement_lock', 'releases_percol'],
    words: {
      fr: () => ({
        question: 'Quand puis-je sortir l’argent de mon PER COL ?',
        answer: [
          'À la retraite, ou plus tôt dans quelques cas seulement.',
          'La fin du contrat, un mariage ou une naissance n’en font pas partie.',
        ],
        condition:
          'L’argent est disponible au plus tôt à la liquidation de votre pension ou à l’âge légal de départ.',
        papers: ['À la retraite : le titre de pension'],
        delay: 'Aucune date n’oblige à sortir : l’argent peut rester après la retraite.',
        next: 'Regardez les cas de sortie anticipée du PER COL avant de choisir entre lui et le PEE.',
      }),
      en: () => ({
        question: 'When may I take money out of my PER COL?',
        answer: [
          'At retirement, or sooner in a few cases only.',
          'The end of the contract, a marriage or a birth are not among them.',
        ],
        condition:
          'The money is free at the earliest when your pension is drawn or at the legal retirement age.',
        papers: ['At retirement: the pension certificate'],
        delay: 'No date obliges you to leave: the money may stay after retirement.',
        next: 'Look at the early exits of the PER COL before you choose between it and the PEE.',
      }),
    },
  },
  releaseQuestion('percol-residence-principale', ['residence_principale', 'PERCOL'], {
    fr: {
      question: 'Puis-je utiliser mon PER COL pour acheter mon logement ?',
      answer: [
        'Oui, pour acheter votre résidence principale.',
        'L’agrandir ou la rénover n’ouvre pas le PER COL.',
      ],
    },
    en: {
      question: 'May I use my PER COL to buy my home?',
      answer: ['Yes, to buy your main home.', 'Enlarging or renovating it does not open the PER COL.'],
    },
  }),
  releaseQuestion('percol-fin-droits-chomage', ['fin_droits_chomage', 'PERCOL'], {
    fr: {
      question: 'Je suis au chômage : puis-je récupérer mon PER COL ?',
      answer: [
        'Pas tout de suite : il faut que vos droits au chômage soient épuisés.',
        'La fin du contrat, à elle seule, n’ouvre pas le PER COL.',
      ],
    },
    en: {
      question: 'I am out of work: may I take out my PER COL?',
      answer: [
        'Not at once: your rights to unemployment benefit have to be used up.',
        'The end of the contract by itself does not open the PER COL.',
      ],
    },
  }),
  releaseQuestion('percol-invalidite', ['invalidite', 'PERCOL'], {
    fr: {
      question: 'Une invalidité ouvre-t-elle mon PER COL ?',
      answer: [
        'Oui : la vôtre, celle d’un enfant, de votre conjoint ou de votre partenaire de Pacs.',
        'Elle doit être classée en deuxième ou en troisième catégorie.',
      ],
    },
    en: {
      question: 'Does a disability open my PER COL?',
      answer: [
        'Yes: yours, that of a child, of your spouse or civil partner.',
        'It has to be of the second or third category.',
      ],
    },
  }),
  releaseQuestion('percol-deces-conjoint', ['deces', 'PERCOL'], {
    fr: {
      question: 'Le décès de mon conjoint ouvre-t-il mon PER COL ?',
      answer: [
        'Oui, comme celui de votre partenaire de Pacs.',
        'Après votre propre décès, le plan est clos et revient à vos bénéficiaires.',
      ],
    },
    en: {
      question: 'Does the death of my spouse open my PER COL?',
      answer: [
        'Yes, and so does that of your civil partner.',
        'After your own death, the plan closes and goes to your beneficiaries.',
      ],
    },
  }),
  releaseQuestion('percol-surendettement', ['surendettement', 'PERCOL'], {
    fr: {
      question: 'Le surendettement ouvre-t-il le PER COL ?',
      answer: [
        'Oui, et c’est vous qui le demandez : il suffit d’être en situation de surendettement.',
        'Le PEE, lui, ne s’ouvre que si la commission ou le juge le demande.',
      ],
    },
    en: {
      question: 'Does over-indebtedness open the PER COL?',
      answer: [
        'Yes, and it is you who asks: it is enough to be over-indebted.',
        'The PEE, however, opens only when the commission or the judge asks.',
      ],
    },
  }),
  releaseQuestion('percol-liquidation-judiciaire', ['liquidation_judiciaire', 'PERCOL'], {
    fr: {
      question: 'Mon activité d’indépendant est liquidée : mon PER COL s’ouvre-t-il ?',
      answer: [
        'Oui, si l’activité cesse après un jugement de liquidation judiciaire.',
        'Le président du tribunal peut aussi l’autoriser pendant une conciliation.',
      ],
    },
    en: {
      question: 'My own business is being liquidated: does my PER COL open?',
      answer: [
        'Yes, if the activity ends after a judgment of liquidation.',
        'The president of the court may also allow it during a conciliation.',
      ],
    },
  }),
  {
    slug: 'percol-mariage',
    basis: ['releases_percol', 'releases_savings'],
    words: {
      fr: () => ({
        question: 'Un mariage, une naissance ou un départ ouvrent-ils le PER COL ?',
        answer: [
          'Non : un mariage, un départ ou la naissance d’un troisième enfant ouvrent le PEE, pas le PER COL.',
          'Le PER COL n’a que ses propres cas, moins nombreux.',
        ],
        condition: 'La liste du PER COL est fermée : ce qui n’y figure pas n’ouvre rien.',
        papers: [],
        delay: 'Aucun : l’argent attend la retraite, ou un cas de la liste.',
        next: 'Si un tel projet approche, comparez le PEE et le PER COL avant de placer.',
      }),
      en: () => ({
        question: 'Does a marriage, a birth or leaving open the PER COL?',
        answer: [
          'No: a marriage, leaving or the birth of a third child open the PEE, not the PER COL.',
          'The PER COL has its own cases only, which are fewer.',
        ],
        condition: 'The list of the PER COL is closed: what is not on it opens nothing.',
        papers: [],
        delay: 'None: the money waits for retirement, or for a case of the list.',
        next: 'If such an event is near, compare the PEE and the PER COL before you invest.',
      }),
    },
  },
  {
    slug: 'jours-de-repos',
    basis: ['rest_days'],
    words: {
      fr: (f) => ({
        question: 'Puis-je verser des jours de repos sur mon PER COL ?',
        answer: [
          'Oui : depuis un compte épargne-temps, ou directement si l’entreprise n’en a pas.',
          `Sans compte épargne-temps, la limite est de ${f.delay('rest_days')} par an.`,
        ],
        condition:
          'Ce sont des jours de repos non pris. Le congé annuel ne peut y aller que pour les jours au-delà du minimum que la loi vous garde.',
        papers: ['La demande à l’employeur, dans la forme que prévoit le plan'],
        delay: 'Le règlement du plan ou l’accord de compte épargne-temps fixe les dates.',
        next: 'Demandez à l’entreprise si elle a un compte épargne-temps, et quand elle recueille les demandes.',
      }),
      en: (f) => ({
        question: 'May I pay rest days into my PER COL?',
        answer: [
          'Yes: from a time-savings account, or directly where the company has none.',
          `Without a time-savings account, the limit is ${f.delay('rest_days')} a year.`,
        ],
        condition:
          'They are days of rest not taken. Annual leave may go there only for the days above the minimum that the law keeps for you.',
        papers: ['The request to the employer, in the form the plan asks for'],
        delay: 'The rules of the plan or the agreement on the account set the dates.',
        next: 'Ask the company whether it has a time-savings account, and when it takes requests.',
      }),
    },
  },
]
