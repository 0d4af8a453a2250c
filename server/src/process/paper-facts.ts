import { civilYear, closingOf } from '@moisson/core/company/closing'
import { exerciseOf } from '@moisson/core/campaign/exercise-dates'
import { anchorDay } from '@moisson/core/process/due-date'
import type { PaperFacts } from '@moisson/core/process/paper-text'
import { parisDay } from '@moisson/law/paris-time'
import type { Tx } from '../database/connect.ts'
import type { ProcessRow } from './process-store.ts'
import { longDay } from '@moisson/law/words/days'

const toFill = '………………………'

/** What the company's file and the exercice of a process say, in the words of a paper. */
export async function paperFacts(tx: Tx, process: ProcessRow, now: Date): Promise<PaperFacts> {
  const company = await tx
    .selectFrom('company')
    .selectAll()
    .where('id', '=', process.company_id)
    .executeTakeFirstOrThrow()
  const year = process.year ?? Number(parisDay(now.toISOString()).slice(0, 4))
  const exercise = exerciseOf(year, closingOf(company) ?? civilYear)
  const facts = { start: exercise.start, target: null, exercise, usual_target: { from: 'closing' as const } }
  const day = (anchor: 'signature' | 'filing' | 'payment') => longDay(anchorDay(anchor, facts), 'fr')
  const { address } = company
  const place = [address?.line1, [address?.postal_code, address?.city].filter(Boolean).join(' ')]
  const contact = [company.contact_name, company.contact_email, company.contact_phone].filter(Boolean)
  return {
    company: company.legal_name,
    siren: company.siren.replaceAll(/(\d{3})(?=\d)/g, '$1\u00a0'),
    address: place.filter(Boolean).join(', ') || toFill,
    city: address?.city || toFill,
    year,
    exercise: `du ${longDay(exercise.start, 'fr')} au ${longDay(exercise.end, 'fr')}`,
    signature_day: day('signature'),
    filing_day: day('filing'),
    payment_day: day('payment'),
    contact: contact.join(', ') || toFill,
  }
}
