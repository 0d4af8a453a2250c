import { listQuestions } from '@moisson/contract/question'
import type { Output } from '@moisson/contract/call'
import { questionKinds, questionStates } from '@moisson/core/question/question'
import { parisDay } from '@moisson/law/paris-time'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { CircleHelp } from 'lucide-react'
import { useNow } from '../../../clock/business-now.ts'
import { Badge } from '../../../kit/badge.tsx'
import type { Column } from '../../../kit/data-table.tsx'
import { EmptyState } from '../../../kit/empty-state.tsx'
import { late } from '../../../kit/late.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { FilterSelect } from '../../../list/filter-select.tsx'
import { QueryTable } from '../../../list/query-table.tsx'
import { SearchBox } from '../../../list/search-box.tsx'
import { useQueryTable } from '../../../list/use-query-table.ts'
import { questionTones } from '../../../question/question-tones.ts'
import { questionWords } from '../../../question/question-words.ts'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { pageWords } from './-page-words.ts'
import { listQuery, type QuestionsSearch } from './-search.ts'

const QuestionDrawer = late(() => import('./-question-drawer.tsx'))
const route = getRouteApi('/_authed/questions/')

type Question = Output<typeof listQuestions>['items'][number]

/** What people ask and dispute: those that wait first. */
export function QuestionsPage() {
  const words = useWords(pageWords)
  const names = useWords(questionWords)
  const company = useCompany()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/questions/' })
  const go = (next: Partial<QuestionsSearch>, replace = true) =>
    void navigate({ search: (now) => ({ ...now, ...next }), replace, resetScroll: false })
  const table = useQueryTable(listQuestions, {
    path: { id: company.id },
    query: listQuery(search),
    search,
    go,
    filters: ['q', 'state', 'kind'],
  })
  const columns = useColumns()
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <PageHeader title={words.title}>{words.intro}</PageHeader>
      {table.nothing ? (
        <div className="card">
          <EmptyState icon={CircleHelp} title={words.none}>
            <p>{words.noneBody}</p>
          </EmptyState>
        </div>
      ) : (
        <QueryTable
          table={table}
          id="questions"
          label={words.title}
          columns={columns}
          rowName={({ number }) => names.number(number)}
          onOpen={(open) => go({ open }, false)}
          icon={CircleHelp}
          toolbar={
            <>
              <SearchBox label={words.search} hint={words.searchHint} {...table.filter('q')} />
              <FilterSelect
                label={words.state}
                any={words.anyState}
                options={questionStates.map((value) => ({ value, label: names.states[value] }))}
                {...table.filter('state')}
              />
              <FilterSelect
                label={words.kind}
                any={words.anyKind}
                options={questionKinds.map((value) => ({ value, label: names.kinds[value] }))}
                {...table.filter('kind')}
              />
            </>
          }
        />
      )}
      {search.open && (
        <QuestionDrawer key={search.open} id={search.open} onClose={() => go({ open: undefined })} />
      )}
    </div>
  )
}

function useColumns(): Column<Question>[] {
  const words = useWords(pageWords)
  const names = useWords(questionWords)
  const { shortDay } = useFormat()
  const today = parisDay(new Date(useNow()))
  return [
    {
      key: 'person',
      header: words.person,
      least: '13rem',
      cell: ({ first_name, last_name, number }) => (
        <span className="min-w-0 truncate">
          <span className="font-medium text-neutral-950">
            {last_name} {first_name}
          </span>{' '}
          <span className="text-neutral-600">{names.number(number)}</span>
        </span>
      ),
    },
    {
      key: 'kind',
      header: words.kind,
      width: '9.5rem',
      wide: true,
      cell: ({ kind }) => names.kinds[kind],
    },
    {
      key: 'campaign',
      header: words.campaign,
      width: 'clamp(9.5rem, 20vw, 16rem)',
      wide: true,
      wraps: true,
      cell: ({ campaign_name }) => campaign_name,
    },
    {
      key: 'state',
      header: words.state,
      width: 'clamp(9.5rem, 30vw, 11rem)',
      cell: ({ state, outcome, to_give_since }) =>
        to_give_since ? (
          <Badge tone="amber">{words.toGive}</Badge>
        ) : (
          <Badge tone={questionTones[state]}>{outcome ? names.outcomes[outcome] : names.states[state]}</Badge>
        ),
    },
    {
      key: 'due',
      header: words.due,
      width: '12rem',
      wide: true,
      cell: ({ answer_due: due }) =>
        due && (
          <span className={due < today ? 'tabular text-red-700' : 'tabular'}>
            {due < today ? words.late(shortDay(due)) : shortDay(due)}
          </span>
        ),
    },
  ]
}
