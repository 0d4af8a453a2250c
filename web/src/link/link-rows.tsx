import type { Output } from '@moisson/contract/call'
import type { listCouncilLinks } from '@moisson/contract/council-link'
import { Copy, Link2Off } from 'lucide-react'
import { SaveFailure } from '../form/save-failure.tsx'
import type { ApiError } from '../api/api-error.ts'
import { Badge } from '../kit/badge.tsx'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { showToast } from '../kit/toast-store.ts'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import { linkWords } from './link-words.ts'

const tones = { open: 'green', expired: 'neutral', revoked: 'neutral' } as const
type Link = Pick<
  Output<typeof listCouncilLinks>['items'][number],
  'id' | 'label' | 'ends_on' | 'state' | 'opened' | 'created_by_name'
>

/** A link just made, shown this once. */
export function NewLink({ url, name }: { url: string; name: string }) {
  const words = useWords(linkWords)
  async function copy() {
    await navigator.clipboard.writeText(url).catch(() => {})
    showToast({ kind: 'success', title: words.copied })
  }
  return (
    <Notice
      kind="success"
      announced
      title={words.created}
      actions={
        <Button size="small" icon={Copy} onClick={() => void copy()}>
          {words.copy}
        </Button>
      }
    >
      <output aria-label={name} className="font-mono text-xs break-all select-all">
        {url}
      </output>
    </Notice>
  )
}

/** The links made, how often each was opened, and the way to close one. */
export function LinkRows<One extends Link>(props: {
  links: readonly One[]
  /** Said where there is none. */
  none: string
  /** What the states are called here. */
  states?: Record<Link['state'], string>
  revoke: { http: string; running: boolean; error: ApiError | null }
  onRevoke: (id: string) => Promise<boolean>
  /** A word more on a link. */
  more?: (link: One) => string
}) {
  const { links, none, revoke, onRevoke, more } = props
  const words = useWords(linkWords)
  const { states = words.states } = props
  const { shortDay } = useFormat()
  async function close(id: string) {
    if (await onRevoke(id)) showToast({ kind: 'success', title: words.revoked })
  }
  if (links.length === 0) return <p className="text-neutral-600">{none}</p>
  return (
    <>
      {revoke.error && <SaveFailure error={revoke.error} />}
      <ul className="divide-y divide-neutral-200 border-y border-neutral-200">
        {links.map((link) => {
          const { id, label, ends_on, state, opened, created_by_name } = link
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-52">
                <p className="font-medium break-words text-neutral-950">{label}</p>
                <p className="text-sm text-neutral-600">
                  {[
                    ...(more ? [more(link)] : []),
                    words.until(shortDay(ends_on)),
                    words.opened(opened),
                    ...(created_by_name ? [words.by(created_by_name)] : []),
                  ].join(', ')}
                </p>
              </div>
              <Badge tone={tones[state]}>{states[state]}</Badge>
              {state === 'open' && (
                <Button
                  makes={revoke}
                  size="small"
                  icon={Link2Off}
                  running={revoke.running}
                  aria-label={words.revokeOf(label)}
                  onClick={() => void close(id)}
                >
                  {words.revoke}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
