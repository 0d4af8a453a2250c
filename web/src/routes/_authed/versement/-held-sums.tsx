import { takenHttp } from '@moisson/contract/call'
import { listHeldSums, recordHeldSum } from '@moisson/contract/held-sum'
import { printStatement } from '@moisson/contract/savings'
import {
  attemptEndNames,
  heldAttemptNames,
  heldReasonNames,
  heldStateNames,
  heldStates,
  type HeldState,
} from '@moisson/core/payment/held-sum'
import { phoneInWords } from '@moisson/core/record/phone-in-words'
import { Link } from '@tanstack/react-router'
import { Download, FileCheck2, FileText, PencilLine } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useList } from '../../../api/read-list.ts'
import { useTake } from '../../../file/use-file.ts'
import { Badge, type Tone } from '../../../kit/badge.tsx'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { EmptyState } from '../../../kit/empty-state.tsx'
import { SelectField, TextField } from '../../../kit/field.tsx'
import { late } from '../../../kit/late.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { QueryRows } from '../../../list/query-rows.tsx'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { HeldSum } from './-held-sum.ts'
import { heldWords } from './-held-words.ts'

const HeldDialog = late(() => import('./-held-dialog.tsx'))

type Shown = 'open' | 'all' | HeldState

const queries: Record<Shown, string | undefined> = {
  open: 'to_deposit,kept',
  all: undefined,
  to_deposit: 'to_deposit',
  kept: 'kept',
  paid: 'paid',
  deposited: 'deposited',
}
const choices = Object.keys(queries) as Shown[]
const shownIn = (asked: string | undefined): Shown => choices.find((one) => one === asked) ?? 'open'

const tones: Record<HeldState, Tone> = {
  to_deposit: 'amber',
  kept: 'neutral',
  paid: 'green',
  deposited: 'blue',
}

/** Attempts that a line tells; the file tells them all. */
const FEW = 4

/** The sums held for people nobody could reach: who, how much, since when, why, what was tried, until when, and what is to be done. */
export default function HeldSums({ asked, today }: { asked: string | undefined; today: string }) {
  const words = useWords(heldWords)
  const { money, text } = useFormat()
  const company = useCompany()
  const [show, setShow] = useState<Shown>(shownIn(asked))
  const [typed, setTyped] = useState('')
  const query = { state: queries[show], q: typed || undefined }
  const list = useList(listHeldSums, { path: { id: company.id }, query })
  const file = useTake(listHeldSums)
  const states = list.first?.states
  const top = useRef<HTMLDivElement>(null)
  const isThere = states !== undefined
  // Whoever comes for these sums finds them, under the campaigns of the year.
  useEffect(() => {
    if (asked && isThere) top.current?.scrollIntoView({ block: 'start' })
  }, [asked, isThere])
  const filtered = show !== 'open' || typed !== ''
  // A company that never held anything is shown nothing.
  const ever = states && heldStates.some((one) => states[one].count > 0)
  if (!ever && !filtered && !list.error) return null
  const due = states?.to_deposit
  return (
    <Card>
      <div ref={top} className="grid scroll-mt-6 gap-4">
        <div>
          <h2 className="font-semibold">{words.title}</h2>
          <p className="mt-1 text-sm text-pretty text-neutral-600">{words.intro}</p>
        </div>
        {due && due.count > 0 && (
          <Notice kind="warning" title={words.due(due.count, money(due.amount_cents))}>
            {words.dueBody}
          </Notice>
        )}
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={words.show}
            className="min-w-0 flex-1 basis-48"
            value={show}
            onChange={(event) => setShow(shownIn(event.target.value))}
            options={choices.map((value) => ({
              value,
              label: value === 'open' || value === 'all' ? words[value] : text(heldStateNames[value]),
            }))}
          />
          <TextField
            type="search"
            label={words.search}
            className="min-w-0 flex-1 basis-48"
            value={typed}
            maxLength={100}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button
            icon={Download}
            makes={{ http: takenHttp(listHeldSums) }}
            running={file.running}
            className="max-sm:w-full"
            onClick={() =>
              void file.take(
                { path: { id: company.id }, query: { ...query, as: 'csv' } },
                'sommes-conservees.csv',
              )
            }
          >
            {words.file}
          </Button>
        </div>
        {states && states.kept.count > 0 && (
          <p className="text-sm text-neutral-600">
            {words.left(states.kept.count, money(states.kept.amount_cents))}
          </p>
        )}
        <QueryRows
          list={list}
          empty={
            <EmptyState filtered={filtered} title={filtered ? undefined : words.none}>
              {!filtered && <p>{words.noneBody}</p>}
            </EmptyState>
          }
        >
          {(rows) => (
            <ul aria-label={words.title} className="divide-y divide-neutral-200 border-t border-neutral-200">
              {rows.map((sum) => (
                <HeldRow key={sum.id} sum={sum} today={today} />
              ))}
            </ul>
          )}
        </QueryRows>
      </div>
    </Card>
  )
}

