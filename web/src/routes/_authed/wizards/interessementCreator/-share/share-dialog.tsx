import { listAccordLinks, makeAccordLink, revokeAccordLink } from '@moisson/contract/accord-links'
import { useState } from 'react'
import { useChange } from '../../../../../api/change.ts'
import { useLateRead } from '../../../../../api/read.ts'
import { FormDialog } from '../../../../../form/form-dialog.tsx'
import { useForm } from '../../../../../form/use-form.tsx'
import { Checkbox } from '../../../../../kit/checkbox.tsx'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { DateField, TextField } from '../../../../../kit/field.tsx'
import { SkeletonLines } from '../../../../../kit/skeleton.tsx'
import { LinkRows, NewLink } from '../../../../../link/link-rows.tsx'
import { linkWords } from '../../../../../link/link-words.ts'
import { useCompany } from '../../../../../session/account.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { shareWords } from './share-words.ts'

/** Links by which a draft is read, or read and commented: made, copied once, counted, closed. */
export default function ShareDialog({ draftId, onClose }: { draftId: string; onClose: () => void }) {
  const words = useWords(shareWords)
  const link = useWords(linkWords)
  const path = { id: useCompany().id, aid: draftId }
  const reading = useLateRead(listAccordLinks, { path })
  const make = useChange(makeAccordLink)
  const revoke = useChange(revokeAccordLink)
  const [url, setUrl] = useState<string | null>(null)
  const form = useForm(
    { label: '', ends_on: '', may_comment: true },
    {
      change: make,
      check: ({ label }) => ({ label: label.trim() === '' && link.missingLabel }),
      send: ({ label, ends_on, may_comment }) =>
        make.send({ path, body: { label, may_comment, ...(ends_on === '' ? {} : { ends_on }) } }),
      done: (made) => setUrl(made.url),
    },
  )
  return (
    <FormDialog
      side
      title={words.title}
      description={words.intro}
      submit={link.create}
      onClose={onClose}
      {...form.sends}
    >
      <div className="grid grid-cols-1 gap-5">
        <TextField label={link.label} placeholder={words.labelHint} maxLength={80} {...form.text('label')} />
        <DateField label={link.endsOn} help={link.endsOnHelp} {...form.text('ends_on')} />
        <Checkbox label={words.mayComment} help={words.mayCommentHelp} {...form.tick('may_comment')} />
        {url && <NewLink url={url} name={words.link} />}
        {reading.error ? (
          <ErrorCard error={reading.error} onRetry={() => void reading.refetch()} />
        ) : reading.data === undefined ? (
          <SkeletonLines lines={2} />
        ) : (
          <LinkRows
            links={reading.data.items}
            none={words.none}
            more={({ may_comment }) => (may_comment ? words.comments : words.reads)}
            revoke={revoke}
            onRevoke={async (sid) => (await revoke.send({ path: { ...path, sid } })).ok}
          />
        )}
      </div>
    </FormDialog>
  )
}
