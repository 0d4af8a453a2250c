import type { QuestionFacts } from '../question.ts'

export const basicsQuestions: readonly QuestionFacts[] = [
  {
    slug: 'qui-y-a-droit',
    basis: ['seniority'],
    words: {
      fr: (f) => ({
        question: 'Qui a droit à l’épargne salariale ?',
        answer: [
          'Tous les salariés de l’entreprise couverts par l’accord, quel que soit leur contrat.',
          `Une seule condition est permise : une ancienneté de ${f.delay('seniority')} au plus.`,
        ],
        condition:
          'Tous les contrats de la période de calcul et de l’année qui la précède comptent dans l’ancienneté. Être présent le dernier jour de l’année ne peut pas être exigé.',
        papers: [],
        delay: `L’accord peut demander moins de ${f.delay('seniority')}, ou rien du tout.`,
        next: 'Lisez la condition d’ancienneté dans le livret d’épargne salariale ou dans la note d’information.',
      }),
      en: (f) => ({
        question: 'Who is entitled to employee savings?',
        answer: [
          'All employees of the company whom the agreement covers, whatever their contract.',
          `Only one condition is allowed: ${f.delay('seniority')} in the company at most.`,
        ],
        condition:
          'All contracts of the period of calculation and of the year before it count. Being there on the last day of the year cannot be required.',
        papers: [],
        delay: `The agreement may ask for less than ${f.delay('seniority')}, or for nothing.`,
        next: 'Read the condition in the savings booklet or in the information note.',
      }),
    },
  },
  {
    slug: 'apprenti-cdd-interim',
    basis: ['seniority', 'value_sharing'],
    words: {
      fr: (f) => ({
        question: 'Apprenti, en CDD ou en intérim : y ai-je droit ?',
        answer: [
          'Un apprenti ou un salarié en CDD y a droit comme tout le monde.',
          'Un intérimaire relève de l’accord de son agence, qui lui verse aussi la prime de partage de la valeur décidée là où il travaille.',
        ],
        condition: `L’ancienneté demandée ne dépasse pas ${f.delay('seniority')}. Un intérimaire est réputé l’avoir dès ${f.delay('agency_missions')} de mission dans le dernier exercice ; un accord étendu de sa branche peut fixer une autre durée, ${f.delay('agency_seniority')} au plus. Un stagiaire n’est pas salarié.`,
        papers: [],
        delay: 'Plusieurs contrats courts s’additionnent.',
        next: 'Additionnez vos contrats de l’année et de l’année d’avant, puis comparez avec l’accord.',
      }),
      en: (f) => ({
        question: 'Apprentice, fixed term or agency worker: am I entitled?',
        answer: [
          'An apprentice or a fixed-term employee is, like everybody else.',
          'An agency worker depends on the agency’s agreement; the agency also pays them the value-sharing bonus decided where they work.',
        ],
        condition: `The time asked is ${f.delay('seniority')} at most. An agency worker counts as having it after ${f.delay('agency_missions')} of missions in the last financial year; an extended agreement of the branch may set another length, ${f.delay('agency_seniority')} at most. An intern is not an employee.`,
        papers: [],
        delay: 'Several short contracts add up.',
        next: 'Add up your contracts of this year and of the year before, and compare with the agreement.',
      }),
    },
  },
  {
    slug: 'sans-reponse',
    basis: ['silence', 'participation_silence'],
    words: {
      fr: () => ({
        question: 'Que se passe-t-il si je ne réponds pas ?',
        answer: [
          'L’argent n’est pas perdu : une règle connue d’avance décide à votre place.',
          'Elle change selon la source : l’intéressement et la participation sont placés, la prime est versée.',
        ],
        condition:
          'L’intéressement va au plan d’épargne, dans le fonds le moins risqué sauf si l’accord en nomme un autre ; sans plan, il est versé. La participation va pour moitié au PER COL s’il existe, dans la limite de ce que donne la formule de la loi ; le reste suit l’accord.',
        papers: [],
        delay: 'La règle s’applique le lendemain de votre date limite.',
        next: 'Regardez sur votre écran de choix ce que la règle donnerait pour vous, en euros.',
      }),
      en: () => ({
        question: 'What happens if I do not answer?',
        answer: [
          'The money is not lost: a rule known beforehand decides for you.',
          'It depends on the source: intéressement and participation are invested, the bonus is paid.',
        ],
        condition:
          'Intéressement goes to the savings plan, to the least risky fund unless the agreement names another; without a plan it is paid. Half of participation goes to the PER COL if there is one, within what the formula of the law gives; the rest follows the agreement.',
        papers: [],
        delay: 'The rule applies the day after your deadline.',
        next: 'See on the page of your choice what the rule would give you, in euros.',
      }),
    },
  },
  {
    slug: 'delai-de-reponse',
    basis: ['reply', 'participation_reply', 'value_sharing_notice'],
    words: {
      fr: (f) => ({
        question: 'Combien de temps ai-je pour répondre ?',
        answer: [
          `${f.delayFirst('reply')}, à partir du jour où vous êtes informé de votre montant.`,
          'Deux collègues informés à des dates différentes ont deux dates limites.',
        ],
        condition:
          'L’accord fixe le jour où vous êtes présumé informé. S’il ne dit rien, le délai part de la réception, qui doit pouvoir être prouvée.',
        papers: [],
        delay: `${f.delayFirst('reply')} ; l’entreprise peut laisser plus de temps, jamais moins. Pour la prime de partage de la valeur, c’est un maximum.`,
        next: 'Votre date limite est écrite sur votre message, votre lettre et votre écran de choix.',
      }),
      en: (f) => ({
        question: 'How long do I have to answer?',
        answer: [
          `${f.delayFirst('reply')}, from the day you are informed of your amount.`,
          'Two colleagues informed on different days have two deadlines.',
        ],
        condition:
          'The agreement sets the day on which you count as informed. If it says nothing, the time runs from receipt, which has to be provable.',
        papers: [],
        delay: `${f.delayFirst('reply')}; the company may leave more time, never less. For the value-sharing bonus it is a maximum.`,
        next: 'Your deadline stands in your message, your letter and on the page of your choice.',
      }),
    },
  },
  {
    slug: 'changer-avis',
    basis: ['reply'],
    words: {
      fr: () => ({
        question: 'Puis-je changer d’avis après avoir validé mon choix ?',
        answer: [
          'Dans Moisson, oui, jusqu’à votre date limite : la dernière réponse validée compte.',
          'Le code ne dit rien du changement d’avis ; après la date limite, il n’est plus possible.',
        ],
        condition:
          'La loi fixe un délai pour demander, sans dire si la demande peut être reprise. Ailleurs que dans Moisson, le règlement du plan ou le teneur de compte le dit.',
        papers: [],
        delay: 'Jusqu’à la fin de votre délai de réponse.',
        next: 'Rouvrez votre choix, modifiez-le et validez de nouveau : un nouveau reçu remplace l’ancien.',
      }),
      en: () => ({
        question: 'May I change my mind after confirming my choice?',
        answer: [
          'In Moisson, yes, until your deadline: the last answer you confirmed counts.',
          'The Labour Code says nothing about changing your mind; after the deadline it is no longer possible.',
        ],
        condition:
          'The law sets a time to ask, without saying whether the request may be taken back. Elsewhere than in Moisson, the rules of the plan or the account keeper say.',
        papers: [],
        delay: 'Until the end of your time to answer.',
        next: 'Open your choice again, change it and confirm: a new receipt replaces the old one.',
      }),
    },
  },
]
