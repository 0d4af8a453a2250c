import type { TopicFacts, WrittenTopic } from '../topic.ts'

const fr: WrittenTopic = (f) => ({
  title: 'Je quitte l’entreprise : que devient mon épargne ?',
  summary: [
    'Votre épargne reste à vous, où que vous alliez.',
    'Les frais de tenue de compte peuvent passer à votre charge.',
    'Avant de partir, donnez une adresse et un e-mail personnels.',
  ],
  goals: [
    'choisir entre garder, transférer et reprendre',
    'éviter le compte oublié',
    'recevoir votre dernière prime',
  ],
  sections: [
    {
      title: 'Trois chemins',
      body: [
        {
          list: [
            'Garder : l’argent reste sur le plan et continue à vivre dans ses fonds.',
            'Transférer : vers le plan de votre nouvel employeur, si celui-ci en a un. Le transfert ne fait pas repartir le délai du PEE à zéro quand il suit les règles du transfert.',
            'Reprendre : la fin du contrat ouvre le PEE. Elle n’ouvre pas le PER COL.',
          ],
        },
        'Rien ne presse : la fin du contrat ouvre le PEE sans limite de temps.',
      ],
    },
    {
      title: 'Les frais',
      body: [
        'Tant que vous êtes salarié, l’entreprise paie la tenue de votre compte. Après, le contrat dit qui paie. Pour un petit avoir, ces frais comptent : un compte laissé seul peut se vider peu à peu.',
        'Demandez le montant au teneur de compte, et comparez avec un transfert ou une reprise.',
      ],
    },
    {
      title: 'La prime de votre dernière année',
      body: [
        'Le départ ne fait pas perdre votre part du temps travaillé. Elle arrive souvent des mois plus tard : d’où l’importance d’une adresse à jour.',
        `Si personne ne vous trouve, l’entreprise garde la somme ${f.delay('unclaimed')} après la date où elle était due, puis la verse à la Caisse des dépôts, où vous pouvez la réclamer. Pour une participation placée, l’année part de la fin du blocage.`,
      ],
    },
    {
      title: 'Ce que l’on vous remet',
      body: [
        'À votre départ, un état récapitulatif dit ce que vous détenez, où, et quand c’est libre. Gardez-le avec vos certificats de travail.',
      ],
    },
  ],
  example: {
    title: `Votre dernière part : ${f.gross} bruts`,
    lines: [
      { label: 'Montant brut', amount: f.gross },
      { label: `CSG et CRDS (${f.levies})`, amount: `− ${f.withheld}` },
      { label: 'À toucher ou à placer', amount: f.net },
    ],
    said: 'Le calcul est le même que pour vos collègues encore présents ; l’abondement, lui, peut leur être réservé.',
  },
  quiz: [
    {
      question: 'La fin du contrat ouvre-t-elle le PER COL ?',
      answers: ['Oui', 'Non'],
      right: 1,
      why: 'Elle ouvre le PEE ; le PER COL attend la retraite ou un de ses cas.',
    },
    {
      question: 'Ai-je un délai pour reprendre mon PEE après la fin du contrat ?',
      answers: ['Six mois', 'Aucun'],
      right: 1,
      why: 'La fin du contrat permet de demander à tout moment.',
    },
    {
      question: 'Où réclamer une somme que l’on n’a pas pu me verser ?',
      answers: [`À la Caisse des dépôts, après ${f.delay('unclaimed')}`, 'Nulle part'],
      right: 0,
      why: 'Après l’année de garde par l’entreprise, la Caisse des dépôts la tient pour vous.',
    },
  ],
})

const en: WrittenTopic = (f) => ({
  title: 'I am leaving: what becomes of my savings?',
  summary: [
    'Your savings stay yours, wherever you go.',
    'Account fees may become yours to pay.',
    'Before you go, leave a personal address and e-mail.',
  ],
  goals: [
    'choose between keeping, moving and taking back',
    'avoid the forgotten account',
    'receive your last bonus',
  ],
  sections: [
    {
      title: 'Three ways',
      body: [
        {
          list: [
            'Keep: the money stays in the plan and goes on living in its funds.',
            'Move: to your new employer’s plan, if there is one. A transfer made under the rules does not restart the years of a PEE.',
            'Take back: the end of the contract opens the PEE. It does not open the PER COL.',
          ],
        },
        'There is no hurry: the end of the contract opens the PEE without a time limit.',
      ],
    },
    {
      title: 'Fees',
      body: [
        'While you are employed the company pays for your account. Afterwards the contract says who pays. For a small sum these fees matter: an account left alone may empty little by little.',
        'Ask the account keeper how much, and compare with moving or taking the money.',
      ],
    },
    {
      title: 'The bonus of your last year',
      body: [
        'Leaving does not lose your share for the time worked. It often comes months later: hence an up-to-date address.',
        `If nobody can find you, the company keeps the sum for ${f.delay('unclaimed')} after it was due, then hands it to the Caisse des dépôts, where you may claim it. For a participation that was invested, the year runs from the end of the lock-up.`,
      ],
    },
    {
      title: 'What you are given',
      body: [
        'When you leave, a statement says what you hold, where, and when it is free. Keep it with your work certificates.',
      ],
    },
  ],
  example: {
    title: `Your last share: ${f.gross} gross`,
    lines: [
      { label: 'Gross amount', amount: f.gross },
      { label: `CSG and CRDS (${f.levies})`, amount: `− ${f.withheld}` },
      { label: 'To receive or to invest', amount: f.net },
    ],
    said: 'The calculation is the same as for colleagues who stay; matching may be kept for them.',
  },
  quiz: [
    {
      question: 'Does the end of the contract open the PER COL?',
      answers: ['Yes', 'No'],
      right: 1,
      why: 'It opens the PEE; the PER COL waits for retirement or one of its cases.',
    },
    {
      question: 'Is there a time limit to take back a PEE after the contract ends?',
      answers: ['Six months', 'None'],
      right: 1,
      why: 'The end of the contract has no time limit to ask.',
    },
    {
      question: 'Where do I claim a sum nobody could pay me?',
      answers: [`At the Caisse des dépôts, after ${f.delay('unclaimed')}`, 'Nowhere'],
      right: 0,
      why: 'After the year the company keeps it, the Caisse des dépôts holds it for you.',
    },
  ],
})

export const leaving: TopicFacts = {
  slug: 'quitter-entreprise',
  audience: 'beneficiary',
  minutes: 4,
  level: 1,
  figures: ['csg', 'crds'],
  basis: [
    'releases_savings',
    'release_request',
    'transfer',
    'booklet_on_leaving',
    'fees_after_leaving',
    'address_on_leaving',
    'booklet',
    'unclaimed_sums',
    'participation_unclaimed',
    'matching_of_leavers',
  ],
  related: ['deblocage-anticipe', 'pee', 'per-col'],
  next: '/beneficiaire',
  reviewed_at: '2026-11-23',
  review_due: '2027-06-30',
  words: { fr, en },
}
