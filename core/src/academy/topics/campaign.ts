import type { TopicFacts, WrittenTopic } from '../topic.ts'

const fr: WrittenTopic = (f) => ({
  title: 'Réussir sa campagne : calendrier, relances, paie',
  summary: [
    'Six temps : données, calcul, information, relances, clôture, paie et teneur de compte.',
    'Une fiche individuelle complète évite la plupart des litiges.',
    'Les personnes parties et les adresses fausses se traitent au début, pas à la fin.',
  ],
  goals: ['tenir le calendrier à rebours', 'faire répondre presque tout le monde', 'sortir une paie juste'],
  sections: [
    {
      title: 'Le calendrier à rebours',
      body: [
        `Partez du dernier jour du cinquième mois après la clôture : c’est le dernier jour pour verser un intéressement. Retirez le temps de la paie, puis les ${f.delay('reply')} de réponse et les jours après lesquels l’accord tient l’avis pour reçu. Le jour obtenu est le dernier jour pour lancer.`,
        'Visez plus tôt : une correction de données prend toujours plus de temps que prévu.',
      ],
    },
    {
      title: 'Avant le lancement',
      body: [
        {
          steps: [
            'Importez le fichier de paie de l’exercice, et corrigez les doutes dans la cellule.',
            'Vérifiez les absences qui comptent comme de la présence.',
            'Retrouvez les personnes parties : adresse postale, e-mail personnel.',
            'Faites contrôler le calcul par une seconde personne.',
          ],
        },
      ],
    },
    {
      title: 'La fiche individuelle',
      body: [
        {
          list: [
            'le montant global et le montant moyen ;',
            'les droits de la personne et leur calcul ;',
            'la CSG et la CRDS retenues ;',
            'le délai pour répondre et ce qui s’applique sans réponse ;',
            'quand l’argent placé sera libre, et les cas de sortie anticipée.',
          ],
        },
        'Elle est distincte du bulletin de paie.',
      ],
    },
    {
      title: 'Faire répondre',
      body: [
        'Une affiche en salle de pause, un mot du chef d’équipe, une relance au milieu et une la veille. Ne relancez jamais qui a répondu. Pour qui n’a pas d’e-mail : une lettre avec un code.',
      ],
    },
    {
      title: 'Après la clôture',
      body: [
        'Transmettez au contrôle dès le lendemain. Donnez à la paie son fichier, au teneur de compte le sien, et vérifiez que les totaux sont les mêmes au centime près.',
        `Un retard coûte des intérêts : ${f.late_multiple} fois un taux public, à partir du premier jour du sixième mois.`,
      ],
    },
  ],
  example: {
    title: 'Ce qui doit se retrouver partout',
    lines: [
      { label: 'Sur la fiche, brut', amount: f.gross },
      { label: 'CSG et CRDS, sur la fiche et en paie', amount: f.withheld },
      { label: 'Net : choix, reçu, paie et teneur de compte', amount: f.net },
    ],
    said: 'Si un de ces chiffres diffère d’un document à l’autre, arrêtez-vous avant de verser.',
  },
  quiz: [
    {
      question: 'Faut-il relancer tout le monde ?',
      answers: ['Oui', 'Non, seulement qui n’a pas répondu'],
      right: 1,
      why: 'Relancer qui a répondu fait douter de sa réponse.',
    },
    {
      question: 'Un salarié sans e-mail peut-il être oublié ?',
      answers: ['Non, il reçoit une lettre', 'Oui'],
      right: 0,
      why: 'Le délai de réponse ne court que pour qui est informé.',
    },
    {
      question: 'La fiche peut-elle être une ligne du bulletin de paie ?',
      answers: ['Oui', 'Non, elle est distincte'],
      right: 1,
      why: 'La loi demande une fiche distincte du bulletin.',
    },
  ],
})

const en: WrittenTopic = (f) => ({
  title: 'A campaign that works: calendar, reminders, payroll',
  summary: [
    'Six stages: data, calculation, information, reminders, closing, payroll and account keeper.',
    'A complete individual notice avoids most disputes.',
    'People who left and wrong addresses are dealt with at the start, not at the end.',
  ],
  goals: ['count the calendar backwards', 'have nearly everybody answer', 'hand over a correct payroll'],
  sections: [
    {
      title: 'Counting backwards',
      body: [
        `Start from the last day of the fifth month after the closing: the last day to pay intéressement. Take off the time payroll needs, then the ${f.delay('reply')} to answer and the days after which people count as informed. What you get is the last day to launch.`,
        'Aim for earlier: correcting data always takes longer than planned.',
      ],
    },
    {
      title: 'Before the launch',
      body: [
        {
          steps: [
            'Import the payroll file of the financial year, and mend doubts in the cell.',
            'Check the absences that count as time present.',
            'Find the people who left: postal address, personal e-mail.',
            'Have the calculation checked by a second person.',
          ],
        },
      ],
    },
    {
      title: 'The individual notice',
      body: [
        {
          list: [
            'the total and the average amount;',
            'the person’s share and how it is worked out;',
            'CSG and CRDS withheld;',
            'the time to answer and what applies without an answer;',
            'when invested money will be free, and the cases of early release.',
          ],
        },
        'It is apart from the payslip.',
      ],
    },
    {
      title: 'Getting answers',
      body: [
        'A poster in the break room, a word from the team leader, a reminder half-way and one the day before. Never remind those who have answered. For those without e-mail: a letter with a code.',
      ],
    },
    {
      title: 'After the closing',
      body: [
        'Submit it for control the next day. Give payroll its file, the account keeper its own, and check that the totals agree to the cent.',
        `Being late costs interest: ${f.late_multiple} times a public rate, from the first day of the sixth month.`,
      ],
    },
  ],
  example: {
    title: 'What has to be the same everywhere',
    lines: [
      { label: 'On the notice, gross', amount: f.gross },
      { label: 'CSG and CRDS, on the notice and in payroll', amount: f.withheld },
      { label: 'Net: choice, receipt, payroll and account keeper', amount: f.net },
    ],
    said: 'If one of these differs between two papers, stop before you pay.',
  },
  quiz: [
    {
      question: 'Should everybody be reminded?',
      answers: ['Yes', 'No, only those who have not answered'],
      right: 1,
      why: 'Reminding those who have answered makes them doubt their answer.',
    },
    {
      question: 'May an employee without e-mail be left out?',
      answers: ['No, a letter is sent', 'Yes'],
      right: 0,
      why: 'The time to answer runs only for whoever is informed.',
    },
    {
      question: 'May the notice be a line of the payslip?',
      answers: ['Yes', 'No, it is apart'],
      right: 1,
      why: 'The law asks for a notice apart from the payslip.',
    },
  ],
})

export const campaign: TopicFacts = {
  slug: 'reussir-sa-campagne',
  audience: 'hr',
  minutes: 5,
  level: 2,
  figures: ['late_multiple', 'csg', 'crds'],
  tool: 'deadline',
  basis: ['payment_deadline', 'late_interest', 'notice', 'reply', 'rebuilt_pay'],
  related: ['mettre-en-place-accord', 'interessement', 'quitter-entreprise'],
  next: '/campagne',
  reviewed_at: '2026-11-23',
  review_due: '2027-01-31',
  words: { fr, en },
}
