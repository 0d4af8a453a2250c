import { getRouteApi } from '@tanstack/react-router'
import { Notice } from '../../../../kit/notice.tsx'
import { Elsewhere } from '../../../../shell/elsewhere.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { processWords } from '../-process-words.ts'

const route = getRouteApi('/_authed/process/$processId')

/** The address names no process of this company: says whose it is, and leads there. */
export function ElsewhereNotice({ processId, companyId }: { processId: string; companyId: string | null }) {
  const { list: words } = useWords(processWords)
  const { step } = route.useSearch()
  if (companyId === null)
    return (
      <Notice kind="warning" announced title={words.unknown}>
        <p>{words.unknownBody}</p>
        <p lang="en" className="mt-1 text-sm text-neutral-600">
          404 · Not Found – Page not found: /process/{processId}
        </p>
      </Notice>
    )
  const home = `/process/${processId}${step ? `?step=${step}` : ''}`
  return <Elsewhere companyId={companyId} href={home} words={words} />
}
