import type { Language, Text } from '@moisson/law/text'
import type { CampaignType } from '../vocabulary.ts'
import type { Consequence, PlacedLine } from './consequence.ts'

/** The facts of a confirmed choice, kept for ever: the receipt is printed from them and from nothing else. */
export interface Receipt {
  number: string
  submitted_at: string
  channel: string
  language: Language
  company: { legal_name: string; siren: string }
  campaign: { id: string; name: string; type: CampaignType; year: number }
  person: { last_name: string; first_name: string; employee_number: string | null }
  gross_cents: number
  net_cents: number
  /** Received before: the amounts above are what is due after it. Absent where there was none. */
  advance?: { gross_cents: number; net_cents: number }
  lines: PlacedLine[]
  estimate: Consequence
  /** The end of the account that what is paid goes to, where one was known; absent in what was confirmed before. */
  account_end?: string
  deadline_at: string | null
  /** What silence would have meant, in both languages. */
  if_nothing: Text
  /** Who keeps the accounts it places money on, and what they cost after a departure; absent where nobody said. */
  keeping?: Text[]
  contact: { name: string | null; email: string | null; phone: string | null }
  /** Entered by the company from a signed paper: who entered it, the day written on it, its SHA-256. */
  on_paper?: { entered_by: string; signed_on: string; sha256: string }
  /** The same choice with another matching: the receipt it takes the place of, and when. */
  revision?: { replaces: string; at: string }
}
