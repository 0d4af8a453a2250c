import { deleteBeneficiary, updateBeneficiary } from '@moisson/contract/beneficiary'
import { printStatement } from '@moisson/contract/savings'
import { personFields } from '@moisson/core/beneficiary/fields'
import { useQueryClient } from '@tanstack/react-query'
import { Archive, Download, FileText, LogOut } from 'lucide-react'
import { useState } from 'react'
import { refreshNouns } from '../../../../api/refresh-nouns.ts'
import { send } from '../../../../api/send.ts'
import { useTake } from '../../../../file/use-file.ts'
import { Button } from '../../../../kit/button.tsx'
import { Dialog } from '../../../../kit/dialog.tsx'
import { DateField } from '../../../../kit/field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { Progress } from '../../../../kit/progress.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { kitWords } from '../../../../words/kit.ts'
import { peopleWords } from '../-people-words.ts'
import { downloadPeople } from './export-people.ts'
import { fullName } from './people-columns.tsx'
import type { Person } from './person-values.ts'

/** How many are named where something is missing on several files; the others are counted. */
const NAMED = 5

/** What can be done to the people selected, one after the other, with the count of what is done. */
export function SelectionActions(props: {
  people: readonly Person[]
  year: number
  today: string
  onDone: () => void
}) {
  const { people, year, today, onDone } = props
  const words = useWords(peopleWords)
  const { cancel } = useWords(kitWords)
  const { count, language } = useFormat()
  const client = useQueryClient()
  const [asked, setAsked] = useState<'left' | 'archive' | null>(null)
  const [exitDay, setExitDay] = useState(today)
  const [done, setDone] = useState<number | null>(null)
  const running = done !== null
  const many = people.length

  async function run(act: (person: Person) => Promise<unknown>) {
    let failed = 0
    setDone(0)
    for (const [index, person] of people.entries()) {
      try {
        await act(person)
      } catch {
        failed += 1
      }
      setDone(index + 1)
    }
    await refreshNouns(client, ['beneficiary', 'campaign'])
    setDone(null)
    setAsked(null)
    showToast({
      kind: failed > 0 ? 'warning' : 'success',
      title: words.doneMany(many - failed),
      ...(failed > 0 ? { body: words.failedMany(failed) } : {}),
    })
    onDone()
  }
  const pathOf = (person: Person) => ({ id: person.company_id, bid: person.id })
  const markLeft = (person: Person) =>
    send(
      updateBeneficiary,
      { path: pathOf(person), body: { status: 'left', exit_date: exitDay } },
      { version: person.version },
    )

  return (
    <>
      <Button
        makes="GET /campaigns/{id}/export/payroll"
        size="small"
        icon={Download}
        onClick={() => downloadPeople(people, year, words.exportName, language)}
      >
        {words.export}
      </Button>
      <Button
        makes="PUT /company/{id}/beneficiary/{bid}"
        size="small"
        icon={LogOut}
        onClick={() => setAsked('left')}
      >
        {words.markLeft}
      </Button>
      {people.length === 1 && people[0] && <StatementButton person={people[0]} />}
      <Button
        makes="DELETE /company/{id}/beneficiary/{bid}"
        size="small"
        icon={Archive}
        onClick={() => setAsked('archive')}
      >
        {words.archive}
      </Button>
      <Dialog
        open={asked !== null}
        size="small"
        stubborn={running}
        title={asked === 'left' ? words.markLeftTitle(many) : words.archiveManyTitle(many)}
        description={asked === 'left' ? words.markLeftBody : words.archiveManyBody}
        onClose={() => {
          if (!running) setAsked(null)
        }}
        footer={
          <>
            <Button disabled={running} onClick={() => setAsked(null)}>
              {cancel}
            </Button>
            <Button
              look="primary"
              running={running}
              disabled={asked === 'left' && exitDay === ''}
              onClick={() =>
                void run(
                  asked === 'left' ? markLeft : (person) => send(deleteBeneficiary, { path: pathOf(person) }),
                )
              }
            >
              {asked === 'left' ? words.markLeftNow(many) : words.archiveMany(many)}
            </Button>
          </>
        }
      >
        {asked === 'left' && <Leaving people={people} day={exitDay} disabled={running} onDay={setExitDay} />}
        {done !== null && (
          <div className="mt-4">
            <Progress value={done} max={many} label={words.progress(count(done), count(many))} />
          </div>
        )}
      </Dialog>
    </>
  )
}

/** The day people leave, and whom nothing would reach afterwards. */
function Leaving(props: {
  people: readonly Person[]
  day: string
  disabled: boolean
  onDay: (day: string) => void
}) {
  const { people, day, disabled, onDay } = props
  const words = useWords(peopleWords)
  const { text } = useFormat()
  const unreachable = people.filter((person) => !person.personal_email && !person.mobile)
  return (
    <div className="grid gap-4">
      <DateField
        label={text(personFields.exit_date.label)}
        value={day}
        disabled={disabled}
        onChange={(event) => onDay(event.target.value)}
      />
      {unreachable.length > 0 && (
        <Notice kind="warning">
          {words.noOwnContact(
            unreachable.slice(0, NAMED).map(fullName).join(', '),
            unreachable.length - NAMED,
          )}
        </Notice>
      )}
    </div>
  )
}

/** What somebody who leaves is given. */
function StatementButton({ person }: { person: Person }) {
  const words = useWords(peopleWords)
  const { take, running } = useTake(printStatement)
  return (
    <Button
      makes={printStatement.http}
      size="small"
      icon={FileText}
      running={running}
      onClick={() => void take({ path: { id: person.company_id, bid: person.id } }, 'etat-recapitulatif.pdf')}
    >
      {words.statement}
    </Button>
  )
}
