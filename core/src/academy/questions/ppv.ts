import type { QuestionFacts } from '../question.ts'

export const ppvQuestions: readonly QuestionFacts[] = [
  {
    slug: 'ppv-imposable',
    basis: ['value_sharing', 'csg'],
    tool: 'net',
    words: {
      fr: (f) => ({
        question: 'Ma prime de partage de la valeur est-elle imposable ?',
        answer: [
          'Oui si vous la touchez, sauf dans le régime temporaire des petites entreprises.',
          'Placée à temps sur un plan, elle échappe à l’impôt sur le revenu.',
        ],
        condition: `Régime temporaire : une entreprise de moins de ${f.ppv_small} salariés, une prime versée jusqu’au ${f.ppv_until}, et une rémunération, sur l’année qui précède le versement, sous trois SMIC annuels. La prime ne supporte alors ni impôt, ni CSG, ni CRDS.`,
        papers: [],
        delay: `Dans la loi d’aujourd’hui, le régime temporaire ne vise plus les primes versées après le ${f.ppv_until}.`,
        next: 'Regardez sur votre fiche si la CSG a été retenue : si oui, la prime est imposable quand vous la touchez.',
      }),
      en: (f) => ({
        question: 'Is my value-sharing bonus taxable?',
        answer: [
          'Yes if you are paid it, except under the temporary regime of small companies.',
          'Invested in time in a plan, it escapes income tax.',
        ],
        condition: `Temporary regime: a company of fewer than ${f.ppv_small} employees, a bonus paid until ${f.ppv_until}, and pay over the year before the payment below three yearly minimum wages. The bonus then bears neither tax nor CSG nor CRDS.`,
        papers: [],
        delay: `As the law stands today, the temporary regime does not cover bonuses paid after ${f.ppv_until}.`,
        next: 'See on your notice whether CSG was withheld: if so, the bonus is taxable when you take it.',
      }),
    },
  },
  {
    slug: 'placer-la-ppv',
    basis: ['value_sharing', 'value_sharing_notice', 'savings_lock'],
    words: {
      fr: (f) => ({
        question: 'Puis-je placer ma prime de partage de la valeur ?',
        answer: [
          'Oui, sur le plan d’épargne de l’entreprise, s’il y en a un.',
          'Sans réponse de votre part, elle vous est versée : c’est le contraire de l’intéressement.',
        ],
        condition: `L’argent placé sur un PEE y reste ${f.delay('savings_lock')}, sauf cas de sortie anticipée. Il peut être abondé.`,
        papers: ['Votre réponse sur la fiche de la prime'],
        delay: `Au plus ${f.delay('reply')} après avoir reçu l’information.`,
        next: 'Répondez dans le délai indiqué sur la fiche ; après, la prime est payée et imposée.',
      }),
      en: (f) => ({
        question: 'May I invest my value-sharing bonus?',
        answer: [
          'Yes, in the company’s savings plan, where there is one.',
          'If you do not answer it is paid to you: the opposite of intéressement.',
        ],
        condition: `Money invested in a PEE stays ${f.delay('savings_lock')}, except in the cases of early exit. It may be matched.`,
        papers: ['Your answer on the notice of the bonus'],
        delay: `At most ${f.delay('reply')} after you received the information.`,
        next: 'Answer within the time on the notice; after it the bonus is paid and taxed.',
      }),
    },
  },
  {
    slug: 'ppv-montants-differents',
    basis: ['value_sharing'],
    words: {
      fr: () => ({
        question: 'Pourquoi mon collègue a-t-il une prime plus élevée que la mienne ?',
        answer: [
          'Parce que l’entreprise peut moduler la prime selon quelques critères fixés par la loi.',
          'L’appréciation d’une personne n’en fait pas partie.',
        ],
        condition:
          'Les critères permis : le salaire, la classification, l’ancienneté, la présence effective sur l’année passée et la durée de travail du contrat. Les congés liés à un enfant comptent comme de la présence.',
        papers: [],
        delay: 'Aucun.',
        next: 'Demandez à voir l’accord ou la décision : les critères y sont écrits.',
      }),
      en: () => ({
        question: 'Why is my colleague’s bonus higher than mine?',
        answer: [
          'Because the company may vary the bonus by a few criteria that the law sets.',
          'An opinion of one person’s work is not among them.',
        ],
        condition:
          'The criteria allowed: pay, classification, seniority, actual presence over the past year and the working time of the contract. Leave for a child counts as presence.',
        papers: [],
        delay: 'None.',
        next: 'Ask to see the agreement or the decision: the criteria are written there.',
      }),
    },
  },
  {
    slug: 'ppv-maximum',
    basis: ['value_sharing'],
    words: {
      fr: (f) => ({
        question: 'Jusqu’à combien une prime de partage de la valeur est-elle exonérée ?',
        answer: [
          `Jusqu’à ${f.ppv_plain} par personne et par année civile.`,
          `Jusqu’à ${f.ppv_scheme} si l’entreprise a aussi un intéressement, ou une participation volontaire.`,
        ],
        condition:
          'Deux primes au plus dans l’année civile, et un seul versement par trimestre. Les Esat et les associations et fondations qui peuvent recevoir des dons ont aussi la limite haute. Au-delà, la somme est un salaire comme un autre.',
        papers: [],
        delay: 'La limite se compte par année civile, au jour du versement.',
        next: 'Additionnez les primes de l’année chez le même employeur.',
      }),
      en: (f) => ({
        question: 'Up to what amount is a value-sharing bonus exempt?',
        answer: [
          `Up to ${f.ppv_plain} for one person in a calendar year.`,
          `Up to ${f.ppv_scheme} if the company also has an intéressement, or voluntary participation.`,
        ],
        condition:
          'Two bonuses at most in the calendar year, and one payment a quarter. Sheltered workshops (Esat), and associations and foundations that may receive gifts, have the higher limit too. Above it the sum is pay like any other.',
        papers: [],
        delay: 'The limit is counted by calendar year, on the day of payment.',
        next: 'Add up the bonuses of the year from the same employer.',
      }),
    },
  },
]
