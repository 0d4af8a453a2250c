import { listCouncilLinks, makeCouncilLink, revokeCouncilLink } from '@moisson/contract/council-link'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { useLateRead } from '../../../api/read.ts'
import { Form } from '../../../form/form.tsx'
import { SaveFailure } from '../../../form/save-failure.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { DateField, TextField } from '../../../kit/field.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { LinkRows, NewLink } from '../../../link/link-rows.tsx'
import { linkWords } from '../../../link/link-words.ts'
import { useWords } from '../../../words/catalogue.ts'
import { councilLinksWords } from './-council-links-words.ts'

/** Links by which the works council reads its page: made, copied once, counted, closed. */
export default function CouncilLinks({ companyId }: { companyId: string }) {
  const words = useWords(councilLinksWords)
  const link = useWords(linkWords)
  const path = { id: companyId }
  const reading = useLateRead(listCouncilLinks, { path })
  const make = useChange(makeCouncilLink)
  const revoke = useChange(revokeCouncilLink)
  const [url, setUrl] = useState<string | null>(null)
  const form = useForm(
    { label: '', ends_on: '' },
    {
      change: make,
      check: ({ label }) => ({ label: label.trim() === '' && link.missingLabel }),
      send: ({ label, ends_on }) =>
        make.send({ path, body: { label, ...(ends_on === '' ? {} : { ends_on }) } }),
      done: (made) => setUrl(made.url),
    },
  )
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
            label={link.label}
            placeholder={words.labelHint}
            maxLength={80}
            {...form.text('label')}
          />
          <DateField label={link.endsOn} help={link.endsOnHelp} {...form.text('ends_on')} />
          <Button makes={make} type="submit" icon={Share2} running={make.running} className="sm:mt-6.5">
            {link.create}
          </Button>
        </Form>
        {form.refusal && <SaveFailure error={form.refusal} />}
        {url && <NewLink url={url} name={words.link} />}
        {reading.error ? (
          <ErrorCard error={reading.error} onRetry={() => void reading.refetch()} />
        ) : reading.data === undefined ? (
          <SkeletonLines lines={2} />
        ) : (
          <LinkRows
            links={reading.data.items}
            none={words.none}
            revoke={revoke}
            onRevoke={async (sid) => (await revoke.send({ path: { id: companyId, sid } })).ok}
          />
        )}
      </div>
    </Card>
  )
}