function HeldRow({ sum, today }: { sum: HeldSum; today: string }) {
  const words = useWords(heldWords)
  const { money, text, mediumDay } = useFormat()
  const company = useCompany()
  const [recording, setRecording] = useState(false)
  const statement = useTake(printStatement)
  const name = `${sum.first_name} ${sum.last_name}`
  const settled = sum.outcome !== 'kept'
  const facts = settled
    ? [
        sum.done_on && words.done[sum.outcome === 'paid' ? 'paid' : 'deposited'](mediumDay(sum.done_on)),
        sum.reference && words.reference(sum.reference),
        sum.recorded_by && words.by(sum.recorded_by),
      ]
    : [
        text(heldReasonNames[sum.reason]),
        words.since(mediumDay(sum.held_since)),
        sum.held_until ? words.until(mediumDay(sum.held_until)) : words.noDay,
      ]
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Link
              to="/beneficiaires"
              search={{ person: sum.beneficiary_id }}
              className="font-medium break-words text-neutral-950 underline"
            >
              {name}
            </Link>
            <Badge tone={tones[sum.state]}>{words.badges[sum.state]}</Badge>
          </p>
          <p className="mt-0.5 text-sm text-pretty text-neutral-600">
            {[sum.campaign_name, sum.employee_number && words.number(sum.employee_number)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="mt-0.5 text-sm text-pretty text-neutral-700">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <p className="tabular ml-auto text-right text-lg font-semibold text-neutral-950">
          {money(sum.held_cents)}
        </p>
      </div>
      {!settled && <Reach sum={sum} />}
      {sum.note && <p className="text-sm break-words text-pretty text-neutral-700">{sum.note}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          makes={recordHeldSum.http}
          size="small"
          look={settled ? 'quiet' : 'secondary'}
          icon={settled ? PencilLine : FileCheck2}
          className="max-sm:w-full"
          aria-label={(settled ? words.changeOf : words.recordOf)(name)}
          onClick={() => setRecording(true)}
        >
          {settled ? words.change : words.record}
        </Button>
        {!settled && (
          <Button
            makes={printStatement.http}
            size="small"
            look="quiet"
            icon={FileText}
            running={statement.running}
            className="max-sm:w-full"
            aria-label={words.letterOf(name)}
            onClick={() =>
              void statement.take(
                { path: { id: company.id, bid: sum.beneficiary_id } },
                'etat-recapitulatif.pdf',
              )
            }
          >
            {words.letter}
          </Button>
        )}
      </div>
      {recording && <HeldDialog sum={sum} today={today} onClose={() => setRecording(false)} />}
    </li>
  )
}

/** What was tried to reach the person, and how they may be reached as their file stands. */
function Reach({ sum }: { sum: HeldSum }) {
  const words = useWords(heldWords)
  const { mediumDay, text } = useFormat()
  const shown = sum.attempts.slice(0, FEW)
  const tried = shown.map(
    ({ kind, on, ended }) =>
      `${text(heldAttemptNames[kind])} ${mediumDay(on)}${ended === 'done' ? '' : ` (${text(attemptEndNames[ended])})`}`,
  )
  const hidden = sum.attempts.length - shown.length
  const ways = [sum.email, sum.mobile && phoneInWords(sum.mobile)].filter(Boolean)
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      <dt className="text-neutral-600">{words.tried}</dt>
      <dd className="break-words text-neutral-800">
        {tried.length === 0
          ? words.neverTried
          : [...tried, ...(hidden > 0 ? [words.more(hidden)] : [])].join(', ')}
      </dd>
      <dt className="text-neutral-600">{words.ways}</dt>
      <dd className="break-words text-neutral-800">
        {[
          ...(ways.length > 0 ? ways : [words.noWay]),
          ...(sum.has_postal_address ? [words.postOnly] : []),
          ...(sum.has_account ? [] : [words.noAccount]),
        ].join(', ')}
        {ways.length === 0 && (
          <>
            {'. '}
            <Link to="/beneficiaires" search={{ person: sum.beneficiary_id }} className="link">
              {words.complete}
            </Link>
          </>
        )}
      </dd>
    </dl>
  )
}
