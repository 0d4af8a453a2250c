import type { TopicFacts, WrittenTopic } from '../topic.ts'

const fr: WrittenTopic = (f) => ({
  title: 'L’épargne salariale en cinq minutes',
  summary: [
    'Trois sources d’argent peuvent vous venir de l’entreprise en plus du salaire : l’intéressement, la participation et la prime de partage de la valeur.',
    'Vous décidez : l’argent sur votre compte tout de suite, ou placé sur un plan avec un avantage d’impôt.',
    'Si vous ne répondez pas, une règle connue d’avance décide à votre place.',
  ],
  goals: [
    'nommer les sources d’argent et les plans',
    'savoir où est votre choix, et jusqu’à quand',
    'connaître ce qui arrive si vous ne répondez pas',
  ],
  sections: [
    {
      title: 'D’où vient l’argent',
      body: [
        'Une entreprise peut partager une part de ce qu’elle gagne avec ceux qui y travaillent. La loi prévoit trois chemins, et une entreprise peut en suivre plusieurs.',
        {
          list: [
            'L’intéressement récompense un résultat collectif : un bénéfice, des délais tenus, moins de rebuts. Un accord écrit dit comment il se calcule.',
            `La participation est la part du bénéfice que la loi réserve aux salariés. Elle est obligatoire à partir de ${f.participation_size} salariés.`,
            'La prime de partage de la valeur est décidée par l’entreprise, une ou deux fois dans l’année.',
          ],
        },
        'Rien de cela n’est un salaire. Le montant change d’une année à l’autre et peut être nul.',
      ],
    },
    {
      title: 'Où l’argent peut aller',
      body: [
        'Vous pouvez le recevoir sur votre compte. Il s’ajoute alors à vos revenus de l’année et il est imposé avec eux.',
        `Vous pouvez aussi le placer. Le plan d’épargne d’entreprise (PEE) le garde ${f.delay('savings_lock')}. Le plan d’épargne retraite d’entreprise collectif (PER COL) le garde jusqu’à la retraite. Dans les deux cas l’impôt sur le revenu ne touche pas ce que vous placez, et des événements de la vie permettent de sortir plus tôt.`,
        'Souvent l’entreprise ajoute de l’argent à ce que vous placez : c’est l’abondement.',
      ],
    },
    {
      title: 'Votre choix, pas à pas',
      body: [
        {
          steps: [
            'Vous recevez un message ou une lettre avec votre montant et la date limite.',
            `Vous avez ${f.delay('reply')} pour répondre, à partir du jour où vous êtes informé.`,
            'Vous choisissez, vous relisez, vous validez : un reçu vous est donné.',
            'Jusqu’à la date limite, Moisson vous laisse changer d’avis.',
          ],
        },
        'Sans réponse, la règle par défaut s’applique. Elle dépend de la source d’argent et des plans de l’entreprise ; votre écran de choix l’écrit en euros.',
      ],
    },
    {
      title: 'Ce qui est retiré, et quand',
      body: [
        `À l’entrée, ${f.levies} de CSG et de CRDS sont retirés, que vous placiez ou non. À la sortie d’un plan, seuls les gains supportent des prélèvements sociaux : ${f.gains}.`,
      ],
    },
  ],
  example: {
    title: `Une prime de ${f.gross}`,
    lines: [
      { label: 'Montant brut', amount: f.gross },
      { label: `CSG et CRDS (${f.levies})`, amount: `− ${f.withheld}` },
      { label: 'À toucher ou à placer', amount: f.net },
    ],
    said: `Ces ${f.net} sont les mêmes que vous placiez ou non : la différence vient ensuite de l’impôt, de l’abondement et du temps.`,
  },
  quiz: [
    {
      question: 'Que se passe-t-il si je ne réponds pas ?',
      answers: ['L’argent est perdu', 'Une règle par défaut s’applique', 'L’entreprise le garde'],
      right: 1,
      why: 'La règle par défaut est fixée par la loi et par l’accord, et votre écran de choix la montre en euros.',
    },
    {
      question: 'Le montant est-il garanti chaque année ?',
      answers: ['Oui, comme un salaire', 'Non, il dépend des résultats', 'Oui, après trois ans'],
      right: 1,
      why: 'Un intéressement garanti serait un salaire : il doit rester incertain.',
    },
    {
      question: 'Les prélèvements à l’entrée dépendent-ils de mon choix ?',
      answers: ['Non', 'Oui, placer les évite', 'Oui, toucher les évite'],
      right: 0,
      why: `La CSG et la CRDS (${f.levies}) sont les mêmes dans les deux cas.`,
    },
  ],
})

