import { listProcessTemplates, startProcess } from '@moisson/contract/process'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { useLateRead } from '../../../../api/read.ts'
import { Button } from '../../../../kit/button.tsx'
import { Dialog } from '../../../../kit/dialog.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { DateField, TextField } from '../../../../kit/field.tsx'
import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { kitWords } from '../../../../words/kit.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { useDuration } from '../-page/use-duration.ts'
import { processWords } from '../-process-words.ts'

/** Chooses a template, and if wanted its exercice and its date, then opens the process. */
export default function StartDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const words = useWords(processWords)
  const { cancel } = useWords(kitWords)
  const navigate = useNavigate()
  const duration = useDuration()
  const templates = useLateRead(listProcessTemplates, {})
  const start = useChange(startProcess)
  const [code, setCode] = useState<string | null>(null)
  const [year, setYear] = useState('')
  const [target, setTarget] = useState('')
  const [missing, setMissing] = useState(false)

  async function go() {
    setMissing(code === null)
    if (code === null) return
    const body = {
      template_code: code,
      ...(year ? { year: Number(year) } : {}),
      ...(target ? { target_date: target } : {}),
    }
    const outcome = await start.send({ path: { id: companyId }, body })
    if (!outcome.ok) return
    showToast({ kind: 'success', title: words.list.started, body: outcome.value.title })
    onClose()
    await navigate({ to: '/process/$processId', params: { processId: outcome.value.id } })
  }

  return (
    <Dialog
      open
      title={words.list.startTitle}
      description={words.list.startBody}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button look="primary" running={start.running} onClick={() => void go()}>
            {words.list.go}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {templates.error ? (
          <ErrorCard error={templates.error} onRetry={() => void templates.refetch()} />
        ) : templates.data ? (
          <RadioCards
            legend={words.list.startTitle}
            legendHidden
            options={templates.data.items.map((template) => ({
              value: template.code,
              title: template.title,
              body: (
                <>
                  {template.summary}
                  <span className="mt-1 block text-sm text-neutral-600">
                    {words.list.steps(template.steps.length)} · {duration(template.minutes)}
                  </span>
                </>
              ),
            }))}
            value={code}
            onChange={setCode}
            error={missing ? words.list.chooseFirst : undefined}
          />
        ) : (
          <SkeletonLines />
        )}
        <div className="field-row">
          <TextField
            label={words.list.year}
            help={words.list.yearHelp}
            optional
            inputMode="numeric"
            value={year}
            error={start.error?.fieldErrors['year']}
            onChange={(event) => setYear(event.target.value.replaceAll(/\D/g, '').slice(0, 4))}
          />
          <DateField
            label={words.list.target}
            help={words.list.targetHelp}
            optional
            value={target}
            error={start.error?.fieldErrors['target_date']}
            onChange={(event) => setTarget(event.target.value)}
          />
        </div>
        {start.error && <ErrorCard error={start.error} />}
      </div>
    </Dialog>
  )
}
