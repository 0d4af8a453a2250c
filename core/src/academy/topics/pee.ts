import type { TopicFacts, WrittenTopic } from '../topic.ts'

const fr: WrittenTopic = (f) => ({
  title: `Le PEE : ${f.delay('savings_lock')} pour un projet`,
  summary: [
    'Un plan d’entreprise pour des projets à moyen terme.',
    `L’argent y reste ${f.delay('savings_lock')}, sauf ${f.pee_releases} événements de la vie.`,
    'Les gains ne supportent pas l’impôt sur le revenu, seulement des prélèvements sociaux.',
  ],
  goals: [
    'connaître la date de sortie de chaque versement',
    'choisir un fonds selon votre horizon',
    'savoir ce que vous paierez',
  ],
  sections: [
    {
      title: 'Ce qu’on y met',
      body: [
        {
          list: [
            'votre intéressement, votre participation, votre prime de partage de la valeur ;',
            `vos versements volontaires, jusqu’à ${f.voluntary_share} de votre rémunération annuelle ;`,
            'l’abondement de l’entreprise.',
          ],
        },
        'Le plan est proposé par l’entreprise. Un teneur de compte garde vos avoirs à votre nom : ils ne sont pas dans les caisses de l’entreprise.',
      ],
    },
    {
      title: `Comment comptent les ${f.delay('savings_lock')}`,
      body: [
        'Chaque versement a sa propre date de sortie. Un intéressement placé compte en général depuis son versement dans le plan ; une participation compte depuis le premier jour du sixième mois après la clôture de l’exercice.',
        'Une fois libre, l’argent peut rester. Il continue à vivre dans les mêmes fonds, et vous le prenez quand vous voulez.',
      ],
    },
    {
      title: 'Sortir plus tôt',
      body: [
        `La loi ouvre ${f.pee_releases} portes : mariage ou Pacs, troisième enfant, séparation avec garde, violences conjugales, invalidité, décès, fin du contrat de travail, création d’entreprise, achat ou agrandissement de la résidence principale, rénovation énergétique, véhicule propre, proche aidant, surendettement.`,
        `La plupart se demandent dans les ${f.delay('release_request')}. Quelques-unes n’ont pas de limite de temps.`,
      ],
    },
    {
      title: 'Ce que cela coûte',
      body: [
        'Les frais de tenue de compte sont payés par l’entreprise tant que vous y êtes. Les fonds ont leurs propres frais, écrits dans leur document d’informations clés.',
        `À la sortie, les gains supportent ${f.gains} de prélèvements sociaux. Ce que vous avez versé ne supporte rien.`,
      ],
    },
  ],
  example: {
    title: `${f.net} placés ont gagné ${f.gain}`,
    lines: [
      { label: 'Gain', amount: f.gain },
      { label: `Prélèvements sociaux (${f.gains})`, amount: `− ${f.gain_levies}` },
      { label: 'Gain qui vous reste', amount: f.gain_left },
    ],
    said: 'Le gain est une hypothèse : un fonds peut aussi perdre de la valeur.',
  },
  quiz: [
    {
      question: 'Les versements ont-ils tous la même date de sortie ?',
      answers: ['Oui', 'Non, chacun la sienne'],
      right: 1,
      why: `Le délai de ${f.delay('savings_lock')} est compté pour chaque versement.`,
    },
    {
      question: 'Si mon entreprise fait faillite, je perds mon PEE ?',
      answers: ['Oui', 'Non'],
      right: 1,
      why: 'Les avoirs sont à votre nom dans des fonds, séparés de l’entreprise. Seul un fonds d’actions de l’entreprise suit la valeur de celle-ci.',
    },
    {
      question: 'Faut-il sortir l’argent dès qu’il est libre ?',
      answers: ['Oui', 'Non, il peut rester'],
      right: 1,
      why: 'La date ouvre un droit ; elle n’oblige à rien.',
    },
  ],
})

const en: WrittenTopic = (f) => ({
  title: `The PEE: ${f.delay('savings_lock')} for a project`,
  summary: [
    'A company plan for projects in the medium term.',
    `Money stays for ${f.delay('savings_lock')}, except for ${f.pee_releases} events in life.`,
    'Gains bear no income tax, only social levies.',
  ],
  goals: ['know the exit date of each payment', 'choose a fund by your horizon', 'know what you will pay'],
  sections: [
    {
      title: 'What goes in',
      body: [
        {
          list: [
            'your intéressement, participation and value-sharing bonus;',
            `your own payments, up to ${f.voluntary_share} of your yearly pay;`,
            'the company’s matching.',
          ],
        },
        'The plan is offered by the company. An account keeper holds the assets in your name: they are not in the company’s coffers.',
      ],
    },
    {
      title: `How the ${f.delay('savings_lock')} are counted`,
      body: [
        'Each payment has its own exit date. Intéressement counts as a rule from its payment into the plan; participation counts from the first day of the sixth month after the end of the financial year.',
        'Once free, the money may stay. It goes on living in the same funds, and you take it when you like.',
      ],
    },
    {
      title: 'Taking it sooner',
      body: [
        `The law opens ${f.pee_releases} doors: marriage or civil union, third child, separation with custody, violence by a partner, disability, death, end of the contract, starting a business, buying or enlarging your main home, energy renovation, clean vehicle, caring for a relative, over-indebtedness.`,
        `Most have to be asked within ${f.delay('release_request')}. A few have no time limit.`,
      ],
    },
    {
      title: 'What it costs',
      body: [
        'Account fees are paid by the company while you work there. Funds have their own costs, written in their key information document.',
        `On the way out, gains bear ${f.gains} of social levies. What you paid in bears nothing.`,
      ],
    },
  ],
  example: {
    title: `${f.net} invested have gained ${f.gain}`,
    lines: [
      { label: 'Gain', amount: f.gain },
      { label: `Social levies (${f.gains})`, amount: `− ${f.gain_levies}` },
      { label: 'Gain that is yours', amount: f.gain_left },
    ],
    said: 'The gain is an assumption: a fund may also lose value.',
  },
  quiz: [
    {
      question: 'Do all payments have the same exit date?',
      answers: ['Yes', 'No, each its own'],
      right: 1,
      why: `The ${f.delay('savings_lock')} are counted for each payment.`,
    },
    {
      question: 'If my company fails, do I lose my PEE?',
      answers: ['Yes', 'No'],
      right: 1,
      why: 'The assets are yours, in funds kept apart from the company. Only a fund of the company’s own shares follows its value.',
    },
    {
      question: 'Must the money be taken out as soon as it is free?',
      answers: ['Yes', 'No, it may stay'],
      right: 1,
      why: 'The date opens a right; it asks nothing of you.',
    },
  ],
})

export const pee: TopicFacts = {
  slug: 'pee',
  audience: 'beneficiary',
  minutes: 4,
  level: 1,
  figures: ['gains', 'voluntary_share', 'pee_share'],
  basis: [
    'savings_plan',
    'savings_lock',
    'participation_lock',
    'releases_savings',
    'release_request',
    'voluntary',
    'matching',
    'csg',
  ],
  tool: 'release',
  related: ['per-col', 'deblocage-anticipe', 'fonds-et-risque'],
  next: '/beneficiaire',
  reviewed_at: '2026-11-23',
  review_due: '2027-01-31',
  words: { fr, en },
}
