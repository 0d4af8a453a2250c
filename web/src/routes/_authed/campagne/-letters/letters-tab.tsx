import { listLetters, printLetters } from '@moisson/contract/letter'
import { LETTERS_AT_ONCE, letterStates } from '@moisson/core/campaign/letter-state'
import type { Output } from '@moisson/contract/call'
import { parisDay } from '@moisson/law/paris-time'
import { useQueryClient } from '@tanstack/react-query'
import { HandCoins, MailOpen, Printer } from 'lucide-react'
import { useState } from 'react'
import { refreshNouns } from '../../../../api/refresh-nouns.ts'
import { useFile } from '../../../../file/use-file.ts'
import { ConfirmDialog } from '../../../../form/confirm-dialog.tsx'
import { Badge } from '../../../../kit/badge.tsx'
import { Button } from '../../../../kit/button.tsx'
import { Chip } from '../../../../kit/chip.tsx'
import type { Column } from '../../../../kit/data-table.tsx'
import { EmptyState } from '../../../../kit/empty-state.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { QueryTable } from '../../../../list/query-table.tsx'
import { SearchBox } from '../../../../list/search-box.tsx'
import { useQueryTable } from '../../../../list/use-query-table.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import type { CampaignSearch } from '../-detail/search.ts'
import { HandoverDialog } from './handover-dialog.tsx'
import { lettersWords } from './letters-words.ts'

type Letter = Output<typeof listLetters>['items'][number]

/** The people whom no mail reaches: their letters printed, handed over, answered; and those left. */
export default function LettersTab(props: {
  campaign: Campaign
  search: CampaignSearch
  onSearch: (changes: Partial<CampaignSearch>, replace?: boolean) => void
}) {
  const { campaign, search, onSearch } = props
  const words = useWords(lettersWords)
  const { count } = useFormat()
  const { q, state } = search
  const table = useQueryTable(listLetters, {
    path: { id: campaign.id },
    query: { limit: '200', q, state },
    search,
    go: onSearch,
    filters: ['q', 'state'],
  })
  const columns = useColumns()
  const print = usePrint(campaign)
  const [asked, setAsked] = useState<'again' | 'hand' | null>(null)
  const counts = table.first?.counts
  const left = counts?.to_print ?? 0
  const chosen = [...table.selected]
  const asking = table.rows.filter((row) => table.selected.has(row.id) && row.decides)
  const hasCode = asking.some((row) => row.printed_at !== null)
  if (table.nothing)
    return (
      <div className="card">
        <EmptyState icon={MailOpen} title={words.empty}>
          {words.emptyBody}
        </EmptyState>
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-2xl text-pretty text-neutral-700">{words.intro}</p>
        <Button
          makes={printLetters.http}
          look="primary"
          icon={Printer}
          running={print.running}
          disabled={left === 0}
          onClick={() => void print.now(Math.min(left, LETTERS_AT_ONCE))}
        >
          {left === 0
            ? words.nothingLeft
            : left > LETTERS_AT_ONCE
              ? words.printFirst(LETTERS_AT_ONCE, left)
              : words.printLeft(left)}
        </Button>
      </div>
      {print.error && <ActionFailure error={print.error} campaign={campaign} />}
      <div className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-0.5 sm:mx-0 sm:flex-wrap sm:px-0">
        <Chip pressed={!state} onPress={() => onSearch({ state: undefined }, true)}>
          {words.all}
        </Chip>
        {letterStates.map((one) => (
          <Chip
            key={one}
            count={count(counts?.[one] ?? 0)}
            pressed={state === one}
            onPress={() => onSearch({ state: state === one ? undefined : one }, true)}
          >
            {words.states[one]}
          </Chip>
        ))}
      </div>
      <QueryTable
        table={table}
        id="campaign-letters"
        label={words.table}
        columns={columns}
        rowName={(row) => `${row.first_name} ${row.last_name}`}
        onOpen={(person) => onSearch({ tab: 'people', person, state: undefined, q: undefined })}
        selectionActions={
          <>
            <Button
              makes={printLetters.http}
              size="small"
              icon={Printer}
              running={print.running}
              onClick={() => (hasCode ? setAsked('again') : void print.now(chosen.length, chosen))}
            >
              {words.printThem}
            </Button>
            <Button
              makes="POST /campaigns/{id}/letters/handovers"
              size="small"
              icon={HandCoins}
              onClick={() => setAsked('hand')}
            >
              {words.handThem}
            </Button>
          </>
        }
        toolbar={<SearchBox label={words.search} hint={words.searchHint} {...table.filter('q')} />}
      />
      {asked === 'again' && (
        <ConfirmDialog
          title={words.again.title(chosen.length)}
          confirm={words.again.confirm}
          running={print.running}
          onConfirm={() => void print.now(chosen.length, chosen).then(() => setAsked(null))}
          onClose={() => setAsked(null)}
        >
          {words.again.body}
        </ConfirmDialog>
      )}
      {asked === 'hand' && (
        <HandoverDialog
          campaign={campaign}
          ids={chosen}
          asks={asking.length > 0}
          onClose={() => setAsked(null)}
          onDone={() => table.onSelect(new Set())}
        />
      )}
    </div>
  )
}

