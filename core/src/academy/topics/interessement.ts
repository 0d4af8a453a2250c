import type { TopicFacts, WrittenTopic } from '../topic.ts'

const fr: WrittenTopic = (f) => ({
  title: 'L’intéressement : comprendre sa prime',
  summary: [
    'Une prime collective, liée à des résultats ou à des performances, prévue par un accord écrit.',
    'Elle est incertaine par nature : l’entreprise ne peut pas la garantir.',
    'Votre fiche individuelle montre le calcul, du montant commun à votre part.',
  ],
  goals: ['lire votre fiche', 'comprendre la formule et le partage', 'repérer ce qui limite le montant'],
  sections: [
    {
      title: 'Deux calculs, l’un après l’autre',
      body: [
        'Le premier calcul donne l’enveloppe : la somme à partager entre tous. Il suit la formule de l’accord. Par exemple : une part du résultat au-dessus d’un seuil, ou des points gagnés selon des objectifs.',
        'Le second partage l’enveloppe. L’accord choisit une ou plusieurs de ces façons : la même part pour tous, une part selon le salaire, une part selon le temps de présence.',
        'Certaines absences comptent comme du temps de présence : le congé de maternité, d’adoption, de paternité ou de deuil d’un enfant, l’accident du travail et la maladie professionnelle. D’autres, comme la maladie ordinaire, peuvent réduire la part.',
      ],
    },
    {
      title: 'Qui y a droit',
      body: [
        `Tous les salariés de l’entreprise. L’accord peut demander une ancienneté, de ${f.delay('seniority')} au plus. Un départ en cours d’année ne fait pas perdre la part du temps travaillé.`,
        `Dans une entreprise de moins de ${f.large_size} salariés, l’accord peut aussi prévoir une part pour le dirigeant et pour son conjoint qui travaille avec lui.`,
      ],
    },
    {
      title: 'Ce qui limite le montant',
      body: [
        {
          list: [
            `Pour une personne : ${f.individual_share} du plafond annuel de la sécurité sociale, soit ${f.individual_cap} en ${f.year} pour une année entière.`,
            `Pour toute l’entreprise : ${f.collective_share} des salaires bruts de l’exercice.`,
            'L’accord peut fixer des limites plus basses.',
          ],
        },
        'Quand une part est ramenée à sa limite, l’accord dit si le reste est partagé entre les autres.',
      ],
    },
    {
      title: 'Quand l’argent arrive',
      body: [
        `Au plus tard le dernier jour du cinquième mois après la clôture de l’exercice. Au-delà, l’entreprise doit des intérêts de retard, calculés à ${f.late_multiple} fois un taux public.`,
        `Avant le versement, vous êtes informé et vous avez ${f.delay('reply')} pour choisir.`,
      ],
    },
  ],
  example: {
    title: 'Comment une part se lit',
    lines: [
      { label: 'Votre part, brute', amount: f.gross },
      { label: `CSG (${f.csg}) et CRDS (${f.crds})`, amount: `− ${f.withheld}` },
      { label: 'Votre part, nette', amount: f.net },
    ],
    said: 'Le montant brut vient du partage ; le net est ce que vous pouvez toucher ou placer, au centime près.',
  },
  quiz: [
    {
      question: 'L’entreprise peut-elle garantir un intéressement minimum ?',
      answers: ['Oui', 'Non, il doit rester incertain', 'Oui, si l’accord le dit'],
      right: 1,
      why: 'Une somme garantie serait du salaire, avec les cotisations du salaire.',
    },
    {
      question: 'J’ai quitté l’entreprise en cours d’année. Ai-je droit à une part ?',
      answers: ['Non', 'Oui, si j’avais l’ancienneté demandée', 'Seulement en cas de retraite'],
      right: 1,
      why: 'Le droit naît du travail de l’exercice, que vous soyez encore là ou non le jour du versement. Selon le partage, la part suit ou non le temps travaillé.',
    },
    {
      question: 'Quelle ancienneté l’accord peut-il demander au plus ?',
      answers: [f.delayFirst('seniority'), 'Un an', 'Aucune'],
      right: 0,
      why: `La loi permet de demander jusqu’à ${f.delay('seniority')} d’ancienneté, pas davantage.`,
    },
  ],
})

