import type { Output } from '@moisson/contract/call'
import type { listEstablishments } from '@moisson/contract/establishment'
import type { CompanyFacts } from '@moisson/core/accord/accord'
import { civilYear, closingOf } from '@moisson/core/company/closing'
import type { Company } from '../../../../../session/account.ts'

/** What the company’s file says that an agreement needs, for what a screen fills before anybody types. */
export function factsOf(company: Company, sites: readonly Site[]): CompanyFacts {
  const { legal_representative: representative } = company
  const named = [representative?.first_name, representative?.last_name].filter(Boolean).join(' ')
  return {
    legal_name: company.legal_name,
    legal_form: company.legal_form,
    siren: company.siren,
    siret: company.siret,
    address: inOneLine(company.address),
    registry_city: company.rcs_city,
    representative: named ? { name: named, quality: representative?.title ?? null } : null,
    headcount: company.headcount,
    has_cse: company.has_cse,
    has_union_delegate: company.has_union_delegate,
    bound_to_participation: company.bound_to_participation,
    bound_at_250: false,
    closing: closingOf(company) ?? civilYear,
    establishments: sites
      .filter(({ closed_on }) => closed_on === null)
      .map(({ siret, name, address }) => ({ name, address: inOneLine(address), siret })),
    plans: [],
    payroll_cents: company.annual_gross_payroll_cents,
  }
}

type Site = Output<typeof listEstablishments>['items'][number]
type Place = Company['address']

function inOneLine(place: Place): string | null {
  if (!place) return null
  const town = [place.postal_code, place.city].filter(Boolean).join(' ')
  return [place.line1, place.line2, town].filter(Boolean).join(', ') || null
}
