import {
  answersGiven,
  questionKinds,
  questionOutcomes,
  questionStates,
} from '@moisson/core/question/question'
import * as z from 'zod/mini'
import { call, oneself, staff } from './call.ts'
import { Cents, Day, Id, Instant, QueryLimit, Searched, Version, pageOf, several, text } from './shapes.ts'

const Words = text(2000)
const Message = z.object({
  id: Id,
  /** Written by the person, or by the company. */
  by: z.enum(['person', 'company']),
  author_name: z.string(),
  body: z.string(),
  created_at: Instant,
})
const thread = {
  id: Id,
  /** The company counts its own; the person tells it on the phone. */
  number: z.int(),
  campaign_id: Id,
  campaign_name: z.string(),
  kind: z.enum(questionKinds),
  state: z.enum(questionStates),
  asked_at: Instant,
  /** By when the company is asked to answer; null while it has nothing to answer. */
  answer_due: z.nullable(Day),
  closed_at: z.nullable(Instant),
  outcome: z.nullable(z.enum(questionOutcomes)),
  /** The net amount of the person when they asked; of what is their own, the most that they may pay in. */
  net_cents: Cents,
  version: Version,
  messages: z.array(Message),
}

/** A question as the person who asked it reads it. */
export const MyQuestion = z.object({
  ...thread,
  /** Answered where no mail told them, and read now for the first time. */
  unread: z.boolean(),
})
const { messages: _, ...withoutMessages } = thread
const asker = {
  beneficiary_id: Id,
  last_name: z.string(),
  first_name: z.string(),
  employee_number: z.nullable(z.string()),
  /** What the person has today, where a correction made it another. */
  net_now_cents: Cents,
  /** Whether an answer reaches them by mail; otherwise it waits on their page. */
  has_address: z.boolean(),
  /** Since when an answer waits to be given on paper; null where there is none, or it reached them. */
  to_give_since: z.nullable(Instant),
  /** When, and how, such an answer reached them. */
  given_at: z.nullable(Instant),
  given_how: z.nullable(z.enum(answersGiven)),
}
/** The same with who asks, for the company. */
export const Question = z.object({ ...thread, ...asker })
/** What was written is read by opening the question, which is noted. */
const QuestionLine = z.object({ ...withoutMessages, ...asker })

export const listMyQuestions = call({
  does: 'What the caller asked their companies about their campaigns, latest first, with the answers; by a personal link, about its campaign alone',
  http: 'GET /beneficiary/me/questions',
  rights: { scope: 'me', effect: 'reads', kind: 'own' },
  output: z.object({ items: z.array(MyQuestion) }),
  who: oneself,
  answering: true,
  example: () => ({}),
})

export const askQuestion = call({
  does: 'Ask the company about a campaign, or dispute one’s amount: it gets a number and a day by which an answer is asked for',
  http: 'POST /beneficiary/me/campaigns/{id}/dispute',
  rights: { scope: 'me', effect: 'changes', kind: 'own' },
  input: {
    path: z.object({ id: Id }),
    body: z.object({ kind: z._default(z.enum(questionKinds), 'amount'), body: Words }),
  },
  output: MyQuestion,
  status: 201,
  refusals: ['too_many_questions'],
  who: oneself,
  answering: true,
  changes: ['question'],
  example: (world) => ({
    path: { id: world.openCampaign },
    body: { kind: 'amount', body: 'Mon temps partiel a commencé en mai, pas en janvier.' },
  }),
})

export const writeToMyQuestion = call({
  does: 'Add to a question of one’s own; one that was answered or closed waits for an answer again',
  http: 'POST /beneficiary/me/questions/{qid}/messages',
  rights: { scope: 'me', effect: 'changes', kind: 'own' },
  input: { path: z.object({ qid: Id }), body: z.object({ body: Words }) },
  output: MyQuestion,
  status: 201,
  refusals: ['too_many_questions'],
  who: oneself,
  answering: true,
  changes: ['question'],
  example: (world) => ({ path: { qid: world.question }, body: { body: 'Voici la date exacte.' } }),
})

export const listQuestions = call({
  does: 'What the people of a company ask and dispute: those that wait for an answer first, the soonest due first',
  http: 'GET /company/{id}/questions',
  rights: { scope: 'company', effect: 'reads', kind: 'person' },
  input: {
    path: z.object({ id: Id }),
    query: z.object({
      state: z.optional(several(questionStates)),
      kind: z.optional(several(questionKinds)),
      q: z.optional(Searched),
      cursor: z.optional(z.string()),
      limit: z.optional(QueryLimit),
    }),
  },
  output: pageOf(QuestionLine),
  refusals: ['invalid_cursor'],
  who: staff,
  example: (world) => ({ path: { id: world.company }, query: {} }),
})

export const getQuestion = call({
  does: 'One question with all that was written',
  http: 'GET /company/{id}/questions/{qid}',
  rights: { scope: 'company', effect: 'reads', kind: 'person' },
  input: { path: z.object({ id: Id, qid: Id }) },
  output: Question,
  who: staff,
  example: (world) => ({ path: { id: world.company, qid: world.question } }),
})

export const answerQuestion = call({
  does: 'Answer a question: the person is told, and reads it where they asked; with an outcome it is closed, as corrected only once the amount was',
  http: 'POST /company/{id}/questions/{qid}/messages',
  rights: { scope: 'company', effect: 'changes', kind: 'person' },
  input: {
    path: z.object({ id: Id, qid: Id }),
    body: z.object({ body: Words, outcome: z.optional(z.enum(questionOutcomes)) }),
  },
  output: Question,
  status: 201,
  refusals: ['version_conflict', 'amount_not_corrected'],
  who: staff,
  changes: ['question', 'todo'],
  example: (world) => ({
    path: { id: world.company, qid: world.question },
    body: { body: 'Votre contrat indique bien le 2 mai : votre présence était juste.', outcome: 'kept' },
  }),
})

export const printAnswer = call({
  does: 'A question with its answers as PDF, in the language of its person: to hand over to somebody whom no mail reaches',
  http: 'GET /company/{id}/questions/{qid}/answer',
  rights: { scope: 'company', effect: 'reads', kind: 'person' },
  weight: 2,
  input: { path: z.object({ id: Id, qid: Id }) },
  file: ['application/pdf'],
  names: 'person',
  who: staff,
  example: (world) => ({ path: { id: world.company, qid: world.question } }),
})

export const recordAnswerGiven = call({
  does: 'Record that an answer was handed over on paper; one that waits for nobody stays as it is',
  http: 'POST /company/{id}/questions/{qid}/given',
  rights: { scope: 'company', effect: 'changes', kind: 'person' },
  input: { path: z.object({ id: Id, qid: Id }) },
  output: Question,
  who: staff,
  changes: ['question', 'todo'],
  example: (world) => ({ path: { id: world.company, qid: world.question } }),
})
