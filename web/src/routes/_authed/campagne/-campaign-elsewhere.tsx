import { useLocation } from '@tanstack/react-router'
import { Button } from '../../../kit/button.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { useUser } from '../../../session/account.ts'
import { useSwitches } from '../../../shell/use-switches.ts'
import { useWords } from '../../../words/catalogue.ts'
import { elsewhereWords } from './-elsewhere-words.ts'

/** The address names a campaign of another company of the person: says whose it is, and leads there. */
export default function CampaignElsewhere({ companyId }: { companyId: string }) {
  const words = useWords(elsewhereWords)
  const user = useUser()
  const { href } = useLocation()
  const { toCompany } = useSwitches()
  const name = user.memberships.find((one) => one.company_id === companyId)?.company_name
  return (
    <Notice
      announced
      title={name ? words.elsewhere(name) : words.elsewhereUnnamed}
      actions={
        <Button look="primary" size="small" onClick={() => void toCompany(companyId, href)}>
          {words.toCompany}
        </Button>
      }
    >
      {words.elsewhereBody}
    </Notice>
  )
}
