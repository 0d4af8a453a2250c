import { copyProcess, listProcesses, listProcessTemplates } from '@moisson/contract/process'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useChange } from '../../../../../api/change.ts'
import { useLateRead } from '../../../../../api/read.ts'
import { Button } from '../../../../../kit/button.tsx'
import { Dialog } from '../../../../../kit/dialog.tsx'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { DateField, SelectField } from '../../../../../kit/field.tsx'
import { SkeletonLines } from '../../../../../kit/skeleton.tsx'
import { showToast } from '../../../../../kit/toast-store.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { kitWords } from '../../../../../words/kit.ts'
import { giveWords } from './give-words.ts'
import type { CompanySummary } from './company-summary.ts'

const formId = 'copy-process'

/** Gives a company a process, from a template or from one of its own, its steps to do again on new dates. */
export default function CopyProcess({ company, onClose }: { company: CompanySummary; onClose: () => void }) {
  const words = useWords(giveWords)
  const { cancel } = useWords(kitWords)
  const templates = useLateRead(listProcessTemplates, {})
  const own = useLateRead(listProcesses, { path: { id: company.id }, query: {} })
  const copy = useChange(copyProcess)
  const [source, setSource] = useState('')
  const [target, setTarget] = useState('')
  const [missing, setMissing] = useState(false)
  const failed = templates.error ?? own.error
  const options = [
    ...(templates.data?.items ?? []).map((one) => ({ value: `template:${one.code}`, label: one.title })),
    ...(own.data?.items ?? []).map((one) => ({
      value: `process:${one.id}`,
      label: words.again(one.title),
    })),
  ]

  async function submit(event: FormEvent) {
    event.preventDefault()
    const [kind, id] = source.split(':')
    if (!id) return setMissing(true)
    const outcome = await copy.send({
      path: { id: company.id },
      body: {
        ...(kind === 'template' ? { template_code: id } : { source_process_id: id }),
        ...(target ? { target_date: target } : {}),
      },
    })
    if (!outcome.ok) return
    showToast({ kind: 'success', title: words.processGiven(outcome.value.title, company.legal_name) })
    onClose()
  }

  return (
    <Dialog
      open
      title={words.processTitle}
      description={words.processIntro(company.legal_name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={formId} look="primary" running={copy.running}>
            {words.processNow}
          </Button>
        </>
      }
    >
      {failed ? (
        <ErrorCard error={failed} onRetry={() => void Promise.all([templates.refetch(), own.refetch()])} />
      ) : templates.isPending || own.isPending ? (
        <SkeletonLines lines={3} />
      ) : (
        <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
          {copy.error && <ErrorCard error={copy.error} />}
          <SelectField
            label={words.source}
            value={source}
            placeholder={words.choose}
            options={options}
            error={missing && !source ? words.sourceMissing : undefined}
            onChange={(event) => setSource(event.target.value)}
          />
          <DateField
            label={words.target}
            help={words.targetHelp}
            optional
            value={target}
            onChange={(event) => setTarget(event.target.value)}
          />
        </form>
      )}
    </Dialog>
  )
}
