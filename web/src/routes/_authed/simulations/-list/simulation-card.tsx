import { Link, useNavigate } from '@tanstack/react-router'
import {
  Copy,
  Ellipsis,
  GitCompareArrows,
  PencilLine,
  Star,
  StarOff,
  Trash2,
  TriangleAlert,
} from 'lucide-react'
import { Badge } from '../../../../kit/badge.tsx'
import { IconButton } from '../../../../kit/icon-button.tsx'
import { Menu, type MenuEntry } from '../../../../kit/menu.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { CardLink, ListCard } from '../../../../shell/list-card.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { Summary } from '../-simulation.ts'
import { simulationWords } from '../-simulation-words.ts'
import type { CardActions } from './use-card-actions.ts'
import { listWords } from './list-words.ts'
import { parisDay } from '@moisson/law/paris-time'

/** A simulation in a glance: its name, what it gives, on which rules, what to look at. */
export function SimulationCard(props: {
  simulation: Summary
  siblings: readonly Summary[]
  actions: CardActions
  onRename: () => void
}) {
  const { simulation, siblings } = props
  const words = useWords(simulationWords)
  const list = useWords(listWords)
  const { money, text, shortDay } = useFormat()
  const results = simulation.lines.filter(({ role }) => role === 'result')
  const [main, ...rest] = results
  const other = siblings.find(({ id }) => id === simulation.compare_with_id)
  const serious = simulation.warnings.filter(({ severity }) => severity !== 'info')
  return (
    <ListCard
      className={simulation.status === 'reference' ? 'ring-2 ring-primary-700/60' : undefined}
      title={
        <h3 className="min-w-0 font-semibold wrap-anywhere">
          <CardLink to="/simulations" search={{ open: simulation.id }}>
            {simulation.name}
          </CardLink>
        </h3>
      }
      beside={
        <div className="relative z-10 -mt-1 -mr-2">
          <CardMenu {...props} />
        </div>
      }
      foot={
        <div className="grid gap-2 text-sm text-neutral-600">
          <p className="flex flex-wrap items-center gap-2">
            {simulation.status === 'reference' && (
              <Badge tone="green" icon={Star}>
                {words.statuses.reference}
              </Badge>
            )}
            {simulation.status === 'draft' && <Badge>{words.statuses.draft}</Badge>}
            {serious.length > 0 && (
              <Badge tone="amber" icon={TriangleAlert}>
                {words.warnings(serious.length)}
              </Badge>
            )}
            <span>{words.rulesOf(shortDay(simulation.rules_date))}</span>
          </p>
          {other && (
            <p className="relative z-10">
              <Link to="/simulations" search={{ compare: `${simulation.id},${other.id}` }} className="link">
                {list.compared(other.name)}
              </Link>
            </p>
          )}
          {simulation.created_by_name && (
            <p className="truncate">
              {list.by(simulation.created_by_name, shortDay(parisDay(simulation.created_at)))}
            </p>
          )}
        </div>
      }
    >
      {main && (
        <p>
          <span className="block text-sm text-neutral-600">{text(main.label)}</span>
          <span className="tabular text-xl font-semibold text-neutral-950">
            {main.amount_cents === null ? main.value && text(main.value) : money(main.amount_cents)}
          </span>
        </p>
      )}
      {rest.length > 0 && (
        <dl className="grid gap-1 text-sm">
          {rest.map((line) => (
            <div key={line.code} className="flex justify-between gap-3">
              <dt className="min-w-0 text-neutral-600">{text(line.label)}</dt>
              <dd className="tabular shrink-0 font-medium text-neutral-950">
                {line.amount_cents === null ? line.value && text(line.value) : money(line.amount_cents)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </ListCard>
  )
}

function CardMenu(props: Parameters<typeof SimulationCard>[0]) {
  const { simulation, siblings, actions, onRename } = props
  const words = useWords(listWords)
  const navigate = useNavigate()
  const retained = simulation.status === 'reference'
  const comparisons: MenuEntry[] = siblings.slice(0, 8).map((other) => ({
    label: other.name,
    icon: GitCompareArrows,
    onSelect: () =>
      void navigate({ to: '/simulations', search: { compare: `${simulation.id},${other.id}` } }),
  }))
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} size="small" label={words.actionsOf(simulation.name)} />}
      entries={[
        {
          label: retained ? words.release : words.retain,
          hint: retained ? undefined : words.retainHint,
          icon: retained ? StarOff : Star,
          makes: 'PUT /company/{id}/simulations/{sid}',
          onSelect: () => void actions.retain(simulation),
        },
        {
          label: words.rename,
          icon: PencilLine,
          makes: 'PUT /company/{id}/simulations/{sid}',
          onSelect: onRename,
        },
        {
          label: words.duplicate,
          icon: Copy,
          onSelect: () => void navigate({ to: '/simulations', search: { copy: simulation.id } }),
        },
        ...(comparisons.length > 0 ? [{ heading: words.compareWith }, ...comparisons] : []),
        'line',
        {
          label: words.delete,
          icon: Trash2,
          danger: true,
          makes: 'DELETE /company/{id}/simulations/{sid}',
          onSelect: () => void actions.remove(simulation),
        },
      ]}
    />
  )
}
