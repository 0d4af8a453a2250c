import { revokeShare, shareDocument } from '@moisson/contract/document'
import { Copy, Link2Off, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { Form } from '../../../../form/form.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { Badge } from '../../../../kit/badge.tsx'
import { Button } from '../../../../kit/button.tsx'
import { SaveFailure } from '../../../../form/save-failure.tsx'
import { SelectField, TextField } from '../../../../kit/field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { documentWords } from '../-document-words.ts'
import type { DocumentFile } from './document-file.ts'
import { parisDay } from '@moisson/law/paris-time'

const offeredDays = [7, 14, 30, 90]
const tones = { open: 'green', expired: 'neutral', revoked: 'neutral' } as const

/** Links for people without an account: made, copied once, counted, closed. */
export function Shares({ file }: { file: DocumentFile }) {
  const words = useWords(documentWords).shares
  const { shortDay } = useFormat()
  const share = useChange(shareDocument)
  const revoke = useChange(revokeShare)
  const [url, setUrl] = useState<string | null>(null)
  const path = { id: file.company_id, did: file.id }
  const form = useForm(
    { label: '', days: '14' },
    {
      change: share,
      check: ({ label }) => ({ label: label.trim() === '' && words.missingLabel }),
      send: ({ label, days }) => share.send({ path, body: { label, days: Number(days) } }),
      done: (made) => setUrl(made.url),
    },
  )
  async function copy() {
    await navigator.clipboard.writeText(url ?? '').catch(() => {})
    showToast({ kind: 'success', title: words.copied })
  }
  async function close(sid: string) {
    const outcome = await revoke.send({ path: { ...path, sid } })
    if (outcome.ok) showToast({ kind: 'success', title: words.revoked })
  }
  const error = form.refusal ?? revoke.error
  return (
    <div className="grid gap-5">
      <p className="text-neutral-700">{words.intro}</p>
      {file.visibility === 'managers_only' ? (
        <Notice>{words.adviserOnly}</Notice>
      ) : (
        file.status !== 'archived' && (
          <Form
            {...form.sends}
            failure={null}
            className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_9rem_auto]"
          >
            <TextField
              label={words.label}
              placeholder={words.labelHint}
              maxLength={80}
              {...form.text('label')}
            />
            <SelectField
              label={words.days}
              options={offeredDays.map((each) => ({ value: String(each), label: words.daysOf(each) }))}
              {...form.text('days')}
            />
            <Button makes={share} type="submit" icon={Share2} running={share.running} className="sm:mt-6.5">
              {words.create}
            </Button>
          </Form>
        )
      )}
      {error && <SaveFailure error={error} />}
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
      {file.shares.length === 0 ? (
        <p className="text-neutral-600">{words.none}</p>
      ) : (
        <ul className="divide-y divide-neutral-200 border-y border-neutral-200">
          {file.shares.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-52">
                <p className="font-medium text-neutral-950">{one.label}</p>
                <p className="text-sm text-neutral-600">
                  {words.until(shortDay(parisDay(one.expires_at)))}, {words.opened(one.opened)}
                </p>
              </div>
              <Badge tone={tones[one.state]}>{words.states[one.state]}</Badge>
              {one.state === 'open' && (
                <Button
                  makes={revoke}
                  size="small"
                  icon={Link2Off}
                  aria-label={words.revokeOf(one.label)}
                  onClick={() => void close(one.id)}
                >
                  {words.revoke}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
