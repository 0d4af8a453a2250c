import type { TopicFacts, WrittenTopic } from '../topic.ts'

const fr: WrittenTopic = (f) => ({
  title: 'Lire un fonds : risque, durée, frais',
  summary: [
    'Un fonds réunit l’argent de nombreux salariés et l’investit selon une règle écrite.',
    'Une échelle de un à sept mesure la force des hausses et des baisses.',
    'Un document officiel de trois pages dit le risque, la durée conseillée, les frais et ce qu’un mauvais moment donnerait.',
  ],
  goals: [
    'lire le risque, la durée et les frais',
    'accorder un fonds avec votre date de sortie',
    'trouver le document d’informations clés',
  ],
  sections: [
    {
      title: 'Les quatre familles',
      body: [
        {
          list: [
            'Monétaire : presque pas de baisse, presque pas de hausse. Pour un argent qui doit être là bientôt.',
            'Obligataire : des prêts à des États et à des entreprises. Un risque modéré.',
            'Diversifié : un mélange d’actions et d’obligations.',
            'Actions : des parts d’entreprises. De fortes baisses sont possibles, et rien ne garantit que le temps les répare.',
          ],
        },
        'Un fonds solidaire réserve une petite part à des organismes utiles. Le règlement d’un PEE doit permettre d’y investir.',
      ],
    },
    {
      title: 'Lire le document d’informations clés',
      body: [
        {
          steps: [
            'Le risque, de un à sept. Sept ne veut pas dire « meilleur » mais « plus agité ».',
            'La durée conseillée. Si vous sortez avant, le scénario intermédiaire ne vaut plus.',
            'Les frais de chaque année, en pourcentage et en euros. Ils sont déjà retirés de la valeur affichée.',
            'Les scénarios : défavorable, intermédiaire, favorable. Regardez d’abord le défavorable.',
          ],
        },
      ],
    },
    {
      title: 'Accorder le fonds et la date',
      body: [
        'Posez la question à l’envers : quand aurai-je besoin de cet argent ? Si c’est dans deux ans, un fonds d’actions peut vous obliger à vendre au pire moment. Si c’est dans quinze ans, un fonds monétaire peut laisser l’inflation manger l’épargne.',
        'On peut partager un versement entre plusieurs fonds, et changer ensuite : c’est un arbitrage.',
      ],
    },
    {
      title: 'Ce que les chiffres ne disent pas',
      body: [
        'Les résultats passés ne promettent rien. Les classements d’une seule année ne disent presque rien. Les frais, eux, sont certains.',
        'Moisson montre les fonds dans un ordre neutre, et n’en recommande aucun.',
      ],
    },
  ],
  example: {
    title: `Ce que coûtent les frais sur ${f.gross}`,
    lines: [
      { label: 'Placé', amount: f.gross },
      { label: 'Fonds A, un pour cent par an', amount: f.fund_fee_low },
      { label: 'Fonds B, deux pour cent par an', amount: f.fund_fee_high },
    ],
    said: 'Frais de la première année. Ils reviennent chaque année, que le fonds monte ou baisse.',
  },
  quiz: [
    {
      question: 'Un fonds noté sept est-il le meilleur ?',
      answers: ['Oui', 'Non, c’est le plus agité'],
      right: 1,
      why: 'L’échelle mesure la force des variations, vers le haut comme vers le bas.',
    },
    {
      question: 'J’ai besoin de l’argent dans un an. Quel risque regarder ?',
      answers: ['Un risque faible', 'Un risque fort'],
      right: 0,
      why: 'Avec peu de temps, une baisse ne peut pas être attendue jusqu’à la remontée.',
    },
    {
      question: 'Les frais du fonds me sont-ils facturés à part ?',
      answers: ['Oui', 'Non, ils sont dans la valeur de la part'],
      right: 1,
      why: 'La valeur affichée est déjà nette des frais courants.',
    },
  ],
})

const en: WrittenTopic = (f) => ({
  title: 'Reading a fund: risk, time, costs',
  summary: [
    'A fund brings together the money of many employees and invests it by a written rule.',
    'A scale from one to seven measures how strongly it rises and falls.',
    'An official document of three pages gives the risk, the advised time, the costs and what a bad moment would do.',
  ],
  goals: [
    'read risk, time and costs',
    'match a fund with your exit date',
    'find the key information document',
  ],
  sections: [
    {
      title: 'The four families',
      body: [
        {
          list: [
            'Money market: hardly any fall, hardly any rise. For money that has to be there soon.',
            'Bonds: loans to states and companies. A moderate risk.',
            'Mixed: shares and bonds together.',
            'Shares: parts of companies. Sharp falls are possible, and nothing guarantees that time makes them good.',
          ],
        },
        'A solidarity fund keeps a small part for useful organisations. The rules of a PEE have to let you invest in one.',
      ],
    },
    {
      title: 'Reading the key information document',
      body: [
        {
          steps: [
            'The risk, from one to seven. Seven does not mean “better” but “rougher”.',
            'The advised time. If you leave earlier, the moderate scenario no longer holds.',
            'The yearly costs, in per cent and in euros. They are already taken off the value you see.',
            'The scenarios: unfavourable, moderate, favourable. Look at the unfavourable one first.',
          ],
        },
      ],
    },
    {
      title: 'Matching the fund and the date',
      body: [
        'Turn the question round: when will I need this money? In two years, a fund of shares may force you to sell at the worst moment. In fifteen years, a money-market fund may let inflation eat your savings.',
        'A payment may be split between several funds, and moved later: this is a switch.',
      ],
    },
    {
      title: 'What figures do not say',
      body: [
        'Past results promise nothing. A ranking over a single year says next to nothing. Costs, however, are certain.',
        'Moisson shows funds in a neutral order and recommends none.',
      ],
    },
  ],
  example: {
    title: `What costs come to on ${f.gross}`,
    lines: [
      { label: 'Invested', amount: f.gross },
      { label: 'Fund A, one per cent a year', amount: f.fund_fee_low },
      { label: 'Fund B, two per cent a year', amount: f.fund_fee_high },
    ],
    said: 'Costs of the first year. They come back each year, whether the fund rises or falls.',
  },
  quiz: [
    {
      question: 'Is a fund rated seven the best?',
      answers: ['Yes', 'No, it is the roughest'],
      right: 1,
      why: 'The scale measures how strongly it moves, up as well as down.',
    },
    {
      question: 'I need the money in a year. Which risk should I look at?',
      answers: ['A low one', 'A high one'],
      right: 0,
      why: 'With little time, one cannot wait for a fall to be made good.',
    },
    {
      question: 'Am I billed separately for the fund’s costs?',
      answers: ['Yes', 'No, they are within the value of the unit'],
      right: 1,
      why: 'The value you see is already net of running costs.',
    },
  ],
})

export const funds: TopicFacts = {
  slug: 'fonds-et-risque',
  audience: 'beneficiary',
  minutes: 4,
  level: 2,
  figures: [],
  basis: ['plan_explained', 'default_fund', 'solidarity_fund'],
  related: ['gestion-libre-ou-pilotee', 'pee', 'choisir-cash-ou-placer'],
  next: '/beneficiaire',
  reviewed_at: '2026-11-23',
  review_due: '2027-06-30',
  words: { fr, en },
}
