import { revokeShare, shareDocument } from '@moisson/contract/document'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { Form } from '../../../../form/form.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { Button } from '../../../../kit/button.tsx'
import { SaveFailure } from '../../../../form/save-failure.tsx'
import { SelectField, TextField } from '../../../../kit/field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { LinkRows, NewLink } from '../../../../link/link-rows.tsx'
import { linkWords } from '../../../../link/link-words.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { documentWords } from '../-document-words.ts'
import type { DocumentFile } from './document-file.ts'
import { parisDay } from '@moisson/law/paris-time'

const offeredDays = [7, 14, 30, 90]

/** Links for people without an account: made, copied once, counted, closed. */
export function Shares({ file }: { file: DocumentFile }) {
  const words = useWords(documentWords).shares
  const link = useWords(linkWords)
  const share = useChange(shareDocument)
  const revoke = useChange(revokeShare)
  const [url, setUrl] = useState<string | null>(null)
  const path = { id: file.company_id, did: file.id }
  const form = useForm(
    { label: '', days: '14' },
    {
      change: share,
      check: ({ label }) => ({ label: label.trim() === '' && link.missingLabel }),
      send: ({ label, days }) => share.send({ path, body: { label, days: Number(days) } }),
      done: (made) => setUrl(made.url),
    },
  )
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
              label={link.label}
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
              {link.create}
            </Button>
          </Form>
        )
      )}
      {form.refusal && <SaveFailure error={form.refusal} />}
      {url && <NewLink url={url} name={words.link} />}
      <LinkRows
        links={file.shares.map((one) => ({
          ...one,
          ends_on: parisDay(one.expires_at),
          created_by_name: null,
        }))}
        none={words.none}
        states={words.states}
        revoke={revoke}
        onRevoke={async (sid) => (await revoke.send({ path: { ...path, sid } })).ok}
      />
    </div>
  )
}
