import { copyProcess } from '@moisson/contract/process'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { Button } from '../../../../kit/button.tsx'
import { Checkbox } from '../../../../kit/checkbox.tsx'
import { Dialog } from '../../../../kit/dialog.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { DateField, SelectField, TextField } from '../../../../kit/field.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useCompany, useUser } from '../../../../session/account.ts'
import { useSwitches } from '../../../../shell/use-switches.ts'
import { kitWords } from '../../../../words/kit.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Process } from '../-process.ts'
import { processWords } from '../-process-words.ts'

/** Gives a copy of a process, its steps to do again, to this company or another one of the adviser's. */
export default function CopyDialog({ process, onClose }: { process: Process; onClose: () => void }) {
  const { copy: words } = useWords(processWords)
  const { cancel } = useWords(kitWords)
  const user = useUser()
  const company = useCompany()
  const navigate = useNavigate()
  const { toCompany } = useSwitches()
  const change = useChange(copyProcess)
  const [companyId, setCompanyId] = useState(company.id)
  const [target, setTarget] = useState('')
  const [title, setTitle] = useState('')
  const [papers, setPapers] = useState(false)
  const here = companyId === company.id
  const advised = user.memberships
    .filter((one) => one.role === 'manager' && one.company_id !== company.id)
    .map((one) => ({ value: one.company_id, label: one.company_name }))

  async function go() {
    const body = {
      source_process_id: process.id,
      ...(target ? { target_date: target } : {}),
      ...(title.trim() ? { title: title.trim() } : {}),
      ...(here && papers ? { copy_documents: true } : {}),
    }
    const outcome = await change.send({ path: { id: companyId }, body })
    if (!outcome.ok) return
    showToast({ kind: 'success', title: words.done, body: outcome.value.title })
    onClose()
    const processId = outcome.value.id
    if (here) await navigate({ to: '/process/$processId', params: { processId } })
    else await toCompany(companyId, `/process/${processId}`)
  }

  return (
    <Dialog
      open
      title={words.title}
      description={words.body}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button look="primary" running={change.running} onClick={() => void go()}>
            {words.go}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SelectField
          label={words.company}
          options={[{ value: company.id, label: company.legal_name }, ...advised]}
          value={companyId}
          onChange={(event) => setCompanyId(event.target.value)}
        />
        <TextField
          label={words.name}
          optional
          maxLength={160}
          placeholder={process.title}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <DateField
          label={words.target}
          help={words.targetHelp}
          optional
          className="max-w-60"
          value={target}
          error={change.error?.fieldErrors['target_date']}
          onChange={(event) => setTarget(event.target.value)}
        />
        {here && (
          <Checkbox
            label={words.papers}
            help={words.papersHelp}
            checked={papers}
            onChange={(event) => setPapers(event.target.checked)}
          />
        )}
        {change.error && <ErrorCard error={change.error} />}
      </div>
    </Dialog>
  )
}
