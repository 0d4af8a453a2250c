import type { Language } from '@moisson/law/text'
import type { Figures } from './figures.ts'

/** A part of the meeting: what its slide shows, the sums under it, and what whoever speaks adds. */
export interface MeetingPart {
  readonly title: string
  readonly shown: readonly string[]
  readonly lines?: readonly { readonly label: string; readonly amount: string }[]
  readonly say: readonly string[]
}

export interface MeetingWords {
  readonly title: string
  readonly headline: string
  readonly agenda: string
  /** What is made ready beforehand. */
  readonly before: readonly string[]
  readonly parts: readonly [MeetingPart, MeetingPart, MeetingPart, MeetingPart]
  /** The last part, whose questions and answers are those of the guide. */
  readonly asked: string
  readonly poster: {
    readonly title: string
    readonly headline: string
    readonly steps: readonly string[]
    readonly foot: readonly string[]
  }
}

const fr = (f: Figures): MeetingWords => ({
  title: 'L’épargne salariale en\u00a0un\u00a0quart\u00a0d’heure',
  headline: 'D’où vient l’argent, ce que vous décidez, quand il est libre',
  agenda: 'Le quart d’heure',
  before: [
    'Imprimez une fiche par personne et accrochez l’affiche.',
    'Notez quelles sources d’argent et quels plans existent chez vous, et qui répond aux questions.',
    'Ne montrez le montant de personne : chacun lit le sien sur son avis.',
  ],
  parts: [
    {
      title: 'D’où vient l’argent',
      shown: [
        'L’intéressement récompense un résultat collectif. Un accord écrit dit comment il se calcule.',
        `La participation est la part du bénéfice que la loi réserve aux salariés. Elle est obligatoire à partir de ${f.participation_size} salariés.`,
        'La prime de partage de la valeur est décidée par l’entreprise.',
        'Rien de cela n’est un salaire : le montant change chaque année et peut être nul.',
      ],
      say: [
        'Dites lesquelles existent chez vous, et ce qui les a fait monter ou baisser cette année.',
        'Montrez où lire l’accord.',
      ],
    },
    {
      title: 'Ce que vous décidez',
      shown: [
        'Recevoir l’argent sur votre compte : il est alors imposé avec vos revenus, sauf certaines primes de partage de la valeur.',
        'Le placer sur un plan de l’entreprise : ce que vous placez échappe à l’impôt sur le revenu, et l’argent est bloqué.',
        'Ou partager entre les deux.',
        `Vous avez ${f.delay('reply')} pour répondre, à partir du jour où vous êtes informé.`,
        'Sans réponse, une règle connue d’avance décide à votre place.',
      ],
      say: [
        'Dites la date limite si elle est la même pour tous, et où se trouve la règle par défaut : sur l’avis de chacun, en euros.',
        'Pour une prime de partage de la valeur, ce délai est un maximum : dites le vôtre.',
        'Ne conseillez pas un choix : il dépend des projets et des impôts de chacun.',
      ],
    },
    {
      title: 'Ce que cela change, en euros',
      shown: [
        `Un exemple : ${f.gross} bruts, un impôt à ${f.low_rate}, une entreprise qui ajoute la moitié de ce qui est placé.`,
      ],
      lines: [
        { label: `CSG et CRDS (${f.levies}), que vous placiez ou non`, amount: `− ${f.withheld}` },
        { label: 'À recevoir ou à placer', amount: f.net },
        { label: 'En poche, si vous recevez tout, après impôt', amount: f.low_cash },
        { label: 'Ce que l’entreprise ajoute si vous placez tout, net', amount: f.matched },
        { label: 'Sur le plan, si vous placez tout', amount: f.placed },
      ],
      say: [
        'Dites le taux et le plafond d’abondement de vos plans, ou qu’ils n’en ont pas.',
        'Rappelez qu’un placement peut perdre de sa valeur.',
      ],
    },
    {
      title: 'Quand l’argent est libre',
      shown: [
        `Sur un PEE : après ${f.delay('savings_lock')}. Sur un PER COL : à la retraite.`,
        `Plus tôt, dans les cas que la loi prévoit : ${f.pee_releases} pour un PEE, ${f.percol_releases} pour un PER COL.`,
        `À la sortie, seuls les gains supportent des prélèvements sociaux : ${f.gains}.`,
        'Si vous quittez l’entreprise, votre épargne reste à vous. Laissez une adresse et un e-mail personnels.',
      ],
      say: [
        'La fiche donne la liste des cas : ne les lisez pas tous.',
        'La demande se fait au teneur de compte, avec les pièces.',
      ],
    },
  ],
  asked: 'Vos questions',
  poster: {
    title: 'Votre épargne salariale',
    headline: 'Recevoir votre prime, ou la placer\u00a0: c’est vous qui décidez',
    steps: [
      'Scannez le code\u00a0: le guide répond à vos questions, sans compte.',
      'Lisez votre avis\u00a0: il dit votre montant, et jusqu’à quand répondre.',
      'Répondez\u00a0: sans réponse, une règle connue d’avance décide.',
    ],
    foot: [
      'Votre montant n’est écrit que sur votre avis. Sans adresse e-mail, demandez votre avis papier.',
      'Une question\u00a0? Vos ressources humaines vous répondent.',
    ],
  },
})

