import type { QuestionFacts } from '../question.ts'

export const chooseQuestions: readonly QuestionFacts[] = [
  {
    slug: 'combien-en-poche',
    basis: ['csg', 'crds', 'csg_deductible', 'tax_of_company'],
    tool: 'tax',
    words: {
      fr: (f) => ({
        question: 'Si je touche ma prime, combien me reste-t-il après impôt ?',
        answer: [
          `Pour ${f.gross} bruts : ${f.net} après CSG et CRDS, puis l’impôt selon votre taux.`,
          `À ${f.low_rate} d’impôt il reste ${f.low_cash}, à ${f.high_rate} il reste ${f.high_cash}.`,
        ],
        condition: `La part imposable est plus petite que le brut : ${f.csg_deductible} de CSG se déduisent.`,
        papers: [],
        delay: 'L’impôt est retenu avec la paie ou réglé avec la déclaration, selon qui verse.',
        next: 'Changez le montant et le taux dans le calcul ci-dessus pour voir les vôtres.',
      }),
      en: (f) => ({
        question: 'If I take the cash, how much is left after tax?',
        answer: [
          `Of ${f.gross} gross: ${f.net} after CSG and CRDS, then tax at your rate.`,
          `At a rate of ${f.low_rate}, ${f.low_cash} is left; at ${f.high_rate}, ${f.high_cash}.`,
        ],
        condition: `The taxable part is smaller than the gross: ${f.csg_deductible} of CSG is deducted.`,
        papers: [],
        delay: 'Tax is withheld with the pay or settled with the return, depending on who pays.',
        next: 'Change the amount and the rate in the calculator above to see yours.',
      }),
    },
  },
  {
    slug: 'toucher-et-placer',
    basis: ['reply', 'participation_reply', 'participation_lock'],
    words: {
      fr: () => ({
        question: 'Puis-je toucher une partie et placer le reste ?',
        answer: [
          'Oui : vous pouvez demander le versement de tout, ou d’une partie seulement.',
          'La partie placée échappe à l’impôt sur le revenu, la partie versée le supporte.',
        ],
        condition:
          'Vous pouvez aussi partager entre le PEE et le PER COL, et entre plusieurs fonds. Une exception : quand un accord donne une participation plus haute que la formule de la loi, il peut bloquer la part qui dépasse.',
        papers: [],
        delay: 'Dans votre délai de réponse.',
        next: 'Sur l’écran de choix, le partage se règle au centime près.',
      }),
      en: () => ({
        question: 'May I take a part in cash and invest the rest?',
        answer: [
          'Yes: you may ask to be paid all, or a part only.',
          'The part invested escapes income tax, the part paid bears it.',
        ],
        condition:
          'You may also share between the PEE and the PER COL, and between funds. One exception: where an agreement gives more participation than the formula of the law, it may lock the part above.',
        papers: [],
        delay: 'Within your time to answer.',
        next: 'On the page of the choice, the split is set to the cent.',
      }),
    },
  },
  {
    slug: 'placer-evite-l-impot',
    basis: ['immediate_payment', 'placing_received', 'csg'],
    tool: 'tax',
    words: {
      fr: (f) => ({
        question: 'Placer ma prime évite-t-il vraiment l’impôt ?',
        answer: [
          'L’impôt sur le revenu, oui. La CSG et la CRDS à l’entrée, non.',
          `À la sortie, les gains supportent ${f.gains} de prélèvements sociaux ; le capital ne supporte rien.`,
        ],
        condition: `Pour l’intéressement, l’exonération vaut jusqu’à ${f.individual_share} du plafond annuel de la sécurité sociale.`,
        papers: [],
        delay: `Dans le délai de réponse. Un intéressement déjà touché se place encore dans les ${f.delay('placing_received')} qui suivent.`,
        next: 'Comparez votre impôt évité avec le temps pendant lequel l’argent sera bloqué.',
      }),
      en: (f) => ({
        question: 'Does investing really avoid tax?',
        answer: [
          'Income tax, yes. CSG and CRDS on the way in, no.',
          `On the way out, gains bear ${f.gains} of social levies; the capital bears nothing.`,
        ],
        condition: `For intéressement, the exemption holds up to ${f.individual_share} of the annual social-security ceiling.`,
        papers: [],
        delay: `Within your time to answer. An intéressement already paid may still be invested within the ${f.delay('placing_received')} that follow.`,
        next: 'Compare the tax you avoid with the time during which the money is locked.',
      }),
    },
  },
  {
    slug: 'brut-et-net',
    basis: ['csg', 'crds'],
    tool: 'net',
    words: {
      fr: (f) => ({
        question: 'Pourquoi mon net est-il plus petit que le brut annoncé ?',
        answer: [
          `Parce que ${f.levies} de CSG et de CRDS sont retenus : ${f.withheld} pour ${f.gross}.`,
          'Cette retenue est la même que vous touchiez la prime ou que vous la placiez.',
        ],
        condition: `La CSG est de ${f.csg} et la CRDS de ${f.crds}, sur tout le montant, sans abattement.`,
        papers: [],
        delay: 'La retenue est faite au moment du versement.',
        next: 'Retrouvez les deux lignes sur votre fiche : elles doivent donner le même net, au centime.',
      }),
      en: (f) => ({
        question: 'Why is my net smaller than the gross I was told?',
        answer: [
          `Because ${f.levies} of CSG and CRDS is withheld: ${f.withheld} of ${f.gross}.`,
          'It is the same whether you take the cash or invest.',
        ],
        condition: `CSG is ${f.csg} and CRDS ${f.crds}, on the whole amount, with no allowance.`,
        papers: [],
        delay: 'It is withheld when the sum is paid.',
        next: 'Find the two lines on your notice: they have to give the same net, to the cent.',
      }),
    },
  },
]
