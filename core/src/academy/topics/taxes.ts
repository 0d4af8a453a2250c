import type { TopicFacts, WrittenTopic } from '../topic.ts'

const fr: WrittenTopic = (f) => ({
  title: 'Impôts et prélèvements : ce qui part, ce qui reste',
  summary: [
    'À l’entrée : la CSG et la CRDS. À la sortie : des prélèvements sociaux sur les gains.',
    'L’impôt sur le revenu touche ce que vous encaissez tout de suite, et à la retraite ce que vous aviez versé vous-même sur un PER COL.',
    'Le forfait social est payé par l’employeur, jamais par vous.',
  ],
  goals: ['lire chaque ligne de votre fiche', 'savoir quoi déclarer', 'comprendre la hausse de 2026'],
  sections: [
    {
      title: 'À l’entrée',
      body: [
        `La CSG (${f.csg}) et la CRDS (${f.crds}) sont retirées du montant brut de l’intéressement, de la participation et de l’abondement. Ensemble : ${f.levies}.`,
        'Elles sont retirées par l’employeur avant tout versement. Vous n’avez rien à payer ensuite.',
      ],
    },
    {
      title: 'L’impôt sur le revenu',
      body: [
        'L’argent touché s’ajoute aux salaires de l’année. Une partie de la CSG se déduit : le montant imposable est donc plus petit que le brut et plus grand que le net.',
        'Si l’employeur verse avec la paie, le prélèvement à la source peut s’appliquer tout de suite. Sinon, l’impôt se règle avec la déclaration.',
        'L’intéressement, la participation et la prime placés dans le délai ne sont pas à déclarer.',
      ],
    },
    {
      title: 'À la sortie d’un plan',
      body: [
        `Les gains supportent ${f.gains} de prélèvements sociaux. Ce taux a monté en 2026 ; les gains d’avant peuvent garder leur ancien taux, et le teneur de compte fait le calcul.`,
        'Le capital que vous aviez placé ne supporte rien à la sortie d’un PEE. Sur un PER COL, vos versements volontaires déduits sont imposés à la retraite. Les gains de vos versements volontaires, déduits ou non, supportent aussi l’impôt sur le revenu.',
      ],
    },
    {
      title: 'Ce que paie l’employeur',
      body: [
        `Le forfait social (${f.forfait}, ou ${f.forfait_pension} vers certains PER COL) s’ajoute pour lui. Il en est dispensé pour l’intéressement sous ${f.large_size} salariés, et pour la participation sous ${f.participation_size}.`,
      ],
    },
  ],
  example: {
    title: `${f.gross} bruts touchés, à ${f.low_rate} d’impôt`,
    lines: [
      { label: 'Net de CSG et de CRDS', amount: f.net },
      { label: 'Montant imposable', amount: f.taxable },
      { label: 'Impôt', amount: `− ${f.low_tax}` },
      { label: 'En poche', amount: f.low_cash },
    ],
    said: 'Le taux est un exemple. Le vôtre est écrit sur votre avis d’impôt ou votre fiche de paie.',
  },
  quiz: [
    {
      question: 'Dois-je déclarer une prime placée sur un PEE ?',
      answers: ['Oui', 'Non'],
      right: 1,
      why: 'Ce qui est placé n’entre pas dans le revenu imposable.',
    },
    {
      question: 'Qui paie le forfait social ?',
      answers: ['Moi', 'L’employeur'],
      right: 1,
      why: 'Il s’ajoute au coût de l’entreprise et ne réduit pas votre part.',
    },
    {
      question: `Les ${f.gains} de la sortie portent sur quoi ?`,
      answers: ['Sur tout ce que je retire', 'Sur les gains seulement'],
      right: 1,
      why: 'Le capital placé a déjà supporté ses prélèvements à l’entrée.',
    },
  ],
})

const en: WrittenTopic = (f) => ({
  title: 'Taxes and levies: what goes, what stays',
  summary: [
    'On the way in: CSG and CRDS. On the way out: social levies on gains.',
    'Income tax touches what you take at once and, at retirement, what you had paid into a PER COL yourself.',
    'The forfait social is paid by the employer, never by you.',
  ],
  goals: ['read each line of your notice', 'know what to declare', 'understand the rise of 2026'],
  sections: [
    {
      title: 'On the way in',
      body: [
        `CSG (${f.csg}) and CRDS (${f.crds}) are withheld from the gross amount of intéressement, participation and matching. Together: ${f.levies}.`,
        'The employer withholds them before anything is paid. You have nothing to pay afterwards.',
      ],
    },
    {
      title: 'Income tax',
      body: [
        'Money taken adds to the pay of the year. Part of the CSG is deducted: the taxable amount is thus smaller than the gross and larger than the net.',
        'If the employer pays it with the wages, tax may be withheld at once. Otherwise it is settled with your return.',
        'Intéressement, participation and the bonus invested in time are not declared.',
      ],
    },
    {
      title: 'On the way out of a plan',
      body: [
        `Gains bear ${f.gains} of social levies. The rate rose in 2026; earlier gains may keep their former rate, and the account keeper works it out.`,
        'The capital you invested bears nothing when it leaves a PEE. On a PER COL, your own payments that you deducted are taxed at retirement. The gains of your own payments, deducted or not, also bear income tax.',
      ],
    },
    {
      title: 'What the employer pays',
      body: [
        `The forfait social (${f.forfait}, or ${f.forfait_pension} towards certain PER COL) comes on top, for the employer. There is none on intéressement under ${f.large_size} employees, nor on participation under ${f.participation_size}.`,
      ],
    },
  ],
  example: {
    title: `${f.gross} gross taken, at ${f.low_rate} of tax`,
    lines: [
      { label: 'Net of CSG and CRDS', amount: f.net },
      { label: 'Taxable amount', amount: f.taxable },
      { label: 'Tax', amount: `− ${f.low_tax}` },
      { label: 'In hand', amount: f.low_cash },
    ],
    said: 'The rate is an example. Yours is on your tax notice or payslip.',
  },
  quiz: [
    {
      question: 'Must I declare a bonus invested in a PEE?',
      answers: ['Yes', 'No'],
      right: 1,
      why: 'What is invested is not part of taxable income.',
    },
    {
      question: 'Who pays the forfait social?',
      answers: ['I do', 'The employer'],
      right: 1,
      why: 'It adds to the company’s cost and does not lower your share.',
    },
    {
      question: `What does the ${f.gains} on the way out apply to?`,
      answers: ['All I take out', 'The gains only'],
      right: 1,
      why: 'The capital already bore its levies on the way in.',
    },
  ],
})

export const taxes: TopicFacts = {
  slug: 'impots-et-prelevements',
  audience: 'both',
  minutes: 4,
  level: 2,
  figures: ['csg', 'csg_deductible', 'crds', 'gains', 'forfait', 'forfait_pension'],
  basis: [
    'csg',
    'crds',
    'csg_deductible',
    'immediate_payment',
    'tax_of_company',
    'forfait_social',
    'forfait_rates',
  ],
  tool: 'tax',
  related: ['choisir-cash-ou-placer', 'pee', 'per-col'],
  next: '/beneficiaire',
  reviewed_at: '2026-11-23',
  review_due: '2027-01-31',
  words: { fr, en },
}
