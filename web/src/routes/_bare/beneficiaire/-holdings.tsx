import { listMyHoldings } from '@moisson/contract/choice'
import { Link } from '@tanstack/react-router'
import { useToday } from '../../../clock/business-now.ts'
import { useLateRead } from '../../../api/read.ts'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { isAllPaid, keptIn, type Holding } from './-holding-sums.ts'
import { holdingWords } from './-holding-words.ts'
import { HoldingsPending } from './-holdings-pending.tsx'
import { placeEdge } from './-place-colours.ts'
import { placeWords } from './-place-words.ts'

type Place = Holding['places'][number]

/** Where the person's money is and when it is free, by plan and keeper, as the settlements of their campaigns wrote it. */
export default function Holdings() {
  const words = useWords(holdingWords)
  const { money } = useFormat()
  const read = useLateRead(listMyHoldings, {})
  if (read.error) return <ErrorCard error={read.error} onRetry={() => void read.refetch()} />
  if (!read.data) return <HoldingsPending />
  const groups = grouped(read.data.items)
  const total = groups.reduce((sum, { placed_cents }) => sum + placed_cents, 0)
  const coming = groups.reduce((sum, { coming_cents }) => sum + coming_cents, 0)
  const kept = keptIn(read.data.items)
  return (
    <section className="card grid gap-3 p-4 sm:p-5" aria-labelledby="holdings">
      <h2 id="holdings" className="font-semibold">
        {words.title}
      </h2>
      {groups.length === 0 ? (
        <p className="text-sm text-neutral-700">
          {words[read.data.items.every(isAllPaid) ? 'allPaid' : 'none']}
        </p>
      ) : (
        <>
          <p>
            <strong className="tabular block text-2xl leading-8 font-semibold tracking-tight">
              {money(total)}
            </strong>
            <span className="text-sm text-neutral-700">
              {words.total}
              {coming > 0 && words.andComing(money(coming))}
            </span>
          </p>
          <ul className="grid gap-3">
            {groups.map((group) => (
              <Group key={group.key} group={group} />
            ))}
          </ul>
          <p className="text-sm text-pretty text-neutral-600">{words.known}</p>
        </>
      )}
      {kept > 0 && (
        <p className="text-sm text-pretty">
          <strong className="font-medium">{words.kept(money(kept))}</strong>{' '}
          <Link to="/beneficiaire/epargne" className="link">
            {words.keptUntil}
          </Link>
        </p>
      )}
    </section>
  )
}

interface Grouped {
  key: string
  plan: Place['plan']
  keeper: string | null
  /** What is placed already; what is still to come is told beside it, never in it, and what was refused is in neither. */
  placed_cents: number
  coming_cents: number
  rows: { holding: Holding; place: Place }[]
}

function grouped(items: readonly Holding[]): Grouped[] {
  const groups = new Map<string, Grouped>()
  for (const holding of items)
    for (const place of holding.places) {
      const key = [place.plan, place.keeper, holding.company_name].join('/')
      const group = groups.get(key) ?? {
        key,
        plan: place.plan,
        keeper: place.keeper,
        placed_cents: 0,
        coming_cents: 0,
        rows: [],
      }
      if (!place.refused) group[holding.paid_on ? 'placed_cents' : 'coming_cents'] += place.amount_cents
      group.rows.push({ holding, place })
      groups.set(key, group)
    }
  return [...groups.values()].toSorted((one, other) => (one.plan < other.plan ? -1 : 1))
}

function Group({ group }: { group: Grouped }) {
  const words = useWords(holdingWords)
  const places = useWords(placeWords)
  const { money, mediumDay } = useFormat()
  const when = useWhen()
  const name = places.place[group.plan]
  return (
    <li className={`grid gap-1 border-l-4 pl-3 ${placeEdge[group.plan]}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-medium">{group.keeper ? words.keptBy(name, group.keeper) : name}</h3>
        {(group.placed_cents > 0 || group.coming_cents === 0) && (
          <span className="tabular ml-auto font-semibold">{money(group.placed_cents)}</span>
        )}
      </div>
      <ul className="grid gap-1 text-sm text-neutral-700">
        {group.rows.map(({ holding, place }) => (
          <li key={holding.campaign_id} className="flex justify-between gap-x-3">
            <span className="min-w-0">
              {holding.campaign_name},{' '}
              {holding.paid_on || place.refused ? when(place) : words.toCome(mediumDay(holding.planned_on))}
              {place.abondement_net_cents > 0 && (
                <span className="block text-neutral-600">
                  {words.matched(money(place.abondement_net_cents))}
                </span>
              )}
              {holding.late_interest
                .filter(({ destination }) => destination === place.plan)
                .map(({ destination, interest_cents }) => (
                  <span key={destination} className="block text-neutral-600">
                    {words.late(money(interest_cents))}
                  </span>
                ))}
            </span>
            <span className="tabular shrink-0">{money(place.amount_cents)}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** When a sum is free, as of today; what the account keeper refused is nowhere yet. */
function useWhen() {
  const words = useWords(holdingWords)
  const { mediumDay } = useFormat()
  const today = useToday()
  return ({ available_on, refused }: Place) => {
    if (refused) return words.refused
    if (available_on === null) return words.atRetirement
    return available_on <= today
      ? words.freeSince(mediumDay(available_on))
      : words.freeOn(mediumDay(available_on))
  }
}

/** Where the money of one campaign went; nothing while that is not known. */
export function WhereItWent({ campaign }: { campaign: string }) {
  const words = useWords(holdingWords)
  const places = useWords(placeWords)
  const { money, mediumDay, text } = useFormat()
  const when = useWhen()
  const read = useLateRead(listMyHoldings, {})
  const found = read.data?.items.find(({ campaign_id }) => campaign_id === campaign)
  if (!found) return null
  const heldWords = ({ held_cents, held_outcome, held_left_on: day }: typeof found) =>
    held_outcome === 'kept' || day === null
      ? words.held(money(held_cents))
      : words[held_outcome === 'paid' ? 'heldPaid' : 'heldDeposited'](money(held_cents), mediumDay(day))
  const parts = [
    ...(found.paid_cents > 0 ? [words.paid(money(found.paid_cents))] : []),
    ...found.places.map((place) =>
      words.placed(money(place.amount_cents), places.place[place.plan], when(place)),
    ),
    ...(found.held_cents > 0 ? [heldWords(found)] : []),
    ...found.late_interest.map(({ sentence }) => words.ofWhich(text(sentence))),
  ]
  return (
    <>
      {parts.map((part) => (
        <span key={part} className="block">
          {part}
        </span>
      ))}
    </>
  )
}