/** A print job: the file is handed over, and what it changed is read again. */
function usePrint(campaign: Campaign) {
  const words = useWords(lettersWords)
  const client = useQueryClient()
  const { take, running, error } = useFile(printLetters)
  async function now(count: number, ids?: string[]) {
    const outcome = await take({ path: { id: campaign.id }, ...(ids && { body: { ids } }) }, 'lettres.pdf')
    if (!outcome.ok) return
    showToast({
      kind: 'success',
      title: words.printed(count),
      body: words.printedBody,
    })
    await refreshNouns(client, printLetters.changes)
  }
  return { now, running, error }
}

function useColumns(): Column<Letter>[] {
  const words = useWords(lettersWords)
  const { money, shortDay } = useFormat()
  return [
    {
      key: 'name',
      header: words.person,
      width: 'clamp(8.5rem, 18vw, 12rem)',
      cell: (row) => (
        <span className="font-medium text-neutral-950">
          {row.last_name} {row.first_name}
        </span>
      ),
    },
    {
      key: 'site',
      header: words.site,
      wide: true,
      width: '7.5rem',
      cell: (row) => row.establishment ?? '–',
    },
    {
      key: 'why',
      header: words.why,
      wide: true,
      width: '10rem',
      cell: (row) => words.reasons[row.reason],
    },
    {
      key: 'amount',
      header: words.amount,
      wide: true,
      width: '7rem',
      align: 'right',
      cell: (row) => (row.due_cents > 0 ? money(row.due_cents) : '–'),
    },
    {
      key: 'state',
      header: words.state,
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-x-2 whitespace-normal">
          <Badge tone={tones[row.state]}>{words.states[row.state]}</Badge>
          {!row.decides && (
            <span className="text-sm text-neutral-600">
              {row.to_return_cents > 0 ? words.toReturn(money(row.to_return_cents)) : words.nothingAsked}
            </span>
          )}
          {row.out_of_date && row.state === 'to_print' && (
            <span className="text-sm text-neutral-600">{words.changed}</span>
          )}
          {row.state === 'handed' && row.handed_on && row.handed_how && (
            <span className="text-sm text-neutral-600">
              {words.handedOn(shortDay(row.handed_on), words.ways[row.handed_how])}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'until',
      header: words.until,
      wide: true,
      width: '9rem',
      cell: (row) => (row.deadline_at ? shortDay(parisDay(row.deadline_at)) : '–'),
    },
  ]
}

const tones = {
  to_print: 'amber',
  printed: 'amber',
  handed: 'blue',
  answered: 'green',
} as const
