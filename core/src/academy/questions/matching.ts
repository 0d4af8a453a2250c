import type { QuestionFacts } from '../question.ts'

export const matchingQuestions: readonly QuestionFacts[] = [
  {
    slug: 'abondement-maximum',
    basis: ['matching_ceiling', 'percol_ceiling'],
    tool: 'matching',
    words: {
      fr: (f) => ({
        question: 'Combien l’entreprise peut-elle ajouter au plus ?',
        answer: [
          `Jusqu’à ${f.matching_multiple} de ce que vous placez, sans dépasser ${f.pee_cap} sur le PEE en ${f.year}.`,
          `Sur le PER COL, la limite est de ${f.percol_cap}, et les deux se cumulent.`,
        ],
        condition: `Les plafonds sont ${f.pee_share} et ${f.percol_share} du plafond annuel de la sécurité sociale, par personne et par année civile de versement. Celui du PEE peut monter à ${f.pee_shares_cap} pour qui achète des actions de l’entreprise. Le règlement du plan donne souvent moins.`,
        papers: [],
        delay: 'Ce qui n’est pas utilisé au trente et un décembre ne se reporte pas.',
        next: 'Le calcul ci-dessus dit combien placer pour tout recevoir.',
      }),
      en: (f) => ({
        question: 'How much may the company add at most?',
        answer: [
          `Up to ${f.matching_multiple} of what you invest, and no more than ${f.pee_cap} in the PEE in ${f.year}.`,
          `In the PER COL the limit is ${f.percol_cap}, and you may have both.`,
        ],
        condition: `The ceilings are ${f.pee_share} and ${f.percol_share} of the annual social-security ceiling, for one person and the calendar year of payment. That of the PEE may rise to ${f.pee_shares_cap} for whoever buys shares of the company. The rules of the plan often give less.`,
        papers: [],
        delay: 'What is not used on the thirty-first of December is not carried over.',
        next: 'The calculator above says how much to invest to receive it all.',
      }),
    },
  },
  {
    slug: 'quels-versements-abondes',
    basis: ['matching', 'matching_paid', 'transfer'],
    words: {
      fr: () => ({
        question: 'Quels versements peuvent être abondés ?',
        answer: [
          'L’intéressement, la participation, la prime de partage de la valeur et vos propres versements.',
          'Le règlement du plan choisit lesquels, et à quel taux.',
        ],
        condition:
          'Une somme transférée d’un autre plan n’est abondée que dans quelques cas prévus par la loi.',
        papers: [],
        delay:
          'L’abondement arrive avec votre versement, ou au plus tard à la fin de l’exercice, et avant votre départ.',
        next: 'Lisez la règle d’abondement du plan, ou l’écran de choix qui la chiffre pour vous.',
      }),
      en: () => ({
        question: 'Which payments may be matched?',
        answer: [
          'Intéressement, participation, the value-sharing bonus and your own payments.',
          'The rules of the plan choose which, and at what rate.',
        ],
        condition: 'A sum transferred from another plan is matched in a few cases of the law only.',
        papers: [],
        delay:
          'Matching comes with your payment, or at the latest at the end of the financial year, and before you leave.',
        next: 'Read the matching rule of the plan, or the page of the choice, which puts it in euros for you.',
      }),
    },
  },
  {
    slug: 'abondement-apres-depart',
    basis: ['matching_of_leavers'],
    words: {
      fr: () => ({
        question: 'J’ai quitté l’entreprise : mon dernier intéressement est-il abondé ?',
        answer: [
          'Seulement si le règlement du plan le prévoit.',
          'Vous pouvez en revanche le placer sur le plan, même après votre départ.',
        ],
        condition:
          'Cela vaut pour l’intéressement ou la participation de votre dernière période d’activité, versés après le départ.',
        papers: [],
        delay: 'Le délai de réponse est le même que pour vos anciens collègues.',
        next: 'Votre écran de choix dit si votre versement est abondé.',
      }),
      en: () => ({
        question: 'I have left the company: is my last intéressement matched?',
        answer: [
          'Only if the rules of the plan say so.',
          'You may, however, invest it in the plan, even after you left.',
        ],
        condition:
          'That holds for the intéressement or participation of your last period of work, paid after you left.',
        papers: [],
        delay: 'The time to answer is the same as for your former colleagues.',
        next: 'The page of your choice says whether your payment is matched.',
      }),
    },
  },
  {
    slug: 'abondement-plus-eleve-pour-certains',
    basis: ['matching_general'],
    words: {
      fr: () => ({
        question: 'L’abondement peut-il être plus élevé pour les cadres ?',
        answer: [
          'Non : il suit des règles générales, et son taux ne peut pas croître avec le salaire.',
          'Il peut en revanche aider davantage les petits versements.',
        ],
        condition:
          'Le rapport entre ce que verse l’entreprise et ce que verse la personne ne doit jamais augmenter avec la rémunération.',
        papers: [],
        delay: 'Aucun.',
        next: 'Si la règle de votre plan paraît contraire, demandez au CSE ou à l’entreprise de la relire.',
      }),
      en: () => ({
        question: 'May matching be higher for managers?',
        answer: [
          'No: it follows general rules, and its rate cannot rise with pay.',
          'It may help small payments more, however.',
        ],
        condition: 'The ratio of what the company pays to what the person pays must never grow with pay.',
        papers: [],
        delay: 'None.',
        next: 'If the rule of your plan seems to say otherwise, ask the works council or the company to read it again.',
      }),
    },
  },
  {
    slug: 'abondement-sans-versement',
    basis: ['unilateral', 'unilateral_ceiling', 'percol_ceiling', 'matching', 'managed_by_default'],
    words: {
      fr: (f) => ({
        question: 'L’entreprise peut-elle verser sur mon plan sans que je place rien ?',
        answer: [
          'Oui, sur le PER COL : une somme au départ, ou des sommes régulières.',
          'Chacun reçoit alors selon la même règle.',
        ],
        condition: `Le règlement du plan doit le prévoir. Ces sommes ne dépassent pas ${f.ppv_plain} par personne et par an, ou ${f.ppv_scheme} si l’entreprise a aussi un intéressement ou une participation volontaire. Elles comptent dans la limite de ${f.percol_cap} de l’année. Sur un PEE, la loi ne le permet que pour des actions de l’entreprise ou le partage d’une plus-value.`,
        papers: [],
        delay: 'L’argent attend la retraite, comme le reste du PER COL.',
        next: 'Sans choix de votre part, il va dans la gestion pilotée.',
      }),
      en: (f) => ({
        question: 'May the company pay into my plan when I invest nothing?',
        answer: [
          'Yes, into the PER COL: a first sum, or regular ones.',
          'Everybody then receives by the same rule.',
        ],
        condition: `The rules of the plan have to say so. These sums are no more than ${f.ppv_plain} a person and a year, or ${f.ppv_scheme} where the company also has an intéressement or voluntary participation. They count in the year’s limit of ${f.percol_cap}. In a PEE the law allows it only for shares of the company or the sharing of a capital gain.`,
        papers: [],
        delay: 'The money waits for retirement, like the rest of the PER COL.',
        next: 'If you choose nothing, it goes to managed investment.',
      }),
    },
  },
]
