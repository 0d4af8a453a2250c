import * as z from 'zod/mini'
import {
  ratificationStates,
  representatives,
  voteAnswers,
  voteChannels,
} from '@moisson/core/accord/ratification'
import { conclusionModes, type ConclusionModeName } from '@moisson/law/conclusion-modes'
import { call, staff } from './call.ts'
import { fileRefusals } from './file-refusals.ts'
import { Day, DayOfThisCentury, Id, Instant, Version, plainWords, text } from './shapes.ts'

const modes = Object.keys(conclusionModes) as [ConclusionModeName, ...ConclusionModeName[]]
const path = z.object({ id: Id })
const one = z.object({ id: Id, rid: Id })
const Answer = z.enum(voteAnswers)

/** A consultation of the whole personnel on a text; what was answered is told by nobody before its end. */
const fields = {
  id: Id,
  company_id: Id,
  document: z.object({ id: Id, title: z.string(), file_name: z.string() }),
  state: z.enum(ratificationStates),
  /** The day whose personnel is asked, and how many they are. */
  day: Day,
  personnel: z.int(),
  /** Votes in favour that make two thirds of the personnel. */
  needed: z.int(),
  answered: z.int(),
  /** People whom no mail reaches: they answer on paper. */
  without_mail: z.int(),
  message: z.nullable(z.string()),
  joint_request: z.nullable(
    z.object({
      with: z.enum(representatives),
      on: Day,
      document_id: z.nullable(Id),
    }),
  ),
  opened_at: Instant,
  opened_by_name: z.nullable(z.string()),
  ends_on: Day,
  reminded_at: z.nullable(Instant),
  ended_at: z.nullable(Instant),
  /** Null until the end. */
  yes: z.nullable(z.int()),
  no: z.nullable(z.int()),
  /** The day of the vote that made the two thirds: the agreement is signed on it. */
  signed_on: z.nullable(Day),
  minutes_document_id: z.nullable(Id),
  reason: z.nullable(z.string()),
  version: Version,
}
export const Ratification = z.object(fields)

const Voter = z.object({
  id: Id,
  last_name: z.string(),
  first_name: z.string(),
  employee_number: z.nullable(z.string()),
  has_mail: z.boolean(),
  answered_at: z.nullable(Instant),
  /** The day the answer was given: of a paper, the one written on it. */
  answered_on: z.nullable(Day),
  channel: z.nullable(z.enum(voteChannels)),
  entered_by_name: z.nullable(z.string()),
  paper_document_id: z.nullable(Id),
  /** Why what was entered from paper was entered anew; null when it was entered once. */
  correction_reason: z.nullable(z.string()),
  /** Null until the end, whoever asks. */
  answer: z.nullable(Answer),
})
const WithVoters = z.object({ ...fields, voters: z.array(Voter) })

export const listRatifications = call({
  does: 'The ratifications by two thirds of the personnel, latest first, and what another one would be opened on',
  http: 'GET /company/{id}/ratifications',
  rights: { scope: 'company', effect: 'reads', kind: 'person' },
  input: { path },
  output: z.object({
    items: z.array(Ratification),
    /** What stands today. */
    ready: z.object({
      day: Day,
      personnel: z.int(),
      needed: z.int(),
      without_mail: z.int(),
      /** Whether there is somebody to ask together with; null when the company's file does not say. */
      has_union_delegate: z.nullable(z.boolean()),
      has_cse: z.nullable(z.boolean()),
      /** Unsigned texts, as they will be signed. */
      texts: z.array(
        z.object({
          id: Id,
          title: z.string(),
          file_name: z.string(),
          sign_by: z.nullable(Day),
          /** Whether the personnel may be asked about it; the others are signed otherwise. */
          ratifiable: z.boolean(),
        }),
      ),
    }),
  }),
  who: staff,
  example: (world) => ({ path: { id: world.company } }),
})

