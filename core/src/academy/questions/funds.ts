import type { QuestionFacts } from '../question.ts'

export const fundsQuestions: readonly QuestionFacts[] = [
  {
    slug: 'fonds-sans-choix',
    basis: ['default_fund'],
    words: {
      fr: () => ({
        question: 'Où va mon argent si je ne choisis pas de fonds ?',
        answer: [
          'Sur un PEE, dans le fonds le moins risqué du plan, sauf si l’accord en nomme un autre.',
          'Sur un PER COL, dans la gestion pilotée.',
        ],
        condition:
          'La règle joue quand l’accord ne précise rien. À défaut de plan d’entreprise, c’est celui du groupe, puis le plan interentreprises.',
        papers: [],
        delay: 'La règle s’applique à la fin du délai de réponse.',
        next: 'Vous pouvez changer de fonds ensuite, comme le règlement du plan le permet.',
      }),
      en: () => ({
        question: 'Where does my money go if I choose no fund?',
        answer: [
          'In a PEE, to the least risky fund of the plan, unless the agreement names another.',
          'In a PER COL, to managed investment.',
        ],
        condition:
          'The rule holds where the agreement says nothing. Failing a plan of the company, that of the group is used, then the inter-company plan.',
        papers: [],
        delay: 'The rule applies at the end of the time to answer.',
        next: 'You may change funds afterwards, as the rules of the plan allow.',
      }),
    },
  },
  {
    slug: 'fonds-solidaire',
    basis: ['solidarity_fund'],
    words: {
      fr: () => ({
        question: 'Puis-je choisir un fonds solidaire ou responsable ?',
        answer: [
          'Oui : le règlement d’un PEE doit permettre d’investir dans un fonds solidaire.',
          'Il doit aussi ouvrir au moins un fonds labellisé pour le climat ou l’investissement responsable.',
        ],
        condition:
          'Un fonds solidaire réserve une part à des entreprises d’utilité sociale. Les labels sont fixés par décret.',
        papers: [],
        delay: 'Aucun : le choix se fait avec les autres fonds.',
        next: 'Cherchez le mot « solidaire » ou le label dans le document d’informations clés du fonds.',
      }),
      en: () => ({
        question: 'May I choose a solidarity or responsible fund?',
        answer: [
          'Yes: the rules of a PEE have to allow investing in a solidarity fund.',
          'They also have to open at least one fund labelled for the climate or responsible investment.',
        ],
        condition:
          'A solidarity fund keeps a part for companies of social use. The labels are set by decree.',
        papers: [],
        delay: 'None: you choose it among the other funds.',
        next: 'Look for “solidaire” or the label in the fund’s key information document.',
      }),
    },
  },
  {
    slug: 'aide-a-la-decision',
    basis: ['plan_explained'],
    words: {
      fr: () => ({
        question: 'Peut-on m’aider à choisir mes fonds ?',
        answer: [
          'Oui : le règlement du plan doit prévoir une aide à la décision.',
          'Il doit aussi dire comment le personnel est informé du plan.',
        ],
        condition:
          'L’aide informe et explique. Un conseil personnel, lui, ne peut venir que d’un professionnel habilité.',
        papers: [],
        delay: 'Aucun.',
        next: 'Lisez dans le règlement du plan qui donne cette aide, et comment la joindre.',
      }),
      en: () => ({
        question: 'Can somebody help me choose my funds?',
        answer: [
          'Yes: the rules of the plan have to provide help for the decision.',
          'They also have to say how staff are told of the plan.',
        ],
        condition:
          'The help informs and explains. Personal advice may come from a licensed professional only.',
        papers: [],
        delay: 'None.',
        next: 'Read in the rules of the plan who gives that help, and how to reach them.',
      }),
    },
  },
]

export const managedQuestions: readonly QuestionFacts[] = [
  {
    slug: 'pilotee-par-defaut',
    basis: ['unilateral_silence'],
    words: {
      fr: () => ({
        question: 'Pourquoi mon PER COL est-il en gestion pilotée sans que je l’aie demandé ?',
        answer: [
          'Parce que la loi en fait la règle quand vous ne choisissez rien.',
          'Le risque y diminue peu à peu jusqu’à la retraite.',
        ],
        condition:
          'Faute de choix explicite, les versements suivent une répartition qui réduit progressivement le risque.',
        papers: [],
        delay: 'Vous pouvez choisir autrement à tout moment, comme le règlement le permet.',
        next: 'Vérifiez l’année de départ que le teneur de compte a retenue pour vous.',
      }),
      en: () => ({
        question: 'Why is my PER COL managed for me when I did not ask?',
        answer: [
          'Because the law makes it the rule when you choose nothing.',
          'The risk falls little by little until retirement.',
        ],
        condition:
          'Without an explicit choice, payments follow an allocation that lowers the risk step by step.',
        papers: [],
        delay: 'You may choose otherwise at any time, as the rules of the plan allow.',
        next: 'Check the year of retirement that the account keeper has taken for you.',
      }),
    },
  },
  {
    slug: 'quitter-la-gestion-pilotee',
    basis: ['unilateral_silence'],
    words: {
      fr: () => ({
        question: 'Puis-je quitter la gestion pilotée et choisir mes fonds ?',
        answer: [
          'Oui : elle s’applique à défaut de choix explicite de votre part.',
          'Un PER COL doit proposer plusieurs fonds de profils différents.',
        ],
        condition:
          'Le passage se demande au teneur de compte. Le règlement dit s’il est gratuit et combien de fois par an.',
        papers: ['Le formulaire de changement de gestion'],
        delay: 'Aucun délai de la loi.',
        next: 'Notez une date pour revoir votre choix : en gestion libre, personne ne réduit le risque à votre place.',
      }),
      en: () => ({
        question: 'May I leave managed investment and choose my funds?',
        answer: [
          'Yes: it applies where you made no explicit choice.',
          'A PER COL has to offer several funds of different profiles.',
        ],
        condition:
          'Ask the account keeper. The rules of the plan say whether it is free and how often in a year.',
        papers: ['The form to change the way it is managed'],
        delay: 'No time limit of the law.',
        next: 'Set a date to look at your choice again: nobody lowers the risk for you any more.',
      }),
    },
  },
]
