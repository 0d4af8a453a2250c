import { listCampaigns } from '@moisson/contract/campaign'
import {
  prepareCommunication,
  prepareEmployeePapers,
  writeInformationNote,
} from '@moisson/contract/communication'
import { listDocuments } from '@moisson/contract/document'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { useLateRead } from '../../../../api/read.ts'
import { Button } from '../../../../kit/button.tsx'
import { Card } from '../../../../kit/card.tsx'
import { SelectField } from '../../../../kit/field.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { documentWords } from '../-document-words.ts'

const told: readonly string[] = ['scheduled', 'open', 'closed', 'submitted', 'validated']

/** The poster, the questions and the slides of a launched campaign, written among the papers. */
export function CampaignKit({ company }: { company: string }) {
  const words = useWords(documentWords).kit
  const read = useLateRead(listCampaigns, { path: { id: company }, query: {} })
  const change = useChange(prepareCommunication)
  const [chosen, setChosen] = useState<string | null>(null)
  const campaigns = read.data?.items.filter(({ state }) => told.includes(state)) ?? []
  const id = chosen ?? campaigns[0]?.id
  if (id === undefined) return null
  async function prepare(campaign: string) {
    const outcome = await change.send({ path: { id: campaign } })
    showToast(
      outcome.ok ? { kind: 'success', title: words.ready } : { kind: 'error', title: outcome.error.message },
    )
  }
  return (
    <Card title={words.title} className="mb-5">
      <p className="mb-4 text-sm text-pretty text-neutral-700">{words.intro}</p>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          className="min-w-60 flex-1 sm:max-w-md"
          label={words.campaign}
          value={id}
          options={campaigns.map(({ id: value, name }) => ({ value, label: name }))}
          onChange={(event) => setChosen(event.target.value)}
        />
        <Button
          running={change.running}
          makes="POST /campaigns/{id}/communication"
          onClick={() => void prepare(id)}
        >
          {words.prepare}
        </Button>
      </div>
    </Card>
  )
}

/** The note each employee is given, from an agreement written here. */
export function AccordNote({ company }: { company: string }) {
  const words = useWords(documentWords).note
  const query = { type: 'interessement_agreement,interessement_due' }
  const read = useLateRead(listDocuments, { path: { id: company }, query })
  const change = useChange(writeInformationNote)
  const [chosen, setChosen] = useState<string | null>(null)
  const texts =
    read.data?.items.filter(
      ({ source, file }) => source === 'generated' && file.mime_type === 'application/pdf',
    ) ?? []
  const did = chosen ?? texts[0]?.id
  if (did === undefined) return null
  async function write(of: string) {
    const outcome = await change.send({ path: { id: company, did: of } })
    showToast(
      outcome.ok ? { kind: 'success', title: words.ready } : { kind: 'error', title: outcome.error.message },
    )
  }
  return (
    <Card title={words.title} className="mb-5">
      <p className="mb-4 text-sm text-pretty text-neutral-700">{words.intro}</p>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          className="min-w-60 flex-1 sm:max-w-md"
          label={words.text}
          value={did}
          options={texts.map(({ id: value, title }) => ({ value, label: title }))}
          onChange={(event) => setChosen(event.target.value)}
        />
        <Button
          running={change.running}
          makes="POST /company/{id}/documents/{did}/information-note"
          onClick={() => void write(did)}
        >
          {words.write}
        </Button>
      </div>
    </Card>
  )
}

/** The booklet of employee savings and the sheet of each plan, as they stand today. */
export function EmployeePapers({ company }: { company: string }) {
  const words = useWords(documentWords).papers
  const change = useChange(prepareEmployeePapers)
  async function prepare() {
    const outcome = await change.send({ path: { id: company } })
    showToast(
      outcome.ok ? { kind: 'success', title: words.ready } : { kind: 'error', title: outcome.error.message },
    )
  }
  return (
    <Card title={words.title} className="mb-5">
      <p className="mb-4 text-sm text-pretty text-neutral-700">{words.intro}</p>
      <Button
        running={change.running}
        makes="POST /company/{id}/employee-papers"
        onClick={() => void prepare()}
      >
        {words.prepare}
      </Button>
    </Card>
  )
}
