import { say, type Text } from '@moisson/law/text'

interface Question {
  readonly asks: Text
  /** Each answer in the words of whoever gives it, in an order that ranks none. */
  readonly answers: Readonly<Record<string, Text>>
}

/**
 * What a person may say of themselves before they read funds: eight questions, each of which may be skipped, none with
 * a right answer. The names are kept with the account; what they mean is read in `reading.ts`.
 */
export const saverQuestions = {
  needed_in: {
    asks: say('Quand aurez-vous besoin de cet argent ?', 'When will you need this money?'),
    answers: {
      within_2: say('Avant deux ans', 'Within two years'),
      from_2_to_5: say('Dans deux à cinq ans', 'In two to five years'),
      from_5_to_10: say('Dans cinq à dix ans', 'In five to ten years'),
      after_10: say('Dans plus de dix ans', 'In more than ten years'),
    },
  },
  fall_accepted: {
    asks: say(
      'Sur 1 000 € placés, quelle baisse en un an accepteriez-vous ?',
      'Of €1,000 invested, what fall in one year would you accept?',
    ),
    answers: {
      none: say('Aucune', 'None'),
      up_to_50: say('Jusqu’à 50 €', 'Up to €50'),
      up_to_100: say('Jusqu’à 100 €', 'Up to €100'),
      up_to_200: say('Jusqu’à 200 €', 'Up to €200'),
      over_200: say('Plus de 200 €', 'More than €200'),
    },
  },
  put_aside: {
    asks: say(
      'Combien avez-vous de côté pour un imprévu ?',
      'How much have you put aside for the unexpected?',
    ),
    answers: {
      nothing: say('Rien pour le moment', 'Nothing for now'),
      under_3: say('Moins de trois mois de dépenses', 'Less than three months of spending'),
      from_3_to_6: say('Trois à six mois de dépenses', 'Three to six months of spending'),
      over_6: say('Plus de six mois de dépenses', 'More than six months of spending'),
    },
  },
  part_of_savings: {
    asks: say('Quelle part de votre épargne cet argent est-il ?', 'How much of your savings is this money?'),
    answers: {
      small: say('Une petite part', 'A small part'),
      half: say('La moitié environ', 'About half'),
      most: say('Presque tout', 'Nearly all'),
    },
  },
  income_ahead: {
    asks: say(
      'Comment voyez-vous vos revenus des prochaines années ?',
      'How do you see your income in the coming years?',
    ),
    answers: {
      steady: say('Stables', 'Steady'),
      rising: say('En hausse', 'Rising'),
      falling: say('En baisse', 'Falling'),
      uncertain: say('Incertains', 'Uncertain'),
    },
  },
  knowledge: {
    asks: say(
      'Les actions, les obligations, les fonds : que savez-vous ?',
      'Shares, bonds, funds: what do you know?',
    ),
    answers: {
      new: say('C’est nouveau pour moi', 'They are new to me'),
      outline: say('J’en connais les grandes lignes', 'I know the main points'),
      explain: say('Je saurais les expliquer', 'I could explain them'),
    },
  },
  experience: {
    asks: say(
      'Avez-vous déjà placé de l’argent dont la valeur peut baisser ?',
      'Have you ever invested money whose value can fall?',
    ),
    answers: {
      never: say('Jamais', 'Never'),
      sometimes: say('Une fois ou deux', 'Once or twice'),
      often: say('Régulièrement', 'Regularly'),
    },
  },
  sustainable: {
    asks: say(
      'L’environnement et le social comptent-ils dans vos placements ?',
      'Do environmental and social matters count in what you invest in?',
    ),
    answers: {
      first: say('Oui, avant le reste', 'Yes, before all else'),
      among: say('Oui, parmi d’autres choses', 'Yes, among other things'),
      no: say('Non, ce n’est pas ce que je regarde', 'No, it is not what I look at'),
    },
  },
} as const satisfies Readonly<Record<string, Question>>

export type SaverQuestion = keyof typeof saverQuestions
export type SaverAnswer<Name extends SaverQuestion> = keyof (typeof saverQuestions)[Name]['answers']
/** What a person said of themselves; null where they skipped. */
export type SaverAnswers = { readonly [Name in SaverQuestion]: SaverAnswer<Name> | null }

export const saverQuestionNames = Object.keys(saverQuestions) as SaverQuestion[]

/** The names of the answers to one question, in the order they are shown in. */
export const answersTo = <Name extends SaverQuestion>(name: Name): SaverAnswer<Name>[] =>
  Object.keys(saverQuestions[name].answers) as SaverAnswer<Name>[]

/** The words of an answer to a question. */
export const answerWords = (name: SaverQuestion, answer: string): Text =>
  (saverQuestions[name].answers as Readonly<Record<string, Text>>)[answer] ?? say('', '')

/** Answers as they were kept: one that is asked no more, or in other words, counts as skipped. */
export function knownAnswers(kept: Readonly<Record<string, unknown>>): SaverAnswers {
  const known = (name: SaverQuestion) => answersTo(name).find((answer) => answer === kept[name]) ?? null
  return Object.fromEntries(saverQuestionNames.map((name) => [name, known(name)])) as SaverAnswers
}

/** Nothing said yet. */
export const nothingSaid: SaverAnswers = knownAnswers({})