const en: WrittenTopic = (f) => ({
  title: 'Intéressement: understanding your bonus',
  summary: [
    'A collective bonus tied to results or performance, set out in a written agreement.',
    'It is uncertain by nature: the company may not guarantee it.',
    'Your individual notice shows the calculation, from the common sum to your share.',
  ],
  goals: ['read your notice', 'understand the formula and the sharing', 'see what limits the amount'],
  sections: [
    {
      title: 'Two calculations, one after the other',
      body: [
        'The first one gives the envelope: the sum shared between all. It follows the agreement’s formula. For instance: a part of the profit above a threshold, or points earned by meeting targets.',
        'The second one shares the envelope. The agreement chooses one or several of these ways: the same for all, by pay, by time present.',
        'Some absences count as time present: maternity, adoption or paternity leave, leave after a child’s death, accidents at work and occupational illness. Others, such as ordinary sick leave, may reduce the share.',
      ],
    },
    {
      title: 'Who is entitled',
      body: [
        `All employees of the company. The agreement may ask for some seniority, ${f.delay('seniority')} at most. Leaving during the year does not lose the share for the time worked.`,
        `In a company of fewer than ${f.large_size} employees the agreement may also give a share to the head of the company and to a spouse who works there.`,
      ],
    },
    {
      title: 'What limits the amount',
      body: [
        {
          list: [
            `For one person: ${f.individual_share} of the annual social-security ceiling, which is ${f.individual_cap} in ${f.year} for a whole year.`,
            `For the whole company: ${f.collective_share} of the gross wages of the financial year.`,
            'The agreement may set lower limits.',
          ],
        },
        'When a share is brought down to its limit, the agreement says whether the rest is shared between the others.',
      ],
    },
    {
      title: 'When the money comes',
      body: [
        `On the last day of the fifth month after the end of the financial year at the latest. After that the company owes late interest, at ${f.late_multiple} times a public rate.`,
        `Before the payment you are informed and have ${f.delay('reply')} to choose.`,
      ],
    },
  ],
  example: {
    title: 'How a share reads',
    lines: [
      { label: 'Your share, gross', amount: f.gross },
      { label: `CSG (${f.csg}) and CRDS (${f.crds})`, amount: `− ${f.withheld}` },
      { label: 'Your share, net', amount: f.net },
    ],
    said: 'The gross amount comes from the sharing; the net is what you may receive or invest, to the cent.',
  },
  quiz: [
    {
      question: 'May the company guarantee a minimum intéressement?',
      answers: ['Yes', 'No, it has to stay uncertain', 'Yes, if the agreement says so'],
      right: 1,
      why: 'A guaranteed sum would be pay, with the contributions that pay bears.',
    },
    {
      question: 'I left the company during the year. Am I entitled to a share?',
      answers: ['No', 'Yes, if I had the seniority asked', 'Only when retiring'],
      right: 1,
      why: 'The right comes from the work of the financial year, whether or not you are still there on payment day. As the agreement shares, the part follows the time worked or not.',
    },
    {
      question: 'How much seniority may the agreement ask for at most?',
      answers: [f.delayFirst('seniority'), 'One year', 'None'],
      right: 0,
      why: `The law allows up to ${f.delay('seniority')} of seniority to be asked, no more.`,
    },
  ],
})

export const interessement: TopicFacts = {
  slug: 'interessement',
  audience: 'both',
  minutes: 4,
  level: 1,
  figures: ['pass', 'individual_share', 'collective_share', 'late_multiple'],
  tool: 'ceilings',
  basis: [
    'officers',
    'calculation',
    'sharing',
    'seniority',
    'ceilings',
    'collective_ceiling',
    'payment_deadline',
    'late_interest',
  ],
  related: ['bases-epargne-salariale', 'choisir-cash-ou-placer', 'participation'],
  next: '/beneficiaire',
  reviewed_at: '2026-11-23',
  review_due: '2027-01-31',
  words: { fr, en },
}