const en: WrittenTopic = (f) => ({
  title: 'Employee savings in five minutes',
  summary: [
    'Three kinds of money may reach you from your company on top of your pay: intéressement, participation and the value-sharing bonus.',
    'You decide: on your bank account now, or invested in a plan with a tax advantage.',
    'If you do not answer, a rule known in advance decides for you.',
  ],
  goals: [
    'name the sources of money and the plans',
    'know where your choice is, and until when',
    'know what happens if you do not answer',
  ],
  sections: [
    {
      title: 'Where the money comes from',
      body: [
        'A company may share part of what it earns with the people who work there. The law offers three ways, and a company may use several.',
        {
          list: [
            'Intéressement rewards a collective result: a profit, deadlines met, less waste. A written agreement says how it is worked out.',
            `Participation is the part of the profit that the law sets aside for employees. It is compulsory from ${f.participation_size} employees.`,
            'The value-sharing bonus is decided by the company, once or twice in the year.',
          ],
        },
        'None of this is pay. The amount changes from year to year and may be nothing at all.',
      ],
    },
    {
      title: 'Where the money can go',
      body: [
        'You may receive it on your account. It then counts as income of the year and is taxed with it.',
        `You may also invest it. The company savings plan (PEE) keeps it for ${f.delay('savings_lock')}. The collective retirement plan (PER COL) keeps it until you retire. Either way, income tax does not touch what you invest, and some events in life let you take it out sooner.`,
        'The company often adds money to what you invest: this is matching, “abondement” in French.',
      ],
    },
    {
      title: 'Your choice, step by step',
      body: [
        {
          steps: [
            'You receive a message or a letter with your amount and the last day to answer.',
            `You have ${f.delay('reply')} to answer, from the day you are informed.`,
            'You choose, read it over and confirm: you are given a receipt.',
            'Until the last day Moisson lets you change your mind.',
          ],
        },
        'Without an answer the default rule applies. It depends on where the money comes from and on the company’s plans; your choice screen writes it in euros.',
      ],
    },
    {
      title: 'What is taken off, and when',
      body: [
        `On the way in, ${f.levies} of CSG and CRDS are withheld, whether you invest or not. On the way out of a plan only the gains bear social levies: ${f.gains}.`,
      ],
    },
  ],
  example: {
    title: `A bonus of ${f.gross}`,
    lines: [
      { label: 'Gross amount', amount: f.gross },
      { label: `CSG and CRDS (${f.levies})`, amount: `− ${f.withheld}` },
      { label: 'To receive or to invest', amount: f.net },
    ],
    said: `These ${f.net} are the same whether you invest or not: the difference comes later, from tax, matching and time.`,
  },
  quiz: [
    {
      question: 'What happens if I do not answer?',
      answers: ['The money is lost', 'A default rule applies', 'The company keeps it'],
      right: 1,
      why: 'The default rule is set by the law and by the agreement, and your choice screen shows it in euros.',
    },
    {
      question: 'Is the amount guaranteed every year?',
      answers: ['Yes, like pay', 'No, it depends on results', 'Yes, after three years'],
      right: 1,
      why: 'A guaranteed intéressement would be pay: it has to stay uncertain.',
    },
    {
      question: 'Do the levies on the way in depend on my choice?',
      answers: ['No', 'Yes, investing avoids them', 'Yes, taking the money avoids them'],
      right: 0,
      why: `CSG and CRDS (${f.levies}) are the same either way.`,
    },
  ],
})

export const basics: TopicFacts = {
  slug: 'bases-epargne-salariale',
  audience: 'both',
  minutes: 5,
  level: 1,
  figures: ['csg', 'crds', 'gains', 'participation_size'],
  basis: ['reply', 'silence', 'csg', 'crds', 'immediate_payment'],
  related: ['choisir-cash-ou-placer', 'interessement', 'pee'],
  next: '/beneficiaire',
  reviewed_at: '2026-11-23',
  review_due: '2027-01-31',
  words: { fr, en },
}
