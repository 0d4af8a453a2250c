import type { TopicFacts, WrittenTopic } from '../topic.ts'

const fr: WrittenTopic = (f) => ({
  title: 'Toucher ou placer ? Comparer en euros nets',
  summary: [
    `${f.gross} de prime ne font pas ${f.gross} sur le compte.`,
    'Placer évite l’impôt sur le revenu, mais bloque l’argent.',
    'Le bon choix dépend de vos projets. On peut aussi partager entre les deux.',
  ],
  goals: ['calculer votre net', 'peser le blocage contre l’impôt', 'faire un mélange'],
  sections: [
    {
      title: 'Trois questions avant de choisir',
      body: [
        {
          steps: [
            'Avez-vous besoin de cet argent dans les mois qui viennent, pour une dette ou un coup dur ? Touché, il est disponible tout de suite ; placé, il ne l’est pas.',
            'L’entreprise ajoute-t-elle un abondement ? C’est un gain immédiat, que le versement ne donne pas.',
            'Quel est votre taux d’impôt ? Plus il est élevé, plus placer fait une différence.',
          ],
        },
      ],
    },
    {
      title: 'Ce qui change entre les deux',
      body: [
        {
          list: [
            `À l’entrée, la CSG et la CRDS (${f.levies}) sont les mêmes.`,
            'L’argent touché s’ajoute à vos revenus ; une partie de la CSG se déduit.',
            'L’argent placé n’est pas imposé à l’entrée, et le capital ne l’est pas non plus à la sortie d’un PEE.',
            `Les gains d’un plan supportent ${f.gains} de prélèvements sociaux à la sortie.`,
            'La valeur d’un placement peut baisser. Un fonds prudent varie peu, un fonds d’actions varie beaucoup.',
          ],
        },
      ],
    },
    {
      title: 'Le temps compte',
      body: [
        `Un PEE garde l’argent ${f.delay('savings_lock')}. Un PER COL le garde jusqu’à la retraite. Un mariage, un troisième enfant, l’achat de votre logement ou la fin du contrat peuvent l’ouvrir plus tôt, selon le plan.`,
        'Si un de ces événements est proche, le blocage est plus court qu’il n’en a l’air.',
      ],
    },
    {
      title: 'Faire un mélange',
      body: [
        'Rien n’oblige à tout mettre du même côté. On peut toucher de quoi payer un projet et placer ce qui attire l’abondement.',
        'Cette page informe et ne conseille pas. Pour un conseil, adressez-vous à un professionnel habilité.',
      ],
    },
  ],
  example: {
    title: `Pour ${f.gross} bruts`,
    lines: [
      { label: 'À placer', amount: f.net },
      { label: 'Part imposable si vous touchez', amount: f.taxable },
      { label: `En poche après impôt à ${f.low_rate}`, amount: f.low_cash },
      { label: `En poche après impôt à ${f.high_rate}`, amount: f.high_cash },
      { label: 'Placé, avec un abondement de moitié, net', amount: f.placed },
    ],
    said: 'L’abattement pour frais professionnels de votre déclaration peut réduire un peu cet impôt. Les taux sont des exemples.',
  },
  quiz: [
    {
      question: 'Placer évite-t-il la CSG et la CRDS à l’entrée ?',
      answers: ['Oui', 'Non'],
      right: 1,
      why: `Elles sont retirées dans les deux cas : ${f.withheld} pour ${f.gross}.`,
    },
    {
      question: 'Pourquoi l’imposable est-il plus petit que le brut ?',
      answers: ['Une part de la CSG est déductible', 'L’entreprise paie le reste', 'C’est un arrondi'],
      right: 0,
      why: `Sur ${f.csg} de CSG, ${f.csg_deductible} se déduisent du revenu imposable.`,
    },
    {
      question: 'Peut-on toucher une part et placer l’autre ?',
      answers: ['Oui', 'Non'],
      right: 0,
      why: 'Le partage est libre, au centime près.',
    },
  ],
})

const en: WrittenTopic = (f) => ({
  title: 'Take it or invest it? Compared in net euros',
  summary: [
    `A bonus of ${f.gross} is not ${f.gross} on your account.`,
    'Investing avoids income tax, but locks the money.',
    'The right choice depends on your plans. You may also split it.',
  ],
  goals: ['work out your net amount', 'weigh the lock against the tax', 'split between the two'],
  sections: [
    {
      title: 'Three questions before choosing',
      body: [
        {
          steps: [
            'Will you need this money in the coming months, for a debt or a hard time? Taken, it is available at once; invested, it is not.',
            'Does the company add matching? It is an immediate gain, which taking the money does not give.',
            'What is your tax rate? The higher it is, the more investing changes things.',
          ],
        },
      ],
    },
    {
      title: 'What differs',
      body: [
        {
          list: [
            `On the way in, CSG and CRDS (${f.levies}) are the same.`,
            'Money taken adds to your income; part of the CSG is deducted.',
            'Money invested is not taxed on the way in, nor is the capital when it leaves a PEE.',
            `Gains in a plan bear ${f.gains} of social levies on the way out.`,
            'An investment may lose value. A cautious fund varies little, a fund of shares varies a lot.',
          ],
        },
      ],
    },
    {
      title: 'Time matters',
      body: [
        `A PEE keeps the money for ${f.delay('savings_lock')}. A PER COL keeps it until you retire. A marriage, a third child, buying your home or the end of your contract may open it sooner, depending on the plan.`,
        'If one of these is near, the lock is shorter than it looks.',
      ],
    },
    {
      title: 'Splitting',
      body: [
        'Nothing asks you to put it all on one side. You may take what a project costs and invest what attracts matching.',
        'This page informs and does not advise. For advice, ask a qualified professional.',
      ],
    },
  ],
  example: {
    title: `For ${f.gross} gross`,
    lines: [
      { label: 'To invest', amount: f.net },
      { label: 'Taxable if you take it', amount: f.taxable },
      { label: `In hand after tax at ${f.low_rate}`, amount: f.low_cash },
      { label: `In hand after tax at ${f.high_rate}`, amount: f.high_cash },
      { label: 'Invested, matched by half, net', amount: f.placed },
    ],
    said: 'The allowance for work expenses in your tax return may lower this tax a little. The rates are examples.',
  },
  quiz: [
    {
      question: 'Does investing avoid CSG and CRDS on the way in?',
      answers: ['Yes', 'No'],
      right: 1,
      why: `They are withheld either way: ${f.withheld} for ${f.gross}.`,
    },
    {
      question: 'Why is the taxable amount smaller than the gross?',
      answers: ['Part of the CSG is deductible', 'The company pays the rest', 'It is rounding'],
      right: 0,
      why: `Of ${f.csg} of CSG, ${f.csg_deductible} is deducted from taxable income.`,
    },
    {
      question: 'May you take one part and invest the other?',
      answers: ['Yes', 'No'],
      right: 0,
      why: 'You may split it freely, to the cent.',
    },
  ],
})

export const choose: TopicFacts = {
  slug: 'choisir-cash-ou-placer',
  audience: 'beneficiary',
  minutes: 4,
  level: 1,
  figures: ['csg', 'csg_deductible', 'crds', 'gains'],
  basis: ['immediate_payment', 'csg', 'crds', 'csg_deductible', 'reply', 'savings_lock', 'retirement_lock'],
  tool: 'tax',
  related: ['abondement', 'pee', 'impots-et-prelevements'],
  next: '/beneficiaire',
  reviewed_at: '2026-11-23',
  review_due: '2027-01-31',
  words: { fr, en },
}
