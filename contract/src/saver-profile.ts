import * as z from 'zod/mini'
import { answersTo } from '@moisson/core/saver-profile/questions'
import { call, oneself } from './call.ts'
import { Day } from './shapes.ts'

/** What a person says of themselves before they read funds; null for a question they skip. */
export const SaverAnswers = z.object({
  needed_in: z.nullable(z.enum(answersTo('needed_in'))),
  fall_accepted: z.nullable(z.enum(answersTo('fall_accepted'))),
  put_aside: z.nullable(z.enum(answersTo('put_aside'))),
  part_of_savings: z.nullable(z.enum(answersTo('part_of_savings'))),
  income_ahead: z.nullable(z.enum(answersTo('income_ahead'))),
  knowledge: z.nullable(z.enum(answersTo('knowledge'))),
  experience: z.nullable(z.enum(answersTo('experience'))),
  sustainable: z.nullable(z.enum(answersTo('sustainable'))),
})

/** A profile as the account keeps it; it serves to inform the person alone, and nothing is chosen by it. */
export const SaverProfile = z.object({
  saver_answers: SaverAnswers,
  /** Null where nothing is kept. */
  answered_on: z.nullable(Day),
  /** The day from which it is to be looked at again. */
  review_on: z.nullable(Day),
  /** Whether that day has come. */
  to_review: z.boolean(),
})

export const getMySaverProfile = call({
  does: 'What the caller said of themselves as a saver, if they keep it; nobody else reads it, and no fund is chosen by it',
  http: 'GET /beneficiary/me/saver-profile',
  rights: { scope: 'me', effect: 'reads', kind: 'own' },
  output: SaverProfile,
  who: oneself,
  example: () => ({}),
})

export const keepMySaverProfile = call({
  does: 'Keep what the caller says of themselves as a saver, dated today, in the place of what they said before; where every question is skipped, nothing is kept',
  http: 'PUT /beneficiary/me/saver-profile',
  rights: { scope: 'me', effect: 'changes', kind: 'own' },
  input: { body: z.object({ saver_answers: SaverAnswers }) },
  output: SaverProfile,
  who: oneself,
  changes: ['saver_profile'],
  example: () => ({
    body: {
      saver_answers: {
        needed_in: 'from_5_to_10',
        fall_accepted: 'up_to_100',
        put_aside: 'from_3_to_6',
        part_of_savings: 'half',
        income_ahead: 'steady',
        knowledge: 'outline',
        experience: 'never',
        sustainable: null,
      },
    },
  }),
})

export const eraseMySaverProfile = call({
  does: 'Erase at once what the caller said of themselves as a saver',
  http: 'DELETE /beneficiary/me/saver-profile',
  rights: { scope: 'me', effect: 'changes', kind: 'own' },
  status: 204,
  who: oneself,
  changes: ['saver_profile'],
  example: () => ({}),
})
