import type { TopicFacts, WrittenTopic } from '../topic.ts'

const fr: WrittenTopic = (f) => ({
  title: 'Gestion libre ou gestion pilotée ?',
  summary: [
    'Libre : vous choisissez vos fonds et leur part.',
    'Pilotée : le gestionnaire réduit le risque à mesure que la retraite approche.',
    'On peut le plus souvent changer, et parfois mélanger les deux.',
  ],
  goals: [
    'choisir votre mode',
    'comprendre pourquoi le risque baisse avec le temps',
    'savoir changer d’avis',
  ],
  sections: [
    {
      title: 'La gestion libre',
      body: [
        'Vous décidez de tout : les fonds, les parts, les changements. Elle convient si vous avez une idée de votre horizon et si vous regardez vos avoirs une ou deux fois par an.',
        'Son risque le plus courant est l’oubli : un choix de jeunesse, jamais revu, la veille de la retraite.',
      ],
    },
    {
      title: 'La gestion pilotée',
      body: [
        'Une grille dit, selon le nombre d’années jusqu’à votre départ, quelle part va aux actions et quelle part va aux fonds calmes. Chaque année qui passe déplace un peu d’argent vers le calme.',
        {
          list: [
            'Prudent : peu d’actions, tôt réduites.',
            'Équilibré : un milieu, souvent le profil retenu quand vous ne choisissez rien.',
            'Dynamique : beaucoup d’actions, réduites plus tard.',
          ],
        },
        'Piloté ne veut pas dire garanti. La valeur peut baisser dans les trois profils.',
      ],
    },
    {
      title: 'Comment décider',
      body: [
        {
          steps: [
            'Donnez-vous une date : celle du projet, ou de la retraite.',
            'Demandez-vous ce que vous feriez si la valeur baissait d’un cinquième demain.',
            'Si la réponse est « je vendrais », regardez ce que chaque profil peut perdre, et pas seulement ce qu’il peut gagner.',
            'Si vous ne voulez pas y penser, le pilotage y pense pour vous.',
          ],
        },
      ],
    },
    {
      title: 'Changer',
      body: [
        'Un changement de mode se demande au teneur de compte. Certains plans l’offrent une fois par an sans frais ; leur règlement le dit.',
      ],
    },
  ],
  example: {
    title: `${f.net} placés, profil équilibré, loin puis près du départ`,
    lines: [
      { label: 'Vingt ans avant : en actions, par exemple huit dixièmes', amount: f.glide_far },
      { label: 'Deux ans avant : en actions, par exemple deux dixièmes', amount: f.glide_near },
    ],
    said: 'La grille de votre plan a ses propres chiffres : votre écran de choix les montre dès que votre entreprise les a donnés.',
  },
  quiz: [
    {
      question: 'La gestion pilotée garantit-elle mon argent ?',
      answers: ['Oui', 'Non'],
      right: 1,
      why: 'Elle réduit le risque avec le temps ; elle ne l’efface pas.',
    },
    {
      question: 'Pourquoi le risque baisse-t-il près de la retraite ?',
      answers: ['Pour coûter moins cher', 'Parce qu’une baisse n’aurait plus le temps de se réparer'],
      right: 1,
      why: 'Plus il reste de temps, plus une baisse a de chances d’être suivie d’une hausse ; rien ne le garantit.',
    },
    {
      question: 'Sans choix de ma part sur un PER COL, quel mode s’applique ?',
      answers: ['Libre', 'Piloté'],
      right: 1,
      why: 'La loi prévoit la gestion pilotée par défaut sur les plans de retraite.',
    },
  ],
})

const en: WrittenTopic = (f) => ({
  title: 'Free choice or managed?',
  summary: [
    'Free: you choose your funds and how much goes to each.',
    'Managed: the manager lowers the risk as retirement comes near.',
    'You may usually change, and sometimes mix the two.',
  ],
  goals: ['choose your mode', 'understand why risk goes down with time', 'know how to change your mind'],
  sections: [
    {
      title: 'Free choice',
      body: [
        'You decide everything: funds, parts, changes. It suits you if you have an idea of when you need the money and look at it once or twice a year.',
        'Its most common risk is forgetting: a choice made when young, never looked at again, on the eve of retirement.',
      ],
    },
    {
      title: 'Managed',
      body: [
        'A table says, by the years left until you go, how much is in shares and how much in calm funds. Each year that passes moves a little money towards calm.',
        {
          list: [
            'Cautious: few shares, lowered early.',
            'Balanced: in between. Often the one taken when you choose nothing.',
            'Dynamic: many shares, lowered later.',
          ],
        },
        'Managed does not mean guaranteed. The value may fall in all three.',
      ],
    },
    {
      title: 'How to decide',
      body: [
        {
          steps: [
            'Set yourself a date: of the project, or of retirement.',
            'Ask yourself what you would do if the value fell by a fifth tomorrow.',
            'If the answer is “I would sell”, look at what each profile may lose, not only at what it may gain.',
            'If you would rather not think about it, managed mode thinks about it for you.',
          ],
        },
      ],
    },
    {
      title: 'Changing',
      body: [
        'A change of mode is asked of the account keeper. Some plans offer it once a year free of charge; their rules say so.',
      ],
    },
  ],
  example: {
    title: `${f.net} invested, balanced, far from then near the end`,
    lines: [
      { label: 'Twenty years before: in shares, say eight tenths', amount: f.glide_far },
      { label: 'Two years before: in shares, say two tenths', amount: f.glide_near },
    ],
    said: 'The table of your plan has its own figures: your choice screen shows them once your company has given them.',
  },
  quiz: [
    {
      question: 'Does managed mode guarantee my money?',
      answers: ['Yes', 'No'],
      right: 1,
      why: 'It lowers the risk with time; it does not remove it.',
    },
    {
      question: 'Why does risk go down near retirement?',
      answers: ['To cost less', 'Because a fall would not have time to be made good'],
      right: 1,
      why: 'The more time is left, the likelier a fall is followed by a rise; nothing guarantees it.',
    },
    {
      question: 'Without my choice on a PER COL, which mode applies?',
      answers: ['Free', 'Managed'],
      right: 1,
      why: 'The law makes managed mode the default of retirement plans.',
    },
  ],
})

export const managed: TopicFacts = {
  slug: 'gestion-libre-ou-pilotee',
  audience: 'beneficiary',
  minutes: 3,
  level: 2,
  figures: [],
  basis: ['managed_by_default', 'unilateral_silence'],
  related: ['fonds-et-risque', 'per-col', 'pee'],
  next: '/beneficiaire',
  reviewed_at: '2026-11-23',
  review_due: '2027-06-30',
  words: { fr, en },
}
