import { civilYear, closingOf } from '@moisson/core/company/closing'
import type { CompanyFacts } from '@moisson/core/accord/accord'
import type { Tx } from '../database/connect.ts'
import { companyRow } from '../company/company-store.ts'
import { inFrenchOrder } from '../http/list-page.ts'

type Place = {
  line1?: string | null
  line2?: string | null
  postal_code?: string | null
  city?: string | null
}

/** What the company file says that an agreement needs. */
export async function companyFacts(tx: Tx, companyId: string): Promise<CompanyFacts> {
  const row = await companyRow(tx, companyId)
  const plans = await tx
    .selectFrom('plan_in_force')
    .select('kind')
    .where('company_id', '=', companyId)
    .execute()
  const sites = await tx
    .selectFrom('establishment')
    .select(['name', 'siret', 'address'])
    .where('company_id', '=', companyId)
    .where('closed_on', 'is', null)
    .orderBy('name', inFrenchOrder)
    .execute()
  const kinds = new Set(plans.map(({ kind }) => kind))
  const { legal_representative: representative } = row
  const named = [representative?.first_name, representative?.last_name].filter(Boolean).join(' ')
  return {
    legal_name: row.legal_name,
    legal_form: row.legal_form,
    siren: row.siren,
    siret: row.siret,
    address: inOneLine(row.address),
    registry_city: row.rcs_city,
    representative: named ? { name: named, quality: representative?.title ?? null } : null,
    headcount: row.headcount,
    has_cse: row.has_cse,
    has_union_delegate: row.has_union_delegate,
    bound_to_participation: row.bound_to_participation,
    bound_at_250: row.bound_at_250,
    closing: closingOf(row) ?? civilYear,
    establishments: sites.map(({ siret, name, address }) => ({ name, address: inOneLine(address), siret })),
    plans: [
      ...(kinds.has('pee') ? ['PEE' as const] : []),
      ...(kinds.has('percol') ? ['PERCOL' as const] : []),
    ],
    payroll_cents: row.annual_gross_payroll_cents === null ? null : Number(row.annual_gross_payroll_cents),
  }
}

function inOneLine(place: Place | null): string | null {
  if (!place) return null
  const town = [place.postal_code, place.city].filter(Boolean).join(' ')
  const line = [place.line1, place.line2, town].filter(Boolean).join(', ')
  return line || null
}
