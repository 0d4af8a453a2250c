import type { QuestionFacts } from '../question.ts'

export const taxesQuestions: readonly QuestionFacts[] = [
  {
    slug: 'que-declarer',
    basis: ['immediate_payment', 'tax_of_company'],
    words: {
      fr: () => ({
        question: 'Dois-je déclarer mon intéressement ou ma participation ?',
        answer: [
          'Ce que vous avez touché, oui : c’est un revenu de l’année du versement.',
          'Ce que vous avez placé dans le délai, non.',
        ],
        condition:
          'La part touchée est en général déjà sur votre déclaration préremplie : vérifiez que le montant placé n’y est pas.',
        papers: ['Votre fiche et votre reçu de choix, à garder'],
        delay: 'Avec la déclaration de l’année qui suit le versement.',
        next: 'Comparez le montant prérempli avec le montant imposable de votre fiche.',
      }),
      en: () => ({
        question: 'Must I declare my intéressement or participation?',
        answer: [
          'What you were paid, yes: it is income of the year of payment.',
          'What you invested in time, no.',
        ],
        condition:
          'The part paid is as a rule already on your pre-filled return: check that the part invested is not.',
        papers: ['Your notice and the receipt of your choice, to keep'],
        delay: 'With the return of the year after the payment.',
        next: 'Compare the pre-filled amount with the taxable amount of your notice.',
      }),
    },
  },
  {
    slug: 'csg-deductible',
    basis: ['csg', 'csg_deductible', 'crds'],
    tool: 'tax',
    words: {
      fr: (f) => ({
        question: 'Pourquoi suis-je imposé sur plus que ce que j’ai reçu ?',
        answer: [
          `Parce qu’une partie de la CSG et la CRDS ne se déduisent pas : pour ${f.gross} bruts, ${f.taxable} sont imposables.`,
          `Vous en avez reçu ${f.net}.`,
        ],
        condition: `Sur ${f.csg} de CSG, ${f.csg_deductible} se déduisent du revenu imposable ; le reste et la CRDS non.`,
        papers: [],
        delay: 'Aucun.',
        next: 'Retrouvez la CSG déductible sur votre fiche.',
      }),
      en: (f) => ({
        question: 'Why am I taxed on more than I received?',
        answer: [
          `Because a part of CSG and the whole CRDS are not deducted: of ${f.gross} gross, ${f.taxable} is taxable.`,
          `You received ${f.net}.`,
        ],
        condition: `Of ${f.csg} of CSG, ${f.csg_deductible} is deducted from taxable income; the rest and CRDS are not.`,
        papers: [],
        delay: 'None.',
        next: 'Find the deductible CSG on your notice.',
      }),
    },
  },
  {
    slug: 'forfait-social',
    basis: ['forfait_social', 'forfait_rates'],
    words: {
      fr: (f) => ({
        question: 'Qu’est-ce que le forfait social, et qui le paie ?',
        answer: [
          `Une contribution de ${f.forfait} que paie l’employeur seul.`,
          'Elle ne réduit ni votre prime, ni votre net.',
        ],
        condition: `Il n’y en a pas sur l’intéressement sous ${f.large_size} salariés, ni sur la participation et l’abondement dans une entreprise qui n’a pas à mettre en place la participation. Vers certains PER COL, le taux est de ${f.forfait_pension}.`,
        papers: [],
        delay: 'L’employeur le déclare avec la paie du mois du versement.',
        next: 'Rien à faire pour vous : cette ligne n’est pas sur votre fiche.',
      }),
      en: (f) => ({
        question: 'What is the forfait social, and who pays it?',
        answer: [
          `A levy of ${f.forfait} that the employer alone pays.`,
          'It reduces neither your bonus nor your net.',
        ],
        condition: `There is none on intéressement below ${f.large_size} employees, nor on participation and matching in a company that need not set up participation. Into certain PER COL the rate is ${f.forfait_pension}.`,
        papers: [],
        delay: 'The employer declares it with the pay of the month of payment.',
        next: 'Nothing for you to do: that line is not on your notice.',
      }),
    },
  },
]
