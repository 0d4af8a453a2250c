import { Building2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useAnyCompany, useUser } from '../session/account.ts'
import { useWords } from '../words/catalogue.ts'
import { layoutWords } from '../words/layout.ts'

const CompanyChoices = lazy(() => import('./company-choices.tsx'))

/** The current company, and the others the person works for. */
export function CompanySwitch() {
  const words = useWords(layoutWords)
  const user = useUser()
  const company = useAnyCompany()
  const choices = user.memberships.filter(
    (membership, index, all) =>
      membership.role !== 'beneficiary' &&
      all.findIndex((other) => other.company_id === membership.company_id) === index,
  )
  const name = company?.legal_name ?? words.noCompany
  const face = (
    <>
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center overflow-hidden rounded-lg bg-white text-neutral-600 ring-1 ring-neutral-200"
      >
        {company?.logo_url ? (
          <img src={company.logo_url} alt="" className="size-full object-contain" />
        ) : (
          <Building2 className="size-4" />
        )}
      </span>
      <span className="min-w-0 flex-1 truncate font-medium text-neutral-950">{name}</span>
    </>
  )
  const alone = <div className="flex items-center gap-3 px-2 py-1.5">{face}</div>
  if (choices.every(({ company_id }) => company_id === company?.id)) return alone
  return (
    <Suspense fallback={alone}>
      <CompanyChoices choices={choices} current={company?.id} name={name} face={face} />
    </Suspense>
  )
}
