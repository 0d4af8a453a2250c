import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { Badge } from '../../../kit/badge.tsx'
import { Button } from '../../../kit/button.tsx'
import type { Column } from '../../../kit/data-table.tsx'
import { EmptyState } from '../../../kit/empty-state.tsx'
import { PlainTable } from '../../../kit/plain-table.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { FilterSelect } from '../../../list/filter-select.tsx'
import { QueryRows } from '../../../list/query-rows.tsx'
import { QueryTable } from '../../../list/query-table.tsx'
import { SearchBox } from '../../../list/search-box.tsx'
import type { QueryTableState } from '../../../list/use-query-table.ts'
import { useWords } from '../../../words/catalogue.ts'
import { kitWords } from '../../../words/kit.ts'
import { kitPageWords } from './-kit-page-words.ts'
import { State } from './-state.tsx'

type Row = (typeof people)[number]
const people = [
  { id: 'a', name: 'Amina Belkacem', answered: true, cents: 184_250 },
  { id: 'b', name: 'Jean-Baptiste de La Rochefontaine', answered: false, cents: 96_780 },
  { id: 'c', name: 'Louis Moreau', answered: true, cents: 142_300 },
  { id: 'd', name: 'Zoé Petit', answered: false, cents: 58_915 },
]
const nothing = () => undefined
/** A list as its screen holds it, read and still. */
const still = {
  rows: people,
  total: people.length,
  loading: false,
  stale: false,
  error: null,
  hasMore: false,
  loadingMore: false,
  loadMore: nothing,
  retry: nothing,
  filtered: false,
  clear: nothing,
  sort: undefined,
  onSort: nothing,
  selected: new Set<string>(),
  onSelect: nothing,
} satisfies QueryTableState<Row>

export default function Tables() {
  const { tables: words, states } = useWords(kitPageWords)
  const { money } = useFormat()
  const failed = new ApiError(words.failed, { status: 500, requestId: 'req-7f3a' })
  const empty = { ...still, rows: [], total: 0 }
  const told = [
    [states.waiting, { ...empty, loading: true }],
    [states.empty, empty],
    [states.unmatched, { ...empty, filtered: true }],
    [states.failed, { ...empty, error: failed }],
  ] as const
  return (
    <>
      <State name={words.full}>
        <FullTable />
      </State>
      {told.map(([name, table]) => (
        <State key={name} name={words.tableOf(name)}>
          <PeopleTable table={table} label={words.tableOf(name)} />
        </State>
      ))}
      <State name={words.plain}>
        <PlainTable
          label={words.plain}
          columns={[
            { header: words.person, cell: ({ name }) => name },
            { header: words.answer, wide: true, cell: (row) => <Answer row={row} />, align: 'left' },
            { header: words.amount, cell: ({ cents }) => money(cents) },
          ]}
          rows={people}
          rowKey={({ id }) => id}
          sums={[words.sum, '', money(people.reduce((sum, { cents }) => sum + cents, 0))]}
        />
      </State>
      <State name={words.rows}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
          <Rows list={{ ...still, hasMore: true }} />
          <Rows list={{ ...empty, loading: true }} />
          <Rows list={empty} />
          <Rows list={{ ...empty, error: failed }} />
        </div>
      </State>
    </>
  )
}

function PeopleTable(props: {
  table: QueryTableState<Row>
  label: string
  toolbar?: ReactNode
  selectionActions?: ReactNode
}) {
  const { tables: words } = useWords(kitPageWords)
  const { money } = useFormat()
  const columns: Column<Row>[] = [
    { key: 'name', header: words.person, sort: 'name', cell: ({ name }) => name },
    {
      key: 'answer',
      header: words.answer,
      width: '10rem',
      wide: true,
      cell: (row) => <Answer row={row} />,
    },
    {
      key: 'amount',
      header: words.amount,
      width: '8rem',
      align: 'right',
      sort: 'amount',
      cell: ({ cents }) => money(cents),
    },
  ]
  return (
    <QueryTable
      toolbar={null}
      {...props}
      id="demo-kit"
      columns={columns}
      icon={Users}
      rowName={({ name }) => name}
      onOpen={() => void showToast({ kind: 'info', title: words.opened })}
    />
  )
}

function FullTable() {
  const { tables: words } = useWords(kitPageWords)
  const { remind } = useWords(kitWords)
  const [search, setSearch] = useState<string>()
  const [answer, setAnswer] = useState<string>()
  const [sort, setSort] = useState('name')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['a']))
  const found = people.filter(
    (row) =>
      row.name.toLowerCase().includes((search ?? '').toLowerCase()) &&
      (answer === undefined || row.answered === (answer === 'yes')),
  )
  const rows = found.toSorted((one, other) =>
    sort.endsWith('amount') ? one.cents - other.cents : one.name.localeCompare(other.name),
  )
  if (sort.startsWith('-')) rows.reverse()
  return (
    <PeopleTable
      label={words.full}
      table={{
        ...still,
        rows,
        total: rows.length,
        filtered: Boolean(search || answer),
        clear: () => {
          setSearch(undefined)
          setAnswer(undefined)
        },
        sort,
        onSort: setSort,
        selected,
        onSelect: setSelected,
      }}
      selectionActions={<Button size="small">{remind}</Button>}
      toolbar={
        <>
          <SearchBox label={words.search} hint={words.person} value={search} onChange={setSearch} />
          <FilterSelect
            label={words.answer}
            className="w-52"
            any={words.everybody}
            value={answer}
            onChange={setAnswer}
            options={[
              { value: 'yes', label: words.answered },
              { value: 'no', label: words.awaited },
            ]}
          />
        </>
      }
    />
  )
}

function Answer({ row }: { row: Row }) {
  const { tables: words } = useWords(kitPageWords)
  return row.answered ? (
    <Badge tone="green">{words.answered}</Badge>
  ) : (
    <Badge tone="amber">{words.awaited}</Badge>
  )
}

function Rows({ list }: { list: QueryTableState<Row> }) {
  const { tables: words } = useWords(kitPageWords)
  return (
    <div className="min-w-0">
      <QueryRows list={list} failed={words.rowsFailed} empty={<EmptyState icon={Users} />}>
        {(rows) => (
          <ul className="card divide-y divide-neutral-100">
            {rows.map(({ id, name }) => (
              <li key={id} className="px-5 py-2.5">
                {name}
              </li>
            ))}
          </ul>
        )}
      </QueryRows>
    </div>
  )
}