const en = (f: Figures): MeetingWords => ({
  title: 'Employee savings in\u00a0a\u00a0quarter of\u00a0an\u00a0hour',
  headline: 'Where it comes from, what you decide, when it is free',
  agenda: 'The quarter of an hour',
  before: [
    'Print a sheet for each person and put up the poster.',
    'Write down which sources of money and which plans you have, and who answers questions.',
    'Show nobody’s amount: each person reads their own on their notice.',
  ],
  parts: [
    {
      title: 'Where the money comes from',
      shown: [
        'Intéressement rewards a collective result. A written agreement says how it is worked out.',
        `Participation is the part of the profit that the law sets aside for employees. It is compulsory from ${f.participation_size} employees.`,
        'The value-sharing bonus is decided by the company.',
        'None of this is pay: the amount changes every year and may be nothing at all.',
      ],
      say: [
        'Say which of them you have, and what made them rise or fall this year.',
        'Show where the agreement can be read.',
      ],
    },
    {
      title: 'What you decide',
      shown: [
        'Receive the money on your account: it is then taxed with your income, but for some value-sharing bonuses.',
        'Invest it in a company plan: income tax does not touch what you invest, and the money is locked.',
        'Or share it between the two.',
        `You have ${f.delay('reply')} to answer, from the day you are informed.`,
        'Without an answer, a rule known in advance decides for you.',
      ],
      say: [
        'Give the deadline if it is the same for all, and say where the default rule stands: on each notice, in euros.',
        'For a value-sharing bonus this time is a maximum: give yours.',
        'Do not advise a choice: it depends on each person’s plans and taxes.',
      ],
    },
    {
      title: 'What it changes, in euros',
      shown: [
        `An example: ${f.gross} gross, tax at ${f.low_rate}, a company that adds half of what is invested.`,
      ],
      lines: [
        { label: `CSG and CRDS (${f.levies}), whether you invest or not`, amount: `− ${f.withheld}` },
        { label: 'To receive or to invest', amount: f.net },
        { label: 'In your pocket after tax, if you receive it all', amount: f.low_cash },
        { label: 'What the company adds if you invest it all, net', amount: f.matched },
        { label: 'In the plan, if you invest it all', amount: f.placed },
      ],
      say: [
        'Give the matching rate and cap of your plans, or say that there is none.',
        'Remind them that an investment may lose value.',
      ],
    },
    {
      title: 'When the money is free',
      shown: [
        `In a PEE: after ${f.delay('savings_lock')}. In a PER COL: when you retire.`,
        `Sooner, in the cases the law provides for: ${f.pee_releases} for a PEE, ${f.percol_releases} for a PER COL.`,
        `On the way out only the gains bear social levies: ${f.gains}.`,
        'If you leave the company your savings stay yours. Leave a personal address and e-mail.',
      ],
      say: [
        'The sheet lists the cases: do not read them all out.',
        'The account keeper is asked, with the papers.',
      ],
    },
  ],
  asked: 'Your questions',
  poster: {
    title: 'Your employee savings',
    headline: 'Receive your bonus, or invest it: you decide',
    steps: [
      'Scan the code: the guide answers your questions, without an account.',
      'Read your notice: it gives your amount, and until when to answer.',
      'Answer: without an answer, a rule known in advance decides.',
    ],
    foot: [
      'Your amount is written on your notice only. Without e-mail, ask for your notice on paper.',
      'A question? Your human resources department answers it.',
    ],
  },
})

export const meetingWords: Readonly<Record<Language, (figures: Figures) => MeetingWords>> = { fr, en }
