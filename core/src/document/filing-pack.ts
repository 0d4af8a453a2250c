import { conclusionDeadlines } from '@moisson/law/agreement-dates'
import { daysIn, type Day } from '@moisson/law/calendar'
import { conclusionModes, type ConclusionModeName } from '@moisson/law/conclusion-modes'
import type { Text } from '@moisson/law/text'
import { exerciseOf } from '../campaign/exercise-dates.ts'
import type { DocumentStatus, DocumentType } from '../vocabulary.ts'

export type PaperState = 'present' | 'missing' | 'not_signed'

/** What a company knows of itself that decides which papers go with an agreement; null when it is not known. */
export interface FilingSituation {
  size: number | null
  cse: boolean | null
  ds: boolean | null
  /** The text binds other companies of a group too. */
  group?: boolean
}

export interface NeededPaper {
  code: string
  label: Text
  /** Any of these types will do, the first one is what is asked for. */
  types: readonly DocumentType[]
  /** False for a paper that is due in some situations only, when ours is not known. */
  required: boolean
}

const ofUnilateral: readonly ConclusionModeName[] = ['unilateral', 'unilateral_after_failure']

/** Types of the papers that stand for each attachment of a mode, in the order of the law's list. */
const typesOfAttachments: Record<ConclusionModeName, readonly (readonly DocumentType[])[]> = {
  collective_agreement: [[]],
  unions: [['negotiation_mandate']],
  works_council: [['cse_minutes']],
  ratification: [
    ['signature_list', 'ratification_minutes'],
    ['joint_request', 'absence_statement'],
    ['election_failure_minutes'],
  ],
  unilateral: [['absence_statement'], ['election_failure_minutes']],
  unilateral_after_failure: [['disagreement_minutes'], ['cse_minutes']],
  branch: [[], ['other']],
}

const groupMandate: NeededPaper = {
  code: 'group_mandate',
  label: {
    fr: 'le mandat exprès donné par chaque société du groupe à qui signe pour elle',
    en: 'the express mandate given by each company of the group to whoever signs for it',
  },
  types: ['negotiation_mandate'],
  required: true,
}
const mainText: Text = { fr: 'le texte intégral signé', en: 'the full signed text' }
const electionsFrom = 11

/** The papers filed on TéléAccords for an intéressement concluded in a mode, the text itself first. */
export function neededPapers(mode: ConclusionModeName, situation: FilingSituation): NeededPaper[] {
  const text: NeededPaper = {
    code: 'text',
    label: mainText,
    types: ofUnilateral.includes(mode)
      ? ['interessement_due']
      : mode === 'branch'
        ? ['interessement_agreement', 'interessement_due']
        : ['interessement_agreement'],
    required: true,
  }
  const attachments = conclusionModes[mode].attachments.flatMap((label, place): NeededPaper[] => {
    const types = typesOfAttachments[mode][place] ?? []
    // The signed text itself is already there.
    if (types.length === 0) return []
    const [first] = types
    if (first === 'joint_request') return [representation(label, situation)]
    if (first === 'election_failure_minutes') return failedElections(label, situation)
    // Nobody consults a works council that does not exist.
    if (first === 'cse_minutes' && mode === 'unilateral_after_failure' && situation.cse === false) return []
    // Options of a branch agreement are most often ticked in the text itself.
    return [{ code: first ?? '', label, types, required: mode !== 'branch' }]
  })
  return [text, ...attachments, ...(situation.group ? [groupMandate] : [])]
}

/** With a union delegate or a CSE they ask together with the employer; without, the employer states there is none. */
function representation(label: Text, { cse, ds }: FilingSituation): NeededPaper {
  const somebody = cse === true || ds === true
  const nobody = cse === false && ds === false
  if (somebody)
    return {
      code: 'joint_request',
      label: {
        fr: 'demande conjointe de ratification, signée avec l’organisation syndicale ou le CSE',
        en: 'joint request for the ratification, signed with the union or the works council',
      },
      types: ['joint_request'],
      required: true,
    }
  if (nobody)
    return {
      code: 'absence_statement',
      label: {
        fr: 'attestation de l’employeur qu’il n’existe ni délégué syndical désigné, ni CSE',
        en: 'statement of the employer that there is neither a union delegate nor a works council',
      },
      types: ['absence_statement'],
      required: true,
    }
  return { code: 'joint_request', label, types: ['joint_request', 'absence_statement'], required: true }
}

