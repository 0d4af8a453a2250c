import { listEnrolments } from '@moisson/contract/campaign'
import { knowsAdvances } from '@moisson/core/campaign/advance'
import { BellRing, Calculator, HandCoins, PencilLine, UserPlus, Users } from 'lucide-react'
import { Button } from '../../../../kit/button.tsx'
import { EmptyState } from '../../../../kit/empty-state.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { QueryTable } from '../../../../list/query-table.tsx'
import { useQueryTable } from '../../../../list/use-query-table.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { allows } from '../../../../campaign/campaign.ts'
import type { CampaignSearch } from '../-detail/search.ts'
import type { OpenStep } from '../-detail/step.ts'
import { isOwnMoney } from '@moisson/core/campaign/type-facts'
import { mayCorrect } from './correctable.ts'
import { PersonDrawer } from './person-drawer.tsx'
import { PeopleSearch } from './people-search.tsx'
import { Segments } from './segments.tsx'
import { useColumns } from './columns.tsx'
import { peopleWords } from './people-words.ts'

/** The people of the campaign: by state, searched and sorted by the server, ten thousand as easily as ten. */
export default function PeopleTab(props: {
  campaign: Campaign
  search: CampaignSearch
  onSearch: (changes: Partial<CampaignSearch>, replace?: boolean) => void
  onStep: (step: OpenStep) => void
  onCompute: () => void
  computing: boolean
}) {
  const { campaign, search, onSearch, onStep, onCompute, computing } = props
  const words = useWords(peopleWords)
  const { q, state, site, sort } = search
  const table = useQueryTable(listEnrolments, {
    path: { id: campaign.id },
    query: { limit: '200', q, engagement_state: state, establishment: site, sort },
    search,
    go: onSearch,
    filters: ['q', 'state', 'site'],
    order: 'name',
  })
  const columns = useColumns(campaign)
  const draft = campaign.state === 'draft'
  const stale = draft && campaign.calculated_at === null
  const remindable = allows(campaign, 'remind')

  if (draft && stale && campaign.counts.total === 0) {
    return (
      <div className="card">
        <EmptyState
          icon={Users}
          title={words.empty}
          actions={
            <Button
              makes="POST /campaigns/{id}/calculate"
              look="primary"
              icon={Calculator}
              running={computing}
              onClick={onCompute}
            >
              {isOwnMoney(campaign.type) ? words.computeLimits : words.compute}
            </Button>
          }
        >
          {words.emptyBody}
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {stale && (
        <Notice
          kind="warning"
          actions={
            <Button
              makes="POST /campaigns/{id}/calculate"
              size="small"
              icon={Calculator}
              running={computing}
              onClick={onCompute}
            >
              {words.computeAgain}
            </Button>
          }
        >
          {words.stale}
        </Notice>
      )}
      <Segments
        type={campaign.type}
        counts={table.first?.counts ?? {}}
        chosen={state}
        onChange={(next) => onSearch({ state: next, person: undefined })}
      />
      <QueryTable
        key={campaign.state}
        table={table}
        id={draft ? 'campaign-people-draft' : 'campaign-people'}
        label={words.table}
        columns={columns}
        rowName={(row) => `${row.first_name} ${row.last_name}`}
        onOpen={(person) => onSearch({ person })}
        selectionActions={
          remindable && (
            <Button
              size="small"
              icon={BellRing}
              onClick={() => onStep({ step: 'remind', ids: [...table.selected] })}
            >
              {words.remindThem}
            </Button>
          )
        }
        toolbar={
          <>
            <PeopleSearch campaign={campaign} filter={table.filter} />
            <MorePeople campaign={campaign} onStep={onStep} />
          </>
        }
      />
      {search.person && (
        <PersonDrawer
          key={search.person}
          campaign={campaign}
          personId={search.person}
          onClose={() => onSearch({ person: undefined })}
          onRemind={(id) => onStep({ step: 'remind', ids: [id] })}
          onPreview={(id) => onSearch({ tab: 'preview', as: id, person: undefined })}
        />
      )}
    </div>
  )
}

/** Somebody more in the campaign, or the amounts of all anew. */
function MorePeople({ campaign, onStep }: Pick<Parameters<typeof PeopleTab>[0], 'campaign' | 'onStep'>) {
  const words = useWords(peopleWords)
  const draft = campaign.state === 'draft'
  return (
    <>
      {(draft || campaign.state === 'open') && (
        <Button
          makes="POST /campaigns/{id}/beneficiaries"
          size="small"
          icon={UserPlus}
          onClick={() => onStep({ step: 'add' })}
        >
          {draft ? words.add : words.addLate}
        </Button>
      )}
      {draft && knowsAdvances(campaign.type) && (
        <Button
          makes="PUT /campaigns/{id}/advances"
          size="small"
          icon={HandCoins}
          onClick={() => onStep({ step: 'advances' })}
        >
          {words.advances}
        </Button>
      )}
      {mayCorrect(campaign) && !isOwnMoney(campaign.type) && (
        <Button
          makes="POST /campaigns/{id}/correction"
          size="small"
          icon={PencilLine}
          onClick={() => onStep({ step: 'correct' })}
        >
          {words.correctAll}
        </Button>
      )}
    </>
  )
}
