import { listSimulations } from '@moisson/contract/simulation'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useList } from '../../../../api/read-list.ts'
import { Button } from '../../../../kit/button.tsx'
import { Chip } from '../../../../kit/chip.tsx'
import { EmptyState } from '../../../../kit/empty-state.tsx'
import { late } from '../../../../kit/late.tsx'
import { Menu } from '../../../../kit/menu.tsx'
import { PageHeader } from '../../../../kit/page-header.tsx'
import { Skeleton } from '../../../../kit/skeleton.tsx'
import { QueryRows } from '../../../../list/query-rows.tsx'
import { useCompany } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { everySimulation } from '../-every-simulation.ts'
import { typeIcons } from '../-type-icon.ts'
import { typeOrder, type Summary } from '../-simulation.ts'
import { simulationWords } from '../-simulation-words.ts'
import { FirstLook } from './first-look.tsx'
import { FirstSimulations } from './first-simulations.tsx'
import { SimulationCard } from './simulation-card.tsx'
import { useCardActions } from './use-card-actions.ts'
import { listWords } from './list-words.ts'

const RenameDialog = late(() => import('./rename-dialog.tsx'))
const route = getRouteApi('/_authed/simulations/')

/** The simulations of the company as cards, by type; or the three questions to start with. */
export default function SimulationList() {
  const words = useWords(listWords)
  const { types } = useWords(simulationWords)
  const company = useCompany()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const list = useList(listSimulations, everySimulation(company.id))
  const actions = useCardActions()
  const [renamed, setRenamed] = useState<Summary | null>(null)
  const start = (type: string) => void navigate({ search: { new: type } })
  const present = typeOrder.filter((type) => list.rows.some((row) => row.type === type))
  const shown = present.filter((type) => !search.type || type === search.type)

  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <PageHeader
        title={words.title}
        actions={
          list.total > 0 && (
            <span className="flex flex-wrap gap-3">
              <FirstLook look="secondary" />
              <Menu
                trigger={
                  <Button look="primary" icon={Plus}>
                    {words.create}
                  </Button>
                }
                entries={typeOrder.map((type) => ({
                  label: types[type],
                  icon: typeIcons[type],
                  onSelect: () => start(type),
                }))}
              />
            </span>
          )
        }
      >
        {words.intro}
      </PageHeader>
      <QueryRows list={list} waiting={<WaitingCards />} empty={<FirstSimulations onStart={start} />}>
        {(rows) => (
          <>
            {present.length > 1 && (
              <TypeFilter
                present={present}
                chosen={search.type}
                onChoose={(type) => void navigate({ search: { type }, replace: true })}
              />
            )}
            {list.total > 0 && shown.length === 0 && (
              <div className="card">
                <EmptyState
                  title={words.nothingOfType}
                  actions={<Button onClick={() => void navigate({ search: {} })}>{words.allTypes}</Button>}
                />
              </div>
            )}
            {shown.map((type) => {
              const Icon = typeIcons[type]
              const own = rows.filter((row) => row.type === type)
              return (
                <section key={type} aria-labelledby={`of-${type}`} className="grid grid-cols-1 gap-3">
                  <h2 id={`of-${type}`} className="flex items-center gap-2 font-semibold">
                    <Icon aria-hidden className="size-4.5 text-primary-700" />
                    {types[type]}
                  </h2>
                  <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
                    {own.map((simulation) => (
                      <li key={simulation.id} className="min-w-0">
                        <SimulationCard
                          simulation={simulation}
                          siblings={own.filter(({ id }) => id !== simulation.id)}
                          actions={actions}
                          onRename={() => setRenamed(simulation)}
                        />
                      </li>
                    ))}
                  </ul>
                </section>
              )
            })}
          </>
        )}
      </QueryRows>
      {renamed && <RenameDialog simulation={renamed} actions={actions} onClose={() => setRenamed(null)} />}
    </div>
  )
}

function TypeFilter(props: {
  present: readonly Summary['type'][]
  chosen: string | undefined
  onChoose: (type: string | undefined) => void
}) {
  const words = useWords(listWords)
  const { types } = useWords(simulationWords)
  return (
    <fieldset className="no-print flex flex-wrap gap-2">
      <legend className="sr-only">{words.filter}</legend>
      <Chip pressed={!props.chosen} onPress={() => props.onChoose(undefined)}>
        {words.allTypes}
      </Chip>
      {props.present.map((type) => (
        <Chip key={type} pressed={props.chosen === type} onPress={() => props.onChoose(type)}>
          {types[type]}
        </Chip>
      ))}
    </fieldset>
  )
}

function WaitingCards() {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3" aria-hidden>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="card grid gap-4 p-5">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="h-4 w-3/4" />
        </div>
      ))}
    </div>
  )
}
