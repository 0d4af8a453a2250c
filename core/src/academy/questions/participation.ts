import type { QuestionFacts } from '../question.ts'

export const participationQuestions: readonly QuestionFacts[] = [
  {
    slug: 'entreprise-obligee',
    basis: ['participation_duty', 'participation', 'headcount'],
    words: {
      fr: (f) => ({
        question: 'Mon entreprise doit-elle verser une participation ?',
        answer: [
          `Oui à partir de ${f.participation_size} salariés, quand ce nombre est atteint ${f.delay('threshold')} de suite.`,
          'Le bénéfice décide ensuite du montant, qui peut être nul.',
        ],
        condition: `Une année sous le seuil remet le compte à zéro. L’obligation commence avec le premier exercice ouvert après ces ${f.delay('threshold')}.`,
        papers: [],
        delay: `${f.delayFirst('threshold')} de suite, en années civiles.`,
        next: 'Demandez l’effectif annuel au CSE ou à l’entreprise.',
      }),
      en: (f) => ({
        question: 'Does my company have to pay participation?',
        answer: [
          `Yes from ${f.participation_size} employees on, once that number has been reached for ${f.delay('threshold')} running.`,
          'The profit then decides the amount, which may be nil.',
        ],
        condition: `A single year below resets the count to zero. The duty starts with the first financial year opened after those ${f.delay('threshold')}.`,
        papers: [],
        delay: `${f.delayFirst('threshold')} running, by calendar year.`,
        next: 'Ask the works council or the company for the yearly headcount.',
      }),
    },
  },
  {
    slug: 'pas-de-participation',
    basis: ['reserve', 'participation_duty'],
    words: {
      fr: () => ({
        question: 'Pourquoi n’y a-t-il pas de participation cette année ?',
        answer: [
          'Le plus souvent, la formule donne zéro : le bénéfice est trop faible face aux capitaux propres.',
          'C’est légal, même dans une entreprise qui gagne un peu d’argent.',
        ],
        condition:
          'La loi retire d’abord du bénéfice une rémunération des capitaux propres. S’il ne reste rien, la réserve est nulle. Un accord peut choisir une formule plus favorable. Il se peut aussi que l’entreprise ne soit pas tenue à la participation cette année.',
        papers: [],
        delay: `Le rapport de l’employeur est dû après la clôture, au CSE s’il existe.`,
        next: 'Demandez le rapport annuel sur la participation : il montre le calcul.',
      }),
      en: () => ({
        question: 'Why is there no participation this year?',
        answer: [
          'Most often the formula gives zero: the profit is too small compared with the equity.',
          'That is lawful, even in a company that makes a small profit.',
        ],
        condition:
          'The law first takes from the profit a return on equity. If nothing is left, the reserve is nil. An agreement may choose a more favourable formula. The company may also not be bound to participation this year.',
        papers: [],
        delay: 'The employer’s report is due after the closing, to the works council where there is one.',
        next: 'Ask for the yearly report on participation: it shows the calculation.',
      }),
    },
  },
  {
    slug: 'plafond-participation',
    basis: ['participation_ceiling', 'participation_pay'],
    tool: 'ceilings',
    words: {
      fr: (f) => ({
        question: 'Ma participation est-elle plafonnée ?',
        answer: [
          `Oui : ${f.individual_share} du plafond annuel de la sécurité sociale, ${f.individual_cap} pour une année entière en ${f.year}.`,
          `Le salaire retenu pour le partage l’est aussi : ${f.participation_pay} par an.`,
        ],
        condition:
          'Les plafonds sont réduits pour qui n’a pas été toute l’année dans l’entreprise. Un accord ne peut ni monter ni baisser le premier. Ce qui dépasse est partagé entre les autres.',
        papers: [],
        delay: 'Les plafonds sont ceux de l’exercice.',
        next: 'Votre fiche dit si un plafond a joué.',
      }),
      en: (f) => ({
        question: 'Is my participation capped?',
        answer: [
          `Yes: ${f.individual_share} of the annual social-security ceiling, ${f.individual_cap} for a whole year in ${f.year}.`,
          `So is the pay taken for the sharing: ${f.participation_pay} a year.`,
        ],
        condition:
          'The ceilings are lower for whoever was not in the company all year. An agreement may neither raise nor lower the first. What is above is shared among the others.',
        papers: [],
        delay: 'The ceilings are those of the financial year.',
        next: 'Your notice says whether a ceiling applied.',
      }),
    },
  },
  {
    slug: 'reprendre-la-moitie',
    basis: ['percol_withdrawal', 'participation_silence'],
    words: {
      fr: () => ({
        question:
          'La moitié de ma participation est partie au PER COL sans ma réponse : puis-je la reprendre ?',
        answer: [
          'Oui, dans le mois qui suit l’annonce de ce placement.',
          'La somme vous est alors versée, et elle est imposable.',
        ],
        condition:
          'Cela ne concerne que la part placée d’office sur le PER COL, pas celle que vous avez choisie.',
        papers: ['Une demande écrite au teneur de compte'],
        delay: 'Le mois qui suit la notification du placement.',
        next: 'Écrivez au teneur de compte sans attendre ; gardez la preuve de la date.',
      }),
      en: () => ({
        question: 'Half of my participation went to the PER COL without my answer: may I take it back?',
        answer: [
          'Yes, within the month after you are told of it.',
          'The sum is then paid to you, and taxable.',
        ],
        condition: 'That concerns only the part invested in the PER COL by default, not the part you chose.',
        papers: ['A written request to the account keeper'],
        delay: 'The month that follows the notice of the investment.',
        next: 'Write to the account keeper without waiting; keep the proof of the date.',
      }),
    },
  },
  {
    slug: 'date-de-liberation',
    basis: ['participation_lock'],
    tool: 'release',
    words: {
      fr: (f) => ({
        question: 'Quand ma participation placée sera-t-elle libre ?',
        answer: [
          `Au bout de ${f.delay('participation_lock')}, comptés depuis le premier jour du sixième mois après la clôture.`,
          'La date ne dépend pas du jour où l’argent est arrivé sur le plan.',
        ],
        condition: `Ces ${f.delay('participation_lock')} valent sur un PEE. Sur un PER COL, l’argent attend la retraite.`,
        papers: [],
        delay: 'Le calcul ci-dessous donne le jour exact.',
        next: 'Entrez la date de clôture de l’exercice : elle est écrite sur votre fiche.',
      }),
      en: (f) => ({
        question: 'When will my invested participation be free?',
        answer: [
          `After ${f.delay('participation_lock')}, counted from the first day of the sixth month after the closing.`,
          'The date does not depend on the day the money reached the plan.',
        ],
        condition: `Those ${f.delay('participation_lock')} hold for a PEE. In a PER COL the money waits for retirement.`,
        papers: [],
        delay: 'The calculator below gives the exact day.',
        next: 'Enter the closing date of the financial year: it stands on your notice.',
      }),
    },
  },
  {
    slug: 'sans-accord',
    basis: ['participation_authority', 'releases_savings'],
    words: {
      fr: (f) => ({
        question: 'Il n’y a pas d’accord de participation : que devient ma part ?',
        answer: [
          `Elle est bloquée ${f.delay('lock_without_agreement')} sur un compte de l’entreprise, sauf si vous demandez son versement ou vivez un cas de déblocage anticipé.`,
          'C’est moins souple qu’un accord : la loi pousse ainsi à en conclure un.',
        ],
        condition: `Cela arrive quand aucun accord n’est conclu dans ${f.delay('participation_agreement')} après la clôture. L’inspecteur du travail le constate. Le compte porte intérêt.`,
        papers: [],
        delay: `${f.delayFirst('lock_without_agreement')}, ou versement immédiat si vous le demandez dans le délai de réponse.`,
        next: 'Répondez dans le délai si vous voulez toucher la somme.',
      }),
      en: (f) => ({
        question: 'There is no participation agreement: what becomes of my share?',
        answer: [
          `It is locked ${f.delay('lock_without_agreement')} in an account of the company, unless you ask to be paid or a case of early release is yours.`,
          'It is less flexible than an agreement: the law encourages one in this way.',
        ],
        condition: `It happens when no agreement is concluded within ${f.delay('participation_agreement')} of the closing. The labour inspector records it. The account bears interest.`,
        papers: [],
        delay: `${f.delayFirst('lock_without_agreement')}, or immediate payment if you ask within the time to answer.`,
        next: 'Answer in time if you want to be paid.',
      }),
    },
  },
]
