import type { TopicFacts, WrittenTopic } from '../topic.ts'

const fr: WrittenTopic = (f) => ({
  title: 'Mettre en place un accord d’intéressement',
  summary: [
    'Choisir des critères mesurables, une répartition, une façon de conclure.',
    `Signer dans la première moitié de la période de calcul, déposer dans les ${f.delay('filing')}.`,
    'Le récépissé et les délais de contrôle protègent vos exonérations.',
  ],
  goals: ['bâtir votre calendrier', 'éviter les clauses illégales', 'déposer un dossier complet'],
  sections: [
    {
      title: 'Avec qui conclure',
      body: [
        {
          list: [
            'avec les organisations syndicales représentatives ;',
            'avec le CSE, à la majorité de ses membres titulaires présents ;',
            'par un projet ratifié aux deux tiers du personnel ;',
            `par une décision unilatérale, sous ${f.participation_size} salariés et sous conditions ;`,
            'en appliquant un accord de branche agréé.',
          ],
        },
        'Chaque façon a ses pièces : procès-verbal, liste des signatures, convocations. Le dossier de dépôt les demande.',
      ],
    },
    {
      title: 'Une formule qui tient',
      body: [
        'La formule doit rester incertaine. Elle suit un résultat ou une performance que l’on peut mesurer et vérifier. Elle vaut pour tous.',
        {
          list: [
            'Interdit : un montant garanti, une note individuelle, un critère hors de la main de tous.',
            'Fragile : cent pour cent d’un résultat, ou les accidents du travail comme seul critère.',
            `Solide : un indicateur défini, sa source, la date où il est connu, et une période d’au moins ${f.delay('calculation_period')}.`,
          ],
        },
      ],
    },
    {
      title: 'Le partage et les limites',
      body: [
        `À parts égales, selon le salaire, selon la présence, ou un mélange. L’ancienneté demandée ne dépasse pas ${f.delay('seniority')}.`,
        `Une personne ne reçoit pas plus de ${f.individual_share} du plafond annuel de la sécurité sociale. Toutes ensemble ne reçoivent pas plus de ${f.collective_share} des salaires bruts.`,
      ],
    },
    {
      title: 'Le calendrier',
      body: [
        {
          steps: [
            'Préparer : chiffres de trois ans, simulation, consultation du CSE.',
            'Signer avant le premier jour de la seconde moitié de la période de calcul.',
            `Déposer sur TéléAccords dans les ${f.delay('filing')} qui suivent la date limite de signature.`,
            `L’organisme de recouvrement a ${f.delay('control')} pour demander le retrait ou la modification de clauses contraires à la loi, puis ${f.delay('control_more')} pour les exercices suivants.`,
            'Informer chaque salarié par une note, et remettre le livret d’épargne salariale.',
          ],
        },
        `Un accord dure d’un an à ${f.delay('agreement')}.`,
      ],
    },
    {
      title: 'Êtes-vous obligé de faire quelque chose ?',
      body: [
        `Une entreprise d’au moins ${f.sharing_size} salariés, qui n’a pas à mettre en place la participation et dont le bénéfice atteint ${f.sharing_profit} du chiffre d’affaires ${f.delay('value_sharing')} de suite, doit partager la valeur d’une façon ou d’une autre. La règle est une expérimentation, prévue jusqu’au ${f.sharing_until}.`,
      ],
    },
  ],
  example: {
    title: `Ce que coûte ${f.gross} d’intéressement sous ${f.large_size} salariés`,
    lines: [
      { label: 'Versé au salarié, net', amount: f.net },
      { label: 'CSG et CRDS du salarié', amount: f.withheld },
      { label: 'Forfait social', amount: f.nothing },
      { label: 'Coût pour l’entreprise', amount: f.gross },
    ],
    said: 'La somme est aussi déductible du bénéfice imposable de l’entreprise.',
  },
  quiz: [
    {
      question: 'Que perd un accord signé pendant la seconde moitié de la période ?',
      answers: ['Rien', 'Les exonérations de cette période'],
      right: 1,
      why: 'Il reste valable entre les parties, mais n’ouvre droit aux exonérations que pour les périodes qui commencent après le dépôt.',
    },
    {
      question: 'Un critère fondé sur l’entretien annuel est-il permis ?',
      answers: ['Oui', 'Non'],
      right: 1,
      why: 'L’intéressement est collectif : l’appréciation d’une personne en est exclue.',
    },
    {
      question: 'Où déposer l’accord ?',
      answers: ['Au greffe', 'Sur TéléAccords'],
      right: 1,
      why: 'La plateforme transmet à l’administration et à l’organisme de recouvrement.',
    },
  ],
})

