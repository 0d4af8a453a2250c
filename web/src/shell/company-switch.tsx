import { Building2, ChevronsUpDown } from 'lucide-react'
import { Menu } from '../kit/menu.tsx'
import { useAnyCompany, useUser } from '../session/account.ts'
import { useWords } from '../words/catalogue.ts'
import { layoutWords } from '../words/layout.ts'
import { useSwitches } from './use-switches.ts'

/** The current company, and the others the person works for. */
export function CompanySwitch() {
  const words = useWords(layoutWords)
  const user = useUser()
  const company = useAnyCompany()
  const switches = useSwitches()
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
  const others = choices.filter(({ company_id }) => company_id !== company?.id)
  if (others.length === 0) return <div className="flex items-center gap-3 px-2 py-1.5">{face}</div>
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={`${words.switchCompany} : ${name}`}
          className="flex w-full items-center gap-3 rounded-lg px-2 py-1.5 text-left transition-colors hover:bg-neutral-200/60 pointer-coarse:min-h-11"
        >
          {face}
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-neutral-500" />
        </button>
      }
      entries={[
        { heading: words.switchCompany },
        ...choices.map((choice) => ({
          label: choice.company_name,
          checked: choice.company_id === company?.id,
          onSelect: () => {
            if (choice.company_id !== company?.id) void switches.toCompany(choice.company_id)
          },
        })),
      ]}
    />
  )
}
