import { getRouteApi } from '@tanstack/react-router'
import { Button } from '../../../../kit/button.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { useUser } from '../../../../session/account.ts'
import { useSwitches } from '../../../../shell/use-switches.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { processWords } from '../-process-words.ts'

const route = getRouteApi('/_authed/process/$processId')

/** The address names no process of this company: says whose it is, and leads there. */
export function ElsewhereNotice({ processId, companyId }: { processId: string; companyId: string | null }) {
  const { list: words } = useWords(processWords)
  const user = useUser()
  const { step } = route.useSearch()
  const { toCompany } = useSwitches()
  if (companyId === null)
    return (
      <Notice kind="warning" announced title={words.unknown}>
        <p>{words.unknownBody}</p>
        <p lang="en" className="mt-1 text-sm text-neutral-600">
          404 · Not Found – Page not found: /process/{processId}
        </p>
      </Notice>
    )
  const name = user.memberships.find((one) => one.company_id === companyId)?.company_name
  const home = `/process/${processId}${step ? `?step=${step}` : ''}`
  return (
    <Notice
      announced
      title={name ? words.elsewhere(name) : words.elsewhereUnnamed}
      actions={
        <Button look="primary" size="small" onClick={() => void toCompany(companyId, home)}>
          {words.toCompany}
        </Button>
      }
    >
      {words.elsewhereBody}
    </Notice>
  )
}
