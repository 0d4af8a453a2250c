import { addMonths, type Day } from '@moisson/law/calendar'
import { say, type Text } from '@moisson/law/text'
import { answerWords, saverQuestionNames, type SaverAnswers, type SaverQuestion } from './questions.ts'

/** Months after which one looks again at what one said of oneself. */
const monthsToReview = 12

/** The day from which a profile is to be looked at again. */
export const reviewOn = (answeredOn: Day): Day => addMonths(answeredOn, monthsToReview)

const horizonWords: Readonly<Record<NonNullable<SaverAnswers['needed_in']>, Text>> = {
  within_2: say(
    'Horizon court : vous aurez besoin de cet argent avant deux ans.',
    'Short horizon: you will need this money within two years.',
  ),
  from_2_to_5: say(
    'Horizon moyen : vous aurez besoin de cet argent dans deux à cinq ans.',
    'Medium horizon: you will need this money in two to five years.',
  ),
  from_5_to_10: say(
    'Horizon long : vous aurez besoin de cet argent dans cinq à dix ans.',
    'Long horizon: you will need this money in five to ten years.',
  ),
  after_10: say(
    'Horizon long : vous n’aurez pas besoin de cet argent avant dix ans.',
    'Long horizon: you will not need this money for ten years.',
  ),
}
const fallWords: Readonly<Record<NonNullable<SaverAnswers['fall_accepted']>, Text>> = {
  none: say(
    'Vous n’acceptez aucune baisse, même sur une seule année.',
    'You accept no fall, not even over a single year.',
  ),
  up_to_50: fallOf('50 €', '€50'),
  up_to_100: fallOf('100 €', '€100'),
  up_to_200: fallOf('200 €', '€200'),
  over_200: say(
    'Vous acceptez de voir 1 000 € baisser de plus de 200 € en un an.',
    'You accept that €1,000 falls by more than €200 in one year.',
  ),
}
function fallOf(fr: string, en: string): Text {
  return say(
    `Vous acceptez de voir 1 000 € baisser de ${fr} au plus en un an.`,
    `You accept that €1,000 falls by ${en} at most in one year.`,
  )
}

const unsaid: Readonly<Record<'needed_in' | 'fall_accepted', Text>> = {
  needed_in: say(
    'Vous n’avez pas dit quand vous aurez besoin de cet argent.',
    'You have not said when you will need this money.',
  ),
  fall_accepted: say(
    'Vous n’avez pas dit quelle baisse vous accepteriez.',
    'You have not said what fall you would accept.',
  ),
}

/** Where the rest of what was said stands in the reading. */
const others = {
  put_aside: say('De côté pour un imprévu', 'Put aside for the unexpected'),
  part_of_savings: say('Part de votre épargne', 'Part of your savings'),
  income_ahead: say('Vos revenus', 'Your income'),
  knowledge: say('Ce que vous savez', 'What you know'),
  experience: say('Déjà placé avec un risque', 'Placed with a risk before'),
  sustainable: say('Environnement et social', 'Environmental and social matters'),
} as const satisfies Partial<Record<SaverQuestion, Text>>

export interface SaverReading {
  /** When the money is needed, and what fall is accepted, in a sentence each. */
  sentences: Text[]
  /** What else was said, in the order of the questions; what was skipped is not in it. */
  facts: { name: keyof typeof others; label: Text; said: Text }[]
  /** How many of the questions were answered. */
  answered: number
}

/** What a person said of themselves, told back in words: no mark, no name of a profile, no fund. */
export function readingOf(answers: SaverAnswers): SaverReading {
  const names = Object.keys(others) as (keyof typeof others)[]
  return {
    sentences: [
      answers.needed_in ? horizonWords[answers.needed_in] : unsaid.needed_in,
      answers.fall_accepted ? fallWords[answers.fall_accepted] : unsaid.fall_accepted,
    ],
    facts: names.flatMap((name) => {
      const answer = answers[name]
      return answer === null ? [] : [{ name, label: others[name], said: answerWords(name, answer) }]
    }),
    answered: saverQuestionNames.filter((name) => answers[name] !== null).length,
  }
}
