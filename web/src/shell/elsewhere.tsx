import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { useUser } from '../session/account.ts'
import { useSwitches } from './use-switches.ts'

/** The address names a thing of another company of the person: says whose it is, and leads there. */
export function Elsewhere(props: {
  companyId: string
  /** The address to open there. */
  href: string
  words: {
    elsewhere: (company: string) => string
    elsewhereUnnamed: string
    elsewhereBody: string
    toCompany: string
  }
}) {
  const { companyId, href, words } = props
  const user = useUser()
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
