import { listCouncilLinks, makeCouncilLink, revokeCouncilLink } from '@moisson/contract/council-link'
import { Copy, Link2Off, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { useLateRead } from '../../../api/read.ts'
import { Form } from '../../../form/form.tsx'
import { SaveFailure } from '../../../form/save-failure.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { Badge } from '../../../kit/badge.tsx'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { DateField, TextField } from '../../../kit/field.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { councilLinksWords } from './-council-links-words.ts'

const tones = { open: 'green', expired: 'neutral', revoked: 'neutral' } as const

/** Links by which the works council reads its page: made, copied once, counted, closed. */
export default function CouncilLinks({ companyId }: { companyId: string }) {
  const words = useWords(councilLinksWords)
  const path = { id: companyId }
  const reading = useLateRead(listCouncilLinks, { path })
  const make = useChange(makeCouncilLink)
  const [url, setUrl] = useState<string | null>(null)
  const form = useForm(
    { label: '', ends_on: '' },
    {
      change: make,
      check: ({ label }) => ({ label: label.trim() === '' && words.missingLabel }),
      send: ({ label, ends_on }) =>
        make.send({ path, body: { label, ...(ends_on === '' ? {} : { ends_on }) } }),
      done: (made) => setUrl(made.url),
    },
  )
  async function copy() {
    await navigator.clipboard.writeText(url ?? '').catch(() => {})
    showToast({ kind: 'success', title: words.copied })
  }
  return (
    <Card title={words.title}>
      <div className="grid grid-cols-1 gap-5">
        <p className="max-w-prose text-pretty text-neutral-700">{words.intro}</p>
        <Form
          {...form.sends}
          failure={null}
          className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_11rem_auto]"
        >
          <TextField
            label={words.label}
            placeholder={words.labelHint}
            maxLength={80}
            {...form.text('label')}
          />
          <DateField label={words.endsOn} help={words.endsOnHelp} {...form.text('ends_on')} />
          <Button makes={make} type="submit" icon={Share2} running={make.running} className="sm:mt-6.5">
            {words.create}
          </Button>
        </Form>
        {form.refusal && <SaveFailure error={form.refusal} />}
        {url && (
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
            <output aria-label={words.link} className="font-mono text-xs break-all select-all">
              {url}
            </output>
          </Notice>
        )}
        {reading.error ? (
          <ErrorCard error={reading.error} onRetry={() => void reading.refetch()} />
        ) : reading.data === undefined ? (
          <SkeletonLines lines={2} />
        ) : (
          <Links companyId={companyId} links={reading.data.items} />
        )}
      </div>
    </Card>
  )
}

type Link = NonNullable<ReturnType<typeof useLateRead<typeof listCouncilLinks>>['data']>['items'][number]

function Links({ companyId, links }: { companyId: string; links: readonly Link[] }) {
  const words = useWords(councilLinksWords)
  const { shortDay } = useFormat()
  const revoke = useChange(revokeCouncilLink)
  async function close(sid: string) {
    const outcome = await revoke.send({ path: { id: companyId, sid } })
    if (outcome.ok) showToast({ kind: 'success', title: words.revoked })
  }
  if (links.length === 0) return <p className="text-neutral-600">{words.none}</p>
  return (
    <>
      {revoke.error && <SaveFailure error={revoke.error} />}
      <ul className="divide-y divide-neutral-200 border-y border-neutral-200">
        {links.map(({ id, label, ends_on, state, opened, created_by_name }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-52">
              <p className="font-medium break-words text-neutral-950">{label}</p>
              <p className="text-sm text-neutral-600">
                {[
                  words.until(shortDay(ends_on)),
                  words.opened(opened),
                  ...(created_by_name ? [words.by(created_by_name)] : []),
                ].join(', ')}
              </p>
            </div>
            <Badge tone={tones[state]}>{words.states[state]}</Badge>
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
        ))}
      </ul>
    </>
  )
}
