import { orientCompany } from '@moisson/contract/simulation'
import { closingOf } from '@moisson/core/company/closing'
import { orient } from '@moisson/core/orientation/orientation'
import { refusalOf } from '@moisson/law/refusal'
import { Stopped } from '@moisson/law/stopped'
import { companyRow } from '../company/company-store.ts'
import { handleFreely } from '../http/handle.ts'
import { impossible, invalidAnswers } from './compute-simulation.ts'
import { readFacts } from './read-facts.ts'

/** Computes without keeping: it changes nothing, so the audit trail says nothing of it. */
export const handleOrientCompany = handleFreely(orientCompany, (context) =>
  context.inTransaction(async (tx, now) => {
    const { input, language } = context
    // A company outside the caller's scope is not found.
    const company = await companyRow(tx, input.path.id)
    const facts = await readFacts(tx, company.id, now)
    const participation = await tx
      .selectFrom('agreement')
      .select('id')
      .where('company_id', '=', company.id)
      .where('type', '=', 'participation')
      .where('signed_on', 'is not', null)
      .executeTakeFirst()
    const processes = await tx
      .selectFrom('process')
      .select(['id', 'template_code'])
      .where('company_id', '=', company.id)
      .where('status', 'not in', ['completed', 'cancelled'])
      .orderBy('started_at', 'desc')
      .execute()
    try {
      const outcome = orient(input.body, {
        ...facts,
        closing_known: closingOf(company) !== null,
        annual_gross_payroll_year: company.annual_gross_payroll_year,
        participation_signed: participation !== undefined,
        told_agreement: company.has_agreement,
        processes,
      })
      if ('problems' in outcome) throw invalidAnswers(outcome.problems, language)
      return outcome
    } catch (error) {
      if (error instanceof Stopped) throw impossible(refusalOf(error).sentence)
      throw error
    }
  }),
)