export const openRatification = call({
  does: 'Open a ratification: the personnel of a day is written down, each person with an address gets a personal mail',
  http: 'POST /company/{id}/ratifications',
  rights: { scope: 'company', effect: 'changes', kind: 'person' },
  begins: true,
  weight: 5,
  input: {
    path,
    body: z.object({
      document_id: Id,
      /** The day whose personnel is asked; today when it is left out. */
      day: z.optional(DayOfThisCentury),
      /** The last day to answer. */
      ends_on: DayOfThisCentury,
      message: z.optional(plainWords(600)),
      /** Asked together with the union delegate or the works council, where there is one. */
      joint_request: z.optional(
        z.object({
          with: z.enum(representatives),
          on: DayOfThisCentury,
          document_id: z.optional(Id),
        }),
      ),
    }),
  },
  output: Ratification,
  status: 201,
  refusals: [
    'unknown_document',
    'text_not_ratifiable',
    'ratification_open',
    'ratification_day',
    'ratification_end',
    'no_personnel_that_day',
    'joint_request_missing',
    'joint_request_day',
    'joint_request_partner',
  ],
  who: staff,
  changes: ['accord', 'document'],
  example: (world) => ({
    path: { id: world.company },
    body: {
      document_id: world.textToSign,
      ends_on: '2026-05-05',
      joint_request: { with: 'cse', on: '2026-04-15' },
    },
  }),
})

export const getRatification = call({
  does: 'A ratification with everybody asked: who answered and when; what they answered once it is over',
  http: 'GET /company/{id}/ratifications/{rid}',
  rights: { scope: 'company', effect: 'reads', kind: 'person' },
  input: { path: one },
  output: WithVoters,
  who: staff,
  example: (world) => ({
    path: { id: world.company, rid: world.ratification },
  }),
})

export const remindRatification = call({
  does: 'Remind everybody who has an address and has not answered, once a day at most',
  http: 'POST /company/{id}/ratifications/{rid}/remind',
  rights: { scope: 'company', effect: 'changes', kind: 'person' },
  input: { path: one },
  output: z.object({ reminded: z.int() }),
  refusals: ['ratification_over', 'reminded_today'],
  who: staff,
  changes: ['accord'],
  example: (world) => ({
    path: { id: world.company, rid: world.ratification },
  }),
})

export const enterVote = call({
  does: 'Enter the answer that somebody gave on paper, with the signed paper; enter it anew with a reason while the vote is open. The person is told',
  http: 'POST /company/{id}/ratifications/{rid}/voters/{vid}/paper',
  rights: { scope: 'company', effect: 'changes', kind: 'person' },
  input: {
    path: z.object({ id: Id, rid: Id, vid: Id }),
    /** May be left out of a correction: the paper kept before stays. */
    file: 'maybe',
    body: z.object({
      answer: Answer,
      on: z.optional(DayOfThisCentury),
      /** Why an answer already entered from paper is entered anew. */
      reason: z.optional(text(300)),
    }),
  },
  output: Ratification,
  refusals: [
    'ratification_over',
    'already_voted',
    'vote_correction_reason',
    'no_vote_to_correct',
    'vote_day',
    'unexpected_format',
    ...fileRefusals,
  ],
  who: staff,
  changes: ['accord', 'document'],
  example: (world) => ({
    path: { id: world.company, rid: world.ratification, vid: world.paperVoter },
    body: { answer: 'yes', on: '2026-04-20' },
    file: world.pdf,
  }),
})

export const endRatification = call({
  does: 'End a ratification before its last day, once everybody has answered',
  http: 'POST /company/{id}/ratifications/{rid}/end',
  rights: { scope: 'company', effect: 'changes', kind: 'person' },
  input: { path: one },
  output: Ratification,
  refusals: ['ratification_over', 'answers_awaited'],
  who: staff,
  changes: ['accord', 'document'],
  example: (world) => ({
    path: { id: world.company, rid: world.answeredRatification },
  }),
})

export const cancelRatification = call({
  does: 'Cancel a ratification under way, with its reason, which those who were asked are told; nothing is counted',
  http: 'POST /company/{id}/ratifications/{rid}/cancel',
  rights: { scope: 'company', effect: 'changes', kind: 'person' },
  input: { path: one, body: z.object({ reason: text(300) }) },
  output: Ratification,
  refusals: ['ratification_over'],
  who: staff,
  changes: ['accord'],
  example: (world) => ({
    path: { id: world.company, rid: world.ratification },
    body: { reason: 'Le texte est à corriger.' },
  }),
})

export const readSigningPack = call({
  does: 'Everything that is signed together, as one archive: the text, the papers that its way of conclusion asks for, the list of the personnel to sign, the version without names for the publication',
  http: 'GET /company/{id}/documents/{did}/signing-pack',
  rights: { scope: 'company', effect: 'takes-file', kind: 'person' },
  weight: 10,
  input: {
    path: z.object({ id: Id, did: Id }),
    query: z.object({ mode: z.optional(z.enum(modes)) }),
  },
  file: ['application/zip'],
  names: 'people',
  refusals: ['text_not_to_sign', 'storage_unavailable'],
  who: staff,
  example: (world) => ({ path: { id: world.company, did: world.textToSign } }),
})
