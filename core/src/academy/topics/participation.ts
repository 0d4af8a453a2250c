import type { TopicFacts, WrittenTopic } from '../topic.ts'

const fr: WrittenTopic = (f) => ({
  title: 'La participation : la part des bénéfices',
  summary: [
    `Obligatoire à partir de ${f.participation_size} salariés, dès que le bénéfice est suffisant.`,
    'Une formule de la loi fixe la somme à partager ; un accord peut en choisir une plus favorable.',
    'Sans réponse, la moitié part vers la retraite si l’entreprise a un PER COL.',
  ],
  goals: [
    'la distinguer de l’intéressement',
    'lire la formule sans formule',
    'éviter un placement que vous n’avez pas voulu',
  ],
  sections: [
    {
      title: 'Ce qui la distingue de l’intéressement',
      body: [
        {
          list: [
            'L’intéressement est un choix de l’entreprise ; la participation est une obligation.',
            'L’intéressement suit des objectifs de l’accord ; la participation suit le bénéfice.',
            'Une entreprise peut avoir les deux dans la même année.',
          ],
        },
        `Une entreprise plus petite peut aussi l’adopter de son plein gré. Le seuil de ${f.participation_size} salariés compte quand il a été atteint ${f.delay('threshold')} de suite.`,
      ],
    },
    {
      title: 'La formule, en mots',
      body: [
        'On prend le bénéfice après impôt. On en retire une rémunération de l’argent que les propriétaires ont mis dans l’entreprise. On garde la moitié de ce qui reste.',
        'On multiplie enfin par la part des salaires dans la richesse créée. Plus l’entreprise vit du travail plutôt que des machines, plus la part est grande.',
        'Si le bénéfice est trop faible, le calcul donne zéro : c’est le cas le plus courant d’une année sans participation.',
      ],
    },
    {
      title: 'Comment elle se partage',
      body: [
        `En général selon le salaire, retenu jusqu’à ${f.participation_pay} en ${f.year}. L’accord peut aussi partager selon la présence, ou à parts égales.`,
        `Une personne ne peut pas recevoir plus de ${f.individual_share} du plafond annuel de la sécurité sociale : ${f.individual_cap} en ${f.year} pour une année entière.`,
      ],
    },
    {
      title: 'Votre choix',
      body: [
        `Vous avez ${f.delay('reply')} pour demander le versement ou choisir un placement.`,
        'Sans réponse, et si l’entreprise a un PER COL, la moitié de ce que donne la formule de la loi y est placée et le reste suit l’accord, le plus souvent vers le PEE. Sans PER COL, tout suit l’accord.',
        'Un accord plus généreux que la loi peut bloquer la part qui dépasse, même si vous demandez le versement.',
        `L’argent placé sur un PEE est libre au bout de ${f.delay('participation_lock')}, comptés depuis le premier jour du sixième mois après la clôture. Faute d’accord, il est bloqué ${f.delay('lock_without_agreement')}.`,
      ],
    },
  ],
  example: {
    title: `Sans réponse, pour ${f.gross} bruts`,
    lines: [
      { label: 'Montant brut', amount: f.gross },
      { label: `CSG et CRDS (${f.levies})`, amount: `− ${f.withheld}` },
      { label: 'Placé sans votre avis, par moitiés', amount: f.net },
    ],
    said: 'Cela suppose un PER COL dans l’entreprise. Un mois vous est laissé pour reprendre la moitié placée d’office sur le PER COL.',
  },
  quiz: [
    {
      question: 'Mon entreprise peut-elle refuser la participation ?',
      answers: [
        'Oui, toujours',
        `Non, à partir de ${f.participation_size} salariés pendant ${f.delay('threshold')}`,
        'Oui, si le CSE est d’accord',
      ],
      right: 1,
      why: 'Au-dessus du seuil elle est obligatoire ; le bénéfice décide seulement du montant.',
    },
    {
      question: 'Sans réponse, avec un PER COL, où va l’argent ?',
      answers: ['Sur mon compte', 'La moitié vers la retraite', 'Tout au PEE'],
      right: 1,
      why: 'La moitié est placée sur le PER COL, l’autre comme le prévoit l’accord.',
    },
    {
      question: 'Une année sans participation est-elle normale ?',
      answers: ['Oui, si le bénéfice est trop faible', 'Non, c’est interdit', 'Seulement la première année'],
      right: 0,
      why: 'La formule part du bénéfice : sans bénéfice suffisant elle donne zéro.',
    },
  ],
})

