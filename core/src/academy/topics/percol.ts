import type { TopicFacts, WrittenTopic } from '../topic.ts'

const fr: WrittenTopic = (f) => ({
  title: 'Le PER COL : préparer sa retraite',
  summary: [
    'L’épargne retraite collective proposée par l’entreprise.',
    'L’argent y reste jusqu’à la retraite, sauf quelques accidents de la vie et l’achat de votre logement.',
    'À la sortie, vous choisissez : un capital, une rente, ou un mélange.',
  ],
  goals: ['savoir quand il vous convient', 'comprendre d’où vient l’argent du plan', 'connaître les sorties'],
  sections: [
    {
      title: 'À quoi il sert',
      body: [
        'Il complète la retraite. Il convient à l’argent dont vous n’aurez pas besoin avant. La loi y permet un abondement plus élevé que sur le PEE.',
        `L’entreprise peut ajouter jusqu’à ${f.percol_cap} en ${f.year} (${f.percol_share} du plafond annuel de la sécurité sociale).`,
      ],
    },
    {
      title: 'Trois compartiments',
      body: [
        {
          list: [
            'L’épargne salariale : intéressement, participation, prime et abondement. À la retraite, ce que vous aviez placé sort en capital sans impôt ; les gains supportent les prélèvements sociaux.',
            'Vos versements volontaires : vous pouvez les déduire de votre revenu imposable, et le capital est alors imposé à la sortie. Leurs gains supportent l’impôt sur le revenu et les prélèvements sociaux.',
            'Les versements obligatoires, dans les entreprises qui en ont : ils sortent en rente.',
          ],
        },
      ],
    },
    {
      title: 'Sortir avant la retraite',
      body: [
        'L’achat de votre résidence principale, l’invalidité, le décès du conjoint, le surendettement, la fin des droits au chômage, la liquidation judiciaire d’une activité. Un mariage, une naissance ou la fin du contrat n’ouvrent pas le PER COL.',
      ],
    },
    {
      title: 'La gestion par défaut',
      body: [
        'Sans autre choix de votre part, l’argent est en gestion pilotée : le risque diminue à mesure que la retraite approche. Vous pouvez choisir vos fonds vous-même.',
        'Si la moitié d’une participation y a été placée sans votre réponse, vous avez un mois pour la reprendre.',
      ],
    },
  ],
  example: {
    title: `${f.gross} bruts placés sur le PER COL`,
    lines: [
      { label: 'Placé, net', amount: f.net },
      { label: 'Abondement brut, à la moitié de ce qui est placé', amount: f.matched_gross },
      { label: `CSG et CRDS (${f.levies})`, amount: `− ${f.matched_levies}` },
      { label: 'Abondement net', amount: f.matched },
      { label: 'Sur le plan', amount: f.placed },
    ],
    said: 'Le taux d’abondement est un exemple ; celui de votre plan est écrit sur votre écran de choix.',
  },
  quiz: [
    {
      question: 'Un mariage permet-il de sortir du PER COL ?',
      answers: ['Oui', 'Non'],
      right: 1,
      why: 'Le mariage ouvre le PEE, pas le PER COL.',
    },
    {
      question: 'L’achat de ma résidence principale ?',
      answers: ['Oui', 'Non'],
      right: 0,
      why: 'C’est la seule sortie anticipée qui n’est pas un accident de la vie.',
    },
    {
      question: 'À la retraite, suis-je obligé de prendre une rente ?',
      answers: ['Oui', 'Non, l’épargne salariale peut sortir en capital'],
      right: 1,
      why: 'Capital, rente, ou les deux : vous choisissez, sauf pour les versements obligatoires.',
    },
  ],
})

const en: WrittenTopic = (f) => ({
  title: 'The PER COL: preparing for retirement',
  summary: [
    'The collective retirement plan offered by the company.',
    'Money stays until you retire, a few accidents of life and buying your home apart.',
    'On the way out you choose: a lump sum, an annuity, or both.',
  ],
  goals: ['know when it suits you', 'understand where the money of the plan comes from', 'know the ways out'],
  sections: [
    {
      title: 'What it is for',
      body: [
        'It completes your pension. It suits money you will not need before. The law allows higher matching there than on the PEE.',
        `The company may add up to ${f.percol_cap} in ${f.year} (${f.percol_share} of the annual social-security ceiling).`,
      ],
    },
    {
      title: 'Three compartments',
      body: [
        {
          list: [
            'Employee savings: intéressement, participation, bonus and matching. At retirement what you had invested comes out as a lump sum without tax; gains bear social levies.',
            'Your own payments: you may deduct them from taxable income, and the capital is then taxed on the way out. Their gains bear income tax and social levies.',
            'Compulsory payments, where a company has them: they come out as an annuity.',
          ],
        },
      ],
    },
    {
      title: 'Before retirement',
      body: [
        'Buying your main home, disability, death of a spouse, over-indebtedness, the end of unemployment benefit, the court liquidation of a business. A marriage, a birth or the end of the contract do not open the PER COL.',
      ],
    },
    {
      title: 'How it is managed by default',
      body: [
        'Unless you choose otherwise the money is in managed mode: the risk goes down as retirement comes near. You may choose the funds yourself.',
        'If half of a participation was invested there without your answer, you have one month to take it back.',
      ],
    },
  ],
  example: {
    title: `${f.gross} gross invested in the PER COL`,
    lines: [
      { label: 'Invested, net', amount: f.net },
      { label: 'Gross matching, half of what is invested', amount: f.matched_gross },
      { label: `CSG and CRDS (${f.levies})`, amount: `− ${f.matched_levies}` },
      { label: 'Net matching', amount: f.matched },
      { label: 'In the plan', amount: f.placed },
    ],
    said: 'The matching rate is an example; the one of your plan is written on your choice screen.',
  },
  quiz: [
    {
      question: 'Does a marriage open the PER COL?',
      answers: ['Yes', 'No'],
      right: 1,
      why: 'Marriage opens the PEE, not the PER COL.',
    },
    {
      question: 'Does buying my main home?',
      answers: ['Yes', 'No'],
      right: 0,
      why: 'It is the only early way out that is not an accident of life.',
    },
    {
      question: 'At retirement, must I take an annuity?',
      answers: ['Yes', 'No, employee savings may come out as a lump sum'],
      right: 1,
      why: 'Lump sum, annuity or both: you choose, compulsory payments apart.',
    },
  ],
})

export const percol: TopicFacts = {
  slug: 'per-col',
  audience: 'beneficiary',
  minutes: 4,
  level: 2,
  figures: ['percol_share', 'pass', 'gains'],
  basis: ['retirement_lock', 'releases_percol', 'managed_by_default', 'percol_withdrawal', 'percol_ceiling'],
  related: ['pee', 'gestion-libre-ou-pilotee', 'abondement'],
  next: '/beneficiaire',
  reviewed_at: '2026-11-23',
  review_due: '2027-01-31',
  words: { fr, en },
}
