import { destinations, type Destination } from '../vocabulary.ts'
import { SMALLEST_GROUP } from './small-groups.ts'

/** What answers, in the order they came, put into one place; cents, and people by a first answer or a later change. */
export interface Placed {
  /** People whose first answer puts something there. */
  first: number
  /** First answers that put something into another place. */
  elsewhere: number
  /** Answers changed meanwhile that move something into it or out of it, and into or out of the others. */
  moved: number
  moved_elsewhere: number
  /** People and cents there, more than before. */
  people: number
  cents: number
}

/** Five first answers, or more, with the changes that came among them; cents of matching of the whole. */
export interface AnswerBlock {
  answers: number
  places: Readonly<Record<Destination, Placed>>
  abondement_gross_cents: number
  abondement_net_cents: number
}

/** Where choices go as far as it may be told: what cannot be told by place is told as one sum. */
export interface ToldChoices {
  places: Record<Destination, { people: number; cents: number }>
  others: { people: number; cents: number }
  abondement_gross_cents: number
  abondement_net_cents: number
}

/** Answers after which one place that can stand by itself is told beside the two others together. */
export const patience = 4 * SMALLEST_GROUP

/**
 * What may be told of choices that nobody may read yet. Answers are taken in the order they came, and told together once
 * each place holds five of them or none, and five are without it or none: neither a place, nor what is left of the whole,
 * nor two readings, nor a change of somebody’s answer between them, then tells the choice of fewer than five people. A
 * place that almost nobody takes would keep everything from being told: after twenty answers, one that can stand by
 * itself is told, the others as one sum, and no matching, whose rates would take that sum apart.
 */
export function toldChoices(blocks: readonly AnswerBlock[]): ToldChoices {
  const told = nothingTold()
  let waiting: AnswerBlock | null = null
  for (const block of blocks) {
    const answers: AnswerBlock = waiting === null ? block : together(waiting, block)
    waiting = tell(told, answers) ? null : answers
  }
  return told
}

export const nothingTold = (): ToldChoices => ({
  places: {
    immediate_payment: { people: 0, cents: 0 },
    pee: { people: 0, cents: 0 },
    percol: { people: 0, cents: 0 },
  },
  others: { people: 0, cents: 0 },
  abondement_gross_cents: 0,
  abondement_net_cents: 0,
})

/** Adds what may be told of these answers; false where nothing may. */
function tell(told: ToldChoices, block: AnswerBlock): boolean {
  const { answers, places } = block
  const apart = (name: Destination) => {
    const { first, moved } = places[name]
    return mixed(first, answers, moved) && told.places[name].cents + places[name].cents >= 0
  }
  if (destinations.every(apart)) {
    for (const name of destinations) add(told.places[name], places[name])
    told.abondement_gross_cents += block.abondement_gross_cents
    told.abondement_net_cents += block.abondement_net_cents
    return true
  }
  if (answers < patience) return false
  const alone = destinations.find(
    (name) =>
      apart(name) &&
      places[name].first > 0 &&
      mixed(places[name].elsewhere, answers, places[name].moved_elsewhere),
  )
  if (alone === undefined) return false
  add(told.places[alone], places[alone])
  told.others.people += places[alone].elsewhere
  for (const name of destinations) if (name !== alone) told.others.cents += places[name].cents
  return true
}

/** Whether five people or none are among some, and five or none outside; a change of answer hides among five others. */
const mixed = (some: number, all: number, moved: number): boolean =>
  [some, all - some].every((group) => group === 0 || group >= SMALLEST_GROUP) &&
  (moved === 0 || some >= SMALLEST_GROUP)

function add(sum: { people: number; cents: number }, more: { people: number; cents: number }): void {
  sum.people += more.people
  sum.cents += more.cents
}

function together(one: AnswerBlock, other: AnswerBlock): AnswerBlock {
  const placed = (name: Destination): Placed => {
    const [a, b] = [one.places[name], other.places[name]]
    return {
      first: a.first + b.first,
      elsewhere: a.elsewhere + b.elsewhere,
      moved: a.moved + b.moved,
      moved_elsewhere: a.moved_elsewhere + b.moved_elsewhere,
      people: a.people + b.people,
      cents: a.cents + b.cents,
    }
  }
  return {
    answers: one.answers + other.answers,
    places: {
      immediate_payment: placed('immediate_payment'),
      pee: placed('pee'),
      percol: placed('percol'),
    },
    abondement_gross_cents: one.abondement_gross_cents + other.abondement_gross_cents,
    abondement_net_cents: one.abondement_net_cents + other.abondement_net_cents,
  }
}