const en: WrittenTopic = (f) => ({
  title: 'Participation: a share of the profit',
  summary: [
    `Compulsory from ${f.participation_size} employees, as soon as the profit is high enough.`,
    'A formula of the law sets the sum to share; an agreement may choose a more generous one.',
    'Without an answer, half goes towards retirement where the company has a PER COL.',
  ],
  goals: [
    'tell it from intéressement',
    'read the formula without a formula',
    'avoid an investment you did not want',
  ],
  sections: [
    {
      title: 'How it differs from intéressement',
      body: [
        {
          list: [
            'Intéressement is the company’s choice; participation is a duty.',
            'Intéressement follows targets of the agreement; participation follows the profit.',
            'A company may have both in the same year.',
          ],
        },
        `A smaller company may also adopt it freely. The threshold of ${f.participation_size} employees counts once it has been reached ${f.delay('threshold')} in a row.`,
      ],
    },
    {
      title: 'The formula, in words',
      body: [
        'Take the profit after tax. Take off a return for the money the owners put into the company. Keep half of what is left.',
        'Then multiply by the part that pay makes of the wealth created. The more a company lives from work rather than machines, the larger the part.',
        'If the profit is too low the calculation gives zero: that is the usual reason for a year without participation.',
      ],
    },
    {
      title: 'How it is shared',
      body: [
        `As a rule by pay, counted up to ${f.participation_pay} in ${f.year}. The agreement may also share by time present, or equally.`,
        `One person may not receive more than ${f.individual_share} of the annual social-security ceiling: ${f.individual_cap} in ${f.year} for a whole year.`,
      ],
    },
    {
      title: 'Your choice',
      body: [
        `You have ${f.delay('reply')} to ask for the money or choose an investment.`,
        'Without an answer, and where the company has a PER COL, half of what the formula of the law gives is invested there and the rest follows the agreement, usually to the PEE. Without a PER COL, all of it follows the agreement.',
        'An agreement more generous than the law may lock the part above it, even if you ask for the money.',
        `Money invested in a PEE is free after ${f.delay('participation_lock')}, counted from the first day of the sixth month after the financial year closes. Without an agreement it is locked for ${f.delay('lock_without_agreement')}.`,
      ],
    },
  ],
  example: {
    title: `Without an answer, for ${f.gross} gross`,
    lines: [
      { label: 'Gross amount', amount: f.gross },
      { label: `CSG and CRDS (${f.levies})`, amount: `− ${f.withheld}` },
      { label: 'Invested without asking you, by halves', amount: f.net },
    ],
    said: 'This supposes a PER COL in the company. You have one month to take back the half invested in the PER COL without your word.',
  },
  quiz: [
    {
      question: 'May my company refuse participation?',
      answers: [
        'Yes, always',
        `No, from ${f.participation_size} employees for ${f.delay('threshold')}`,
        'Yes, if the works council agrees',
      ],
      right: 1,
      why: 'Above the threshold it is compulsory; the profit only decides the amount.',
    },
    {
      question: 'Without an answer, with a PER COL, where does the money go?',
      answers: ['To my account', 'Half towards retirement', 'All to the PEE'],
      right: 1,
      why: 'Half is invested in the PER COL, the other half as the agreement says.',
    },
    {
      question: 'Is a year without participation normal?',
      answers: ['Yes, if the profit is too low', 'No, it is forbidden', 'Only the first year'],
      right: 0,
      why: 'The formula starts from the profit: without enough of it, it gives zero.',
    },
  ],
})

export const participation: TopicFacts = {
  slug: 'participation',
  audience: 'both',
  minutes: 4,
  level: 2,
  figures: ['participation_size', 'pass', 'individual_share', 'participation_pay_pass'],
  tool: 'ceilings',
  basis: [
    'participation_duty',
    'participation_lock',
    'participation_authority',
    'reserve',
    'participation_sharing',
    'participation_ceiling',
    'participation_silence',
    'participation_reply',
    'percol_withdrawal',
  ],
  related: ['interessement', 'per-col', 'deblocage-anticipe'],
  next: '/beneficiaire',
  reviewed_at: '2026-11-23',
  review_due: '2027-01-31',
  words: { fr, en },
}
