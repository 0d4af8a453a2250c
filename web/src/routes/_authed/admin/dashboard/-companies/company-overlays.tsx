import { listCompanies } from '@moisson/contract/admin'
import { useLateRead } from '../../../../../api/read.ts'
import { usePlatformSearch } from '../-use-search.ts'
import { CompanyDrawer, CreateCompany, ReviewDialog } from './overlays.ts'

/** What opens over any tab: a company’s file, the check of one of its campaigns, or a new company. */
export default function CompanyOverlays() {
  const { search, go } = usePlatformSearch()
  const chosen = search.company !== 'new' ? search.company : undefined
  const reading = useLateRead(
    listCompanies,
    { query: { company_id: chosen ?? '', limit: '1' } as never },
    { enabled: chosen !== undefined },
  )
  const company = reading.data?.items.find(({ id }) => id === chosen)
  if (search.company === 'new') {
    return (
      <CreateCompany
        onClose={() => go({ company: undefined })}
        onCreated={(id) => go({ tab: 'companies', company: id, q: undefined })}
      />
    )
  }
  if (chosen && search.review) {
    return (
      <ReviewDialog
        company={chosen}
        companyName={company?.legal_name ?? ''}
        campaign={search.review}
        onClose={() => go({ company: undefined, review: undefined })}
      />
    )
  }
  if (!chosen) return null
  return (
    <CompanyDrawer
      company={company}
      loading={reading.isPending}
      onClose={() => go({ company: undefined })}
      onCheck={(campaign) => go({ review: campaign })}
    />
  )
}
