import type { Day } from '@moisson/law/calendar'
import type { Text } from '@moisson/law/text'
import type { Exercise } from '../campaign/exercise-dates.ts'
import type { AgreementType, DocumentType, TodoPriority, TodoTemplateName, TodoType } from '../vocabulary.ts'
import type { Concluded } from './concluded.ts'

/** A screen of the product, by the path a browser shows. */
export interface Related {
  kind: 'company' | 'process' | 'step' | 'campaign' | 'document' | 'beneficiary'
  id: string | null
  route: string
  /** Which of its facts is asked about. */
  field?: string | undefined
}

/** What the dates and the texts of a set of things to do are computed from. */
export interface TodoFacts {
  company_id: string
  /** The day from which the dates are counted. */
  reference: Day
  /** The closing day is on record, and for the yearly work an agreement that covers the exercice. */
  dated: boolean
  /** The twelve months the set is about. */
  exercise: Exercise
  presumption_days: number
  has_cse: boolean | null
  participation: boolean
  file_complete: boolean
  people: number
  /** The version nearest to the exercice: its end and its period date the work, and it closes nothing. */
  agreement: {
    type: AgreementType
    ends_on: Day | null
    /** Null: the year. */
    period_months: number | null
  } | null
  /** The signed agreement that covers the exercice, of the kind the set is about; null while there is none. */
  concluded: Concluded | null
  /** An intéressement is under way: its steps, a text being written, an agreement told or entered, a campaign. */
  begun: boolean
  /** What takes over once the agreement is over: one of the same kind, signed. */
  follower: Concluded | null
  /** Kinds of papers the company keeps in use; a draft, or a text to be signed, is none. */
  papers: readonly DocumentType[]
  /** The campaigns of the exercice as one, if there is any: a step is behind it once it is behind each of them. */
  campaign: { id: string; envelope_gross_cents: number | null; launched: boolean; completed: boolean } | null
}

/** One thing to do of a set: its words in both languages and the rule of its date. */
export interface TodoTemplate {
  code: string
  set: TodoTemplateName
  type: TodoType
  /** `legal` where the law sets the date. */
  priority: TodoPriority
  minutes: number
  title: Text
  description: Text
  /** How the date is found, in words. */
  due_rule: Text
  /** What the delay costs. */
  consequence: Text | null
  /** What an unpaid envelope costs each day is added to the consequence. */
  costs_interest?: boolean
  /** Asked only of who has an intéressement or has begun one: given with its set, it waits unseen until then. */
  once_begun?: true
  /** Its day is counted from the opening of the company, not from the accounts. */
  from_opening?: true
  due(facts: TodoFacts): Day
  related(facts: TodoFacts): Related | null
  /**
   * Why this company has nothing to do here: already done, or not concerned. It is not given, and once given it is
   * closed for as long as that is so.
   */
  needless?(facts: TodoFacts): 'settled' | 'not_applicable' | null
}

export const atCompany = ({ company_id }: TodoFacts): Related => ({
  kind: 'company',
  id: company_id,
  route: '/societe',
})
export const atCompanyPart =
  (section: string) =>
  ({ company_id }: TodoFacts): Related => ({
    kind: 'company',
    id: company_id,
    route: `/societe?section=${section}`,
  })
export const atPeople = (search: string) => (): Related => ({
  kind: 'beneficiary',
  id: null,
  route: `/beneficiaires${search}`,
})
export const atDocuments = (search: string) => (): Related => ({
  kind: 'document',
  id: null,
  route: `/documents${search}`,
})
export const atCampaign = ({ campaign }: TodoFacts): Related => ({
  kind: 'campaign',
  id: campaign?.id ?? null,
  route: campaign ? `/campagne/detail-${campaign.id}` : '/campagne',
})
export const atPayment = ({ campaign }: TodoFacts): Related => ({
  kind: 'campaign',
  id: campaign?.id ?? null,
  route: '/versement',
})
