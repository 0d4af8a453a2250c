import { listCampaigns } from '@moisson/contract/campaign'
import {
  prepareCommunication,
  prepareEmployeePapers,
  writeInformationNote,
} from '@moisson/contract/communication'
import { listDocuments } from '@moisson/contract/document'
import { MEETING } from '@moisson/core/academy/meeting-page'
import { languages } from '@moisson/law/text'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useChange, type Outcome } from '../../../../api/change.ts'
import { useLateRead } from '../../../../api/read.ts'
import { Button } from '../../../../kit/button.tsx'
import { buttonClass } from '../../../../kit/button-class.ts'
import { Card } from '../../../../kit/card.tsx'
import { SelectField } from '../../../../kit/field.tsx'
import type { Makes } from '../../../../kit/rights.ts'
import { showToast } from '../../../../kit/toast-store.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { useLanguage } from '../../../../words/language.ts'
import { documentWords } from '../-document-words.ts'

const told: readonly string[] = ['scheduled', 'open', 'closed', 'submitted', 'validated']

/** The poster, the questions and the slides of a launched campaign, written among the papers. */
export function CampaignKit({ company }: { company: string }) {
  const words = useWords(documentWords).kit
  const own = useLanguage()
  const [language, setLanguage] = useState(own)
  const read = useLateRead(listCampaigns, { path: { id: company }, query: {} })
  const change = useChange(prepareCommunication)
  const campaigns = read.data?.items.filter(({ state }) => told.includes(state)) ?? []
  return (
    <Writing
      {...words}
      of={words.campaign}
      from={campaigns.map(({ id, name }) => ({ value: id, label: name }))}
      button={words.prepare}
      makes="POST /campaigns/{id}/communication"
      running={change.running}
      onWrite={(id) => change.send({ path: { id }, body: { language } })}
    >
      <SelectField
        label={words.language}
        value={language}
        options={languages.map((one) => ({ value: one, label: words.languages[one] }))}
        onChange={({ target }) => setLanguage(languages.find((one) => one === target.value) ?? own)}
      />
    </Writing>
  )
}

/** The note each employee is given, from an agreement written here. */
export function AccordNote({ company }: { company: string }) {
  const words = useWords(documentWords).note
  const query = { type: 'interessement_agreement,interessement_due' }
  const read = useLateRead(listDocuments, { path: { id: company }, query })
  const change = useChange(writeInformationNote)
  const texts =
    read.data?.items.filter(
      ({ source, file }) => source === 'generated' && file.mime_type === 'application/pdf',
    ) ?? []
  return (
    <Writing
      {...words}
      of={words.text}
      from={texts.map(({ id, title }) => ({ value: id, label: title }))}
      button={words.write}
      makes="POST /company/{id}/documents/{did}/information-note"
      running={change.running}
      onWrite={(did) => change.send({ path: { id: company, did } })}
    />
  )
}

/** The booklet of employee savings and the sheet of each plan, as they stand today. */
export function EmployeePapers({ company }: { company: string }) {
  const words = useWords(documentWords).papers
  const change = useChange(prepareEmployeePapers)
  return (
    <Writing
      {...words}
      button={words.prepare}
      makes="POST /company/{id}/employee-papers"
      running={change.running}
      onWrite={() => change.send({ path: { id: company } })}
    />
  )
}

/** The papers of a meeting outside any campaign: they name nobody, and stand in the guide. */
export function MeetingKit() {
  const words = useWords(documentWords).meeting
  return (
    <Card title={words.title} className="mb-5">
      <p className="mb-4 text-sm text-pretty text-neutral-700">{words.intro}</p>
      <Link
        to="/academy/$topic/{-$question}"
        params={{ topic: MEETING, question: undefined }}
        className={buttonClass()}
      >
        {words.open}
      </Link>
    </Card>
  )
}

/** Writes papers of the company among its documents, from one thing chosen or from all that stands; nothing where there is none. */
function Writing(props: {
  title: string
  intro: string
  ready: string
  /** What is chosen, and among what; absent where nothing is. */
  of?: string
  from?: readonly { value: string; label: string }[]
  button: string
  makes: Makes
  running: boolean
  onWrite: (chosen: string) => Promise<Outcome<unknown>>
  /** What else is chosen. */
  children?: ReactNode
}) {
  const [taken, setTaken] = useState<string | null>(null)
  const chosen = props.from === undefined ? '' : (taken ?? props.from[0]?.value)
  if (chosen === undefined) return null
  async function write(of: string) {
    const outcome = await props.onWrite(of)
    showToast(
      outcome.ok ? { kind: 'success', title: props.ready } : { kind: 'error', title: outcome.error.message },
    )
  }
  return (
    <Card title={props.title} className="mb-5">
      <p className="mb-4 text-sm text-pretty text-neutral-700">{props.intro}</p>
      <div className="flex flex-wrap items-end gap-3">
        {props.from && (
          <SelectField
            className="min-w-60 flex-1 sm:max-w-md"
            label={props.of ?? props.title}
            value={chosen}
            options={props.from}
            onChange={(event) => setTaken(event.target.value)}
          />
        )}
        {props.children}
        <Button running={props.running} makes={props.makes} onClick={() => void write(chosen)}>
          {props.button}
        </Button>
      </div>
    </Card>
  )
}
