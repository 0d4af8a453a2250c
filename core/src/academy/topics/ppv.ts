import type { TopicFacts, WrittenTopic } from '../topic.ts'

const fr: WrittenTopic = (f) => ({
  title: 'La prime de partage de la valeur',
  summary: [
    'Une prime que l’entreprise décide librement, une ou deux fois par an.',
    'Elle peut être placée sur un plan, et échappe alors à l’impôt sur le revenu.',
    'Sans réponse, elle est versée sur votre compte.',
  ],
  goals: [
    'savoir si la vôtre est imposable',
    'décider de la placer ou non',
    'comprendre pourquoi deux collègues n’ont pas le même montant',
  ],
  sections: [
    {
      title: 'Qui la décide, qui la reçoit',
      body: [
        'L’entreprise la décide seule, après avoir consulté le CSE s’il existe, ou par un accord. Rien ne l’oblige à recommencer l’année suivante.',
        'Elle va à tous les salariés présents à une date fixée, intérimaires compris, ou à ceux dont le salaire est inférieur à un plafond. Le montant peut varier selon le salaire, l’ancienneté, le temps de travail, la présence ou la classification, mais jamais selon le mérite d’une personne.',
        'Elle ne remplace ni un salaire ni une prime déjà prévue.',
      ],
    },
    {
      title: 'Ce qui est exonéré',
      body: [
        `Dans l’année civile, elle est exonérée de cotisations jusqu’à ${f.ppv_plain}, ou ${f.ppv_scheme} si l’entreprise a un accord d’intéressement, ou une participation volontaire.`,
        `Un régime temporaire, prévu jusqu’au ${f.ppv_until}, va plus loin dans les entreprises de moins de ${f.ppv_small} salariés : qui gagne moins de trois fois le SMIC ne paie alors ni CSG, ni CRDS, ni impôt sur la prime. Les autres paient la CSG et la CRDS (${f.levies}), et l’impôt s’ils la touchent.`,
      ],
    },
    {
      title: 'Toucher ou placer',
      body: [
        `Si l’entreprise a un plan, vous avez ${f.delay('reply')} pour demander que la prime y soit placée. Sur un PEE elle reste ${f.delay('savings_lock')}, sauf événement de la vie. L’entreprise peut ajouter un abondement.`,
        'Sans réponse de votre part, elle vous est versée. C’est le contraire de l’intéressement et de la participation.',
      ],
    },
  ],
  example: {
    title: `Une prime de ${f.gross}, hors du régime temporaire`,
    lines: [
      { label: 'Prime brute', amount: f.gross },
      { label: `CSG et CRDS (${f.levies})`, amount: `− ${f.withheld}` },
      { label: 'Placée sur un plan', amount: f.net },
      { label: `Touchée, après impôt à ${f.low_rate}`, amount: f.low_cash },
    ],
    said: `Dans le régime temporaire, les ${f.gross} arriveraient entiers sur votre compte.`,
  },
  quiz: [
    {
      question: 'Je ne réponds pas. Que devient la prime ?',
      answers: ['Elle est placée', 'Elle m’est versée', 'Elle est perdue'],
      right: 1,
      why: 'Pour la PPV, le silence vaut versement.',
    },
    {
      question: 'L’entreprise peut-elle donner plus à ceux qui travaillent le mieux ?',
      answers: ['Oui', 'Non, les critères doivent être généraux'],
      right: 1,
      why: 'La loi liste les critères ; l’appréciation d’une personne n’en fait pas partie.',
    },
    {
      question: 'Placer la prime évite-t-il l’impôt sur le revenu ?',
      answers: ['Oui', 'Non'],
      right: 0,
      why: 'Depuis la loi de 2023, la prime placée sur un plan n’est pas imposée à l’entrée.',
    },
  ],
})

const en: WrittenTopic = (f) => ({
  title: 'The value-sharing bonus',
  summary: [
    'A bonus the company decides freely, once or twice a year.',
    'It may be invested in a plan, and then escapes income tax.',
    'Without an answer, it is paid to your account.',
  ],
  goals: [
    'know whether yours is taxed',
    'decide whether to invest it',
    'understand why two colleagues differ',
  ],
  sections: [
    {
      title: 'Who decides it, who receives it',
      body: [
        'The company decides it alone, after consulting the works council where there is one, or by an agreement. Nothing binds it to do so again next year.',
        'It goes to all employees present on a set day, agency workers among them, or to those whose pay is below a ceiling. The amount may vary by pay, seniority, working time, presence or grade, never by one person’s merit.',
        'It replaces neither pay nor a bonus already due.',
      ],
    },
    {
      title: 'What is exempt',
      body: [
        `In a civil year it is exempt from contributions up to ${f.ppv_plain}, or ${f.ppv_scheme} where the company has an intéressement agreement or a voluntary participation.`,
        `A temporary regime, set until ${f.ppv_until}, goes further in companies of fewer than ${f.ppv_small} employees: whoever earns less than three times the minimum wage pays no CSG, no CRDS and no tax on it. The others pay CSG and CRDS (${f.levies}), and tax if they take the money.`,
      ],
    },
    {
      title: 'Take it or invest it',
      body: [
        `If the company has a plan you have ${f.delay('reply')} to ask for the bonus to be invested there. On a PEE it stays for ${f.delay('savings_lock')}, life events apart. The company may add matching.`,
        'Without your answer, it is paid. It is the opposite of intéressement and participation.',
      ],
    },
  ],
  example: {
    title: `A bonus of ${f.gross}, outside the temporary regime`,
    lines: [
      { label: 'Gross bonus', amount: f.gross },
      { label: `CSG and CRDS (${f.levies})`, amount: `− ${f.withheld}` },
      { label: 'Invested in a plan', amount: f.net },
      { label: `Taken, after tax at ${f.low_rate}`, amount: f.low_cash },
    ],
    said: `Under the temporary regime the whole ${f.gross} would reach your account.`,
  },
  quiz: [
    {
      question: 'I do not answer. What becomes of the bonus?',
      answers: ['It is invested', 'It is paid to me', 'It is lost'],
      right: 1,
      why: 'For this bonus, silence means payment.',
    },
    {
      question: 'May the company give more to those who work best?',
      answers: ['Yes', 'No, the criteria have to be general'],
      right: 1,
      why: 'The law lists the criteria; judging one person is not among them.',
    },
    {
      question: 'Does investing the bonus avoid income tax?',
      answers: ['Yes', 'No'],
      right: 0,
      why: 'Since the law of 2023 a bonus invested in a plan is not taxed on the way in.',
    },
  ],
})

export const ppv: TopicFacts = {
  slug: 'ppv',
  audience: 'both',
  minutes: 3,
  level: 1,
  figures: ['ppv_plain', 'ppv_scheme', 'ppv_small', 'smic'],
  basis: ['value_sharing', 'value_sharing_notice', 'csg', 'savings_lock'],
  tool: 'net',
  related: ['choisir-cash-ou-placer', 'impots-et-prelevements', 'pee'],
  next: '/beneficiaire',
  reviewed_at: '2026-11-23',
  review_due: '2026-12-31',
  words: { fr, en },
}
