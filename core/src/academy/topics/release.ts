import type { TopicFacts, WrittenTopic } from '../topic.ts'

const fr: WrittenTopic = (f) => ({
  title: 'Récupérer son argent avant l’heure',
  summary: [
    `Le PEE s’ouvre plus tôt dans ${f.pee_releases} cas, le PER COL dans quelques-uns seulement.`,
    'Trois cas existent depuis juillet 2024 : rénovation énergétique, véhicule propre, proche aidant.',
    'Il faut demander après l’événement, dans le délai, avec les bonnes pièces.',
  ],
  goals: ['repérer votre cas', 'préparer les pièces', 'connaître les délais'],
  sections: [
    { title: 'Les cas du PEE', body: [{ list: f.savings_cases }] },
    { title: 'Les cas du PER COL', body: [{ list: f.percol_cases }] },
    {
      title: 'Comment demander',
      body: [
        {
          steps: [
            'Attendez que l’événement soit arrivé : un projet ne suffit pas.',
            'Rassemblez les pièces. Le teneur de compte en donne la liste.',
            'Faites la demande au teneur de compte, pas à l’entreprise.',
            'L’argent arrive en une fois, pour la somme que vous demandez.',
          ],
        },
        'Là où un délai est écrit, il court depuis l’événement. Après, la porte se referme pour cet événement, mais l’argent reste à vous.',
      ],
    },
    {
      title: 'Combien peut-on prendre',
      body: [
        'Tout ou partie, à votre choix, en un seul versement par événement. Seul ce qui était placé avant l’événement peut en général sortir.',
        'Pour l’achat du logement ou des travaux, la somme doit servir à les payer. Pour un achat, la promesse ou le compromis signé suffit en général : n’attendez pas l’acte.',
      ],
    },
  ],
  example: {
    title: `${f.net} placés, sortis avec ${f.gain} de gain`,
    lines: [
      { label: 'Gain', amount: f.gain },
      { label: `Prélèvements sociaux (${f.gains})`, amount: `− ${f.gain_levies}` },
      { label: 'Gain qui vous reste', amount: f.gain_left },
    ],
    said: 'Une sortie anticipée dans un cas prévu ne fait perdre aucun avantage.',
  },
  quiz: [
    {
      question: 'Je vais me marier l’an prochain. Puis-je demander aujourd’hui ?',
      answers: ['Oui', 'Non'],
      right: 1,
      why: 'La demande vient après l’événement, avec l’acte.',
    },
    {
      question: 'À qui faire la demande ?',
      answers: ['À mon employeur', 'Au teneur de compte'],
      right: 1,
      why: 'C’est lui qui garde vos avoirs et vérifie les pièces.',
    },
    {
      question: 'Un mariage ouvre-t-il le PER COL ?',
      answers: ['Oui', 'Non'],
      right: 1,
      why: 'Le mariage n’est pas dans la liste du PER COL.',
    },
  ],
})

const en: WrittenTopic = (f) => ({
  title: 'Taking your money out early',
  summary: [
    `A PEE opens early in ${f.pee_releases} cases, a PER COL in a few only.`,
    'Three cases have existed since July 2024: energy renovation, clean vehicle, caring for a relative.',
    'Ask after the event, within the time allowed, with the right papers.',
  ],
  goals: ['find your case', 'prepare the papers', 'know the time limits'],
  sections: [
    { title: 'The cases of the PEE', body: [{ list: f.savings_cases }] },
    { title: 'The cases of the PER COL', body: [{ list: f.percol_cases }] },
    {
      title: 'How to ask',
      body: [
        {
          steps: [
            'Wait until the event has happened: an intention is not enough.',
            'Gather the papers. The account keeper gives the list.',
            'Ask the account keeper, not the company.',
            'The money comes in one payment, for the sum you ask.',
          ],
        },
        'Where a time limit is written, it runs from the event. After it the door closes for that event, but the money stays yours.',
      ],
    },
    {
      title: 'How much may be taken',
      body: [
        'All or part, as you choose, in one payment for each event. As a rule only what was invested before the event may come out.',
        'For buying a home or for works, the sum has to pay for them. For a purchase, the promise or contract once signed is enough as a rule: do not wait for the deed.',
      ],
    },
  ],
  example: {
    title: `${f.net} invested, taken out with a gain of ${f.gain}`,
    lines: [
      { label: 'Gain', amount: f.gain },
      { label: `Social levies (${f.gains})`, amount: `− ${f.gain_levies}` },
      { label: 'Gain that is yours', amount: f.gain_left },
    ],
    said: 'Taking the money early in a listed case loses no advantage.',
  },
  quiz: [
    {
      question: 'I shall marry next year. May I ask today?',
      answers: ['Yes', 'No'],
      right: 1,
      why: 'The request comes after the event, with the certificate.',
    },
    {
      question: 'Whom do I ask?',
      answers: ['My employer', 'The account keeper'],
      right: 1,
      why: 'It holds your assets and checks the papers.',
    },
    {
      question: 'Does a marriage open the PER COL?',
      answers: ['Yes', 'No'],
      right: 1,
      why: 'Marriage is not on the PER COL’s list.',
    },
  ],
})

export const release: TopicFacts = {
  slug: 'deblocage-anticipe',
  audience: 'beneficiary',
  minutes: 5,
  level: 2,
  figures: ['gains'],
  basis: ['releases_savings', 'release_request', 'releases_percol'],
  tool: 'release',
  related: ['pee', 'per-col', 'quitter-entreprise'],
  next: '/beneficiaire',
  reviewed_at: '2026-11-23',
  review_due: '2027-06-30',
  words: { fr, en },
}
