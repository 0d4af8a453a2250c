import type { TopicFacts, WrittenTopic } from '../topic.ts'

const fr: WrittenTopic = (f) => ({
  title: 'L’abondement : ce que l’entreprise ajoute',
  summary: [
    'L’entreprise ajoute de l’argent à ce que vous placez.',
    'Il y a un taux, un plafond, parfois des tranches ou une condition d’ancienneté.',
    'Ce qui n’est pas utilisé dans l’année est perdu pour l’année.',
  ],
  goals: [
    'calculer votre abondement',
    'savoir ce que vous avez déjà reçu',
    'placer le montant qui l’utilise',
  ],
  sections: [
    {
      title: 'Comment il se calcule',
      body: [
        'Le règlement du plan dit le taux : par exemple la moitié de ce que vous placez. Il dit aussi le plafond : la somme que l’entreprise ne dépassera pas dans l’année.',
        'Certains plans ont des tranches : beaucoup sur les premiers euros, moins ensuite. Le montant à placer pour tout recevoir est alors plus petit qu’on ne croit.',
      ],
    },
    {
      title: 'Ce que la loi permet au plus',
      body: [
        {
          list: [
            `Trois fois votre versement (${f.matching_multiple}).`,
            `Sur un PEE : ${f.pee_share} du plafond annuel de la sécurité sociale, soit ${f.pee_cap} en ${f.year}. Pour qui achète des actions de l’entreprise, elle peut aller jusqu’à ${f.pee_shares_cap}.`,
            `Sur un PER COL : ${f.percol_share}, soit ${f.percol_cap}.`,
          ],
        },
        'Ces plafonds valent pour une personne et une année civile, toutes sources réunies, chez un même employeur.',
      ],
    },
    {
      title: 'Ce qui en est retiré',
      body: [
        `L’abondement supporte la CSG et la CRDS (${f.levies}). Il n’est pas imposé à l’entrée. Il est bloqué comme le versement qu’il complète.`,
      ],
    },
    {
      title: 'Quand on quitte l’entreprise',
      body: [
        'Le plan peut réserver l’abondement aux salariés présents. Un intéressement de la dernière période, placé après le départ, n’y donne alors pas toujours droit. Le règlement du plan le dit, et votre écran de choix aussi.',
      ],
    },
  ],
  example: {
    title: `${f.gross} bruts placés, abondés de la moitié`,
    lines: [
      { label: 'Vous placez, net', amount: f.net },
      { label: 'L’entreprise ajoute, brut', amount: f.matched_gross },
      { label: `CSG et CRDS (${f.levies})`, amount: `− ${f.matched_levies}` },
      { label: 'Abondement net', amount: f.matched },
      { label: 'Sur le plan', amount: f.placed },
    ],
    said: 'L’exemple prend la moitié de ce qui est placé, et un plafond qui n’est pas atteint. Certains plans comptent sur le montant brut : votre écran de choix fait le calcul du vôtre.',
  },
  quiz: [
    {
      question: 'L’abondement non utilisé est-il reporté à l’année suivante ?',
      answers: ['Oui', 'Non'],
      right: 1,
      why: 'Le plafond se compte par année civile.',
    },
    {
      question: 'L’abondement est-il imposé à l’entrée ?',
      answers: ['Oui', 'Non, mais il supporte la CSG et la CRDS'],
      right: 1,
      why: `${f.levies} sont retirés ; l’impôt sur le revenu ne le touche pas.`,
    },
    {
      question: 'L’entreprise peut-elle abonder selon le mérite ?',
      answers: ['Oui', 'Non, la règle est la même pour tous'],
      right: 1,
      why: 'La modulation suit des règles générales, jamais l’appréciation d’une personne.',
    },
  ],
})

const en: WrittenTopic = (f) => ({
  title: 'Matching: what the company adds',
  summary: [
    'The company adds money to what you invest.',
    'There is a rate, a ceiling, sometimes tiers or a condition of seniority.',
    'What is not used in the year is lost for the year.',
  ],
  goals: ['work out your matching', 'know what you have already received', 'invest the amount that uses it'],
  sections: [
    {
      title: 'How it is worked out',
      body: [
        'The rules of the plan give the rate: for instance half of what you invest. They also give the ceiling: what the company will not exceed in the year.',
        'Some plans have tiers: much on the first euros, less after. The amount to invest to receive everything is then smaller than one thinks.',
      ],
    },
    {
      title: 'The most the law allows',
      body: [
        {
          list: [
            `Three times your payment (${f.matching_multiple}).`,
            `On a PEE: ${f.pee_share} of the annual social-security ceiling, which is ${f.pee_cap} in ${f.year}. For whoever buys shares of the company, it may go up to ${f.pee_shares_cap}.`,
            `On a PER COL: ${f.percol_share}, which is ${f.percol_cap}.`,
          ],
        },
        'These ceilings count for one person and one civil year, all sources together, with one employer.',
      ],
    },
    {
      title: 'What is taken off',
      body: [
        `Matching bears CSG and CRDS (${f.levies}). It is not taxed on the way in. It is locked like the payment it completes.`,
      ],
    },
    {
      title: 'When you leave the company',
      body: [
        'The plan may keep matching for those who are still employed. Intéressement of the last period, invested after leaving, may then not attract it. The rules of the plan say so, and so does your choice screen.',
      ],
    },
  ],
  example: {
    title: `${f.gross} gross invested, matched by half`,
    lines: [
      { label: 'You invest, net', amount: f.net },
      { label: 'The company adds, gross', amount: f.matched_gross },
      { label: `CSG and CRDS (${f.levies})`, amount: `− ${f.matched_levies}` },
      { label: 'Net matching', amount: f.matched },
      { label: 'In the plan', amount: f.placed },
    ],
    said: 'The example takes half of what is invested, and a ceiling that is not reached. Some plans count on the gross amount: your choice screen works out yours.',
  },
  quiz: [
    {
      question: 'Does unused matching carry over to next year?',
      answers: ['Yes', 'No'],
      right: 1,
      why: 'The ceiling counts by civil year.',
    },
    {
      question: 'Is matching taxed on the way in?',
      answers: ['Yes', 'No, but it bears CSG and CRDS'],
      right: 1,
      why: `${f.levies} are withheld; income tax does not touch it.`,
    },
    {
      question: 'May the company match by merit?',
      answers: ['Yes', 'No, the rule is the same for all'],
      right: 1,
      why: 'It varies by general rules, never by judging one person.',
    },
  ],
})

export const matching: TopicFacts = {
  slug: 'abondement',
  audience: 'both',
  minutes: 3,
  level: 1,
  figures: ['matching_multiple', 'pee_share', 'percol_share', 'pass'],
  basis: [
    'matching',
    'matching_ceiling',
    'percol_ceiling',
    'matching_general',
    'matching_of_leavers',
    'csg',
    'crds',
  ],
  tool: 'matching',
  related: ['choisir-cash-ou-placer', 'pee', 'per-col'],
  next: '/beneficiaire',
  reviewed_at: '2026-11-23',
  review_due: '2027-01-31',
  words: { fr, en },
}