/** Due where elections had to be held and there is no CSE. */
function failedElections(label: Text, { size, cse }: FilingSituation): NeededPaper[] {
  if (cse === true || (size !== null && size < electionsFrom)) return []
  return [
    {
      code: 'election_failure_minutes',
      label,
      types: ['election_failure_minutes'],
      required: size !== null && cse === false,
    },
  ]
}

/** Whether a paper that is there can be filed as it stands: neither unsigned nor past its validity. */
export function paperState(status: DocumentStatus | undefined): PaperState {
  if (status === undefined) return 'missing'
  if (status === 'draft' || status === 'to_sign') return 'not_signed'
  return status === 'expired' ? 'missing' : 'present'
}

/** The last days to sign and to file a text for it to give its exemptions from this exercice on (L3314-4, D3313-1). */
export function filingDeadlines(
  year: number,
  closing: { month: number; day: number },
): { year: number; sign_by: Day; file_by: Day } {
  const exercise = exerciseOf(year, closing)
  const { last_signature_day, filing_deadline } = conclusionDeadlines.value({
    period_start: exercise.start,
    period_months: Math.max(1, Math.round(daysIn(exercise) / 30.44)),
  })
  return { year, sign_by: last_signature_day, file_by: filing_deadline }
}

/** The same days of a text written here: from its own first period, as its articles say them; null of any other text. */
export function writtenDeadlines(kept: unknown): { sign_by: Day; file_by: Day } | null {
  const duration = within(within(kept, 'accord'), 'duration')
  const start = within(within(duration, 'first_period'), 'start')
  const months = within(duration, 'period_months')
  if (typeof start !== 'string' || typeof months !== 'number') return null
  const { last_signature_day, filing_deadline } = conclusionDeadlines.value({
    period_start: start,
    period_months: Math.max(3, Math.min(12, Math.floor(months))),
  })
  return { sign_by: last_signature_day, file_by: filing_deadline }
}

/** The days of any text: its own where it was written here, else those of its exercice; null where nothing tells them. */
export function textDeadlines(
  text: { year: number | null; answers: unknown },
  company: { fiscal_year_end_month: number | null; fiscal_year_end_day: number | null },
): { sign_by: Day; file_by: Day } | null {
  const { fiscal_year_end_month: month, fiscal_year_end_day: day } = company
  const written = writtenDeadlines(text.answers)
  if (written !== null || text.year === null || (month === null && day === null)) return written
  return filingDeadlines(text.year, { month: month ?? 12, day: day ?? 31 })
}

/** Whether a paper of no type of its own is the choice among the options of a branch: it says so in its title. */
export const saysOptions = (title: string): boolean => /options?\b|adhésion/iu.test(title)

const within = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined

/** What to do about a paper, in one sentence. */
export function whatToDo(code: string, state: PaperState, required: boolean): Text {
  if (state === 'present') return { fr: 'Rien à faire.', en: 'Nothing to do.' }
  if (state === 'not_signed')
    return {
      fr: 'Faites-le signer, puis ouvrez-le pour déposer la version signée.',
      en: 'Have it signed, then open it to drop the signed version.',
    }
  if (!required)
    return {
      fr: 'Déposez-le s’il est dû dans votre situation.',
      en: 'Drop it if it is due in your situation.',
    }
  return code === 'text'
    ? {
        fr: 'Rédigez-le avec l’assistant, ou déposez le texte signé en PDF.',
        en: 'Write it here, step by step, or drop the signed text as a PDF.',
      }
    : { fr: 'Déposez-le, signé et daté, en PDF.', en: 'Drop it, signed and dated, as a PDF.' }
}