const en: WrittenTopic = (f) => ({
  title: 'Setting up an intéressement agreement',
  summary: [
    'Choose criteria that can be measured, a way to share, a way to conclude.',
    `Sign in the first half of the calculation period, file within ${f.delay('filing')}.`,
    'The receipt and the control periods protect your exemptions.',
  ],
  goals: ['build your calendar', 'avoid unlawful clauses', 'file a complete set of papers'],
  sections: [
    {
      title: 'Whom to conclude with',
      body: [
        {
          list: [
            'the representative unions;',
            'the works council, by a majority of its full members present;',
            'two thirds of the staff, who ratify a draft;',
            `nobody: by a unilateral decision, under ${f.participation_size} employees and on conditions;`,
            'a branch, by applying its approved agreement.',
          ],
        },
        'Each way has its papers: minutes, list of signatures, invitations. The filing asks for them.',
      ],
    },
    {
      title: 'A formula that holds',
      body: [
        'The formula has to stay uncertain. It follows a result or a performance that can be measured and checked. It holds for all.',
        {
          list: [
            'Forbidden: a guaranteed amount, an individual mark, a criterion nobody can act on.',
            'Weak: one hundred per cent of a result, or accidents at work as the only criterion.',
            `Solid: an indicator that is defined, its source, the date it is known, and a period of at least ${f.delay('calculation_period')}.`,
          ],
        },
      ],
    },
    {
      title: 'Sharing and limits',
      body: [
        `Equally, by pay, by time present, or a mix. The seniority asked for is ${f.delay('seniority')} at most.`,
        `One person receives no more than ${f.individual_share} of the annual social-security ceiling. All together receive no more than ${f.collective_share} of gross wages.`,
      ],
    },
    {
      title: 'The calendar',
      body: [
        {
          steps: [
            'Prepare: three years of figures, a simulation, the works council’s view.',
            'Sign before the first day of the second half of the calculation period.',
            `File on TéléAccords within the ${f.delay('filing')} that follow the last day to sign.`,
            `The collecting body has ${f.delay('control')} to ask for unlawful clauses to be withdrawn or changed, then ${f.delay('control_more')} for the financial years that follow.`,
            'Inform each employee by a note, and hand over the employee-savings booklet.',
          ],
        },
        `An agreement lasts from one year to ${f.delay('agreement')}.`,
      ],
    },
    {
      title: 'Are you bound to do anything?',
      body: [
        `A company of at least ${f.sharing_size} employees that is not held to participation and whose profit reaches ${f.sharing_profit} of revenue ${f.delay('value_sharing')} in a row has to share value in one way or another. The rule is an experiment, set until ${f.sharing_until}.`,
      ],
    },
  ],
  example: {
    title: `What ${f.gross} of intéressement costs under ${f.large_size} employees`,
    lines: [
      { label: 'Paid to the employee, net', amount: f.net },
      { label: 'CSG and CRDS of the employee', amount: f.withheld },
      { label: 'Forfait social', amount: f.nothing },
      { label: 'Cost to the company', amount: f.gross },
    ],
    said: 'The sum is also deducted from the company’s taxable profit.',
  },
  quiz: [
    {
      question: 'What does an agreement signed in the second half of the period lose?',
      answers: ['Nothing', 'The exemptions of that period'],
      right: 1,
      why: 'It stays valid between the parties, but gives a right to the exemptions only for the periods that begin after the filing.',
    },
    {
      question: 'Is a criterion based on the yearly appraisal allowed?',
      answers: ['Yes', 'No'],
      right: 1,
      why: 'Intéressement is collective: judging one person is excluded.',
    },
    {
      question: 'Where is the agreement filed?',
      answers: ['At the court registry', 'On TéléAccords'],
      right: 1,
      why: 'The platform passes it to the administration and to the collecting body.',
    },
  ],
})

export const agreement: TopicFacts = {
  slug: 'mettre-en-place-accord',
  audience: 'hr',
  minutes: 5,
  level: 3,
  figures: ['individual_share', 'collective_share', 'sharing_size', 'sharing_profit', 'participation_size'],
  basis: [
    'conclusion',
    'signature',
    'filing',
    'exemptions_lost',
    'control',
    'safe_exercice',
    'calculation',
    'sharing',
    'agreement_duration',
    'seniority',
    'ceilings',
    'collective_ceiling',
    'booklet_on_hiring',
    'note_to_all',
  ],
  tool: 'deadline',
  related: ['reussir-sa-campagne', 'interessement', 'impots-et-prelevements'],
  next: '/wizards/interessementCreator',
  reviewed_at: '2026-11-23',
  review_due: '2027-01-31',
  words: { fr, en },
}
