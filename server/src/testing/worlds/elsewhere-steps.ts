import { addOpening, importOpenings, removeOpening, updateOpening } from '@moisson/contract/abondement'
import { ask, euros, pick, type Outcome, type World } from './world.ts'
import type { Of } from './world-plan.ts'

const yearOf = ({ plan }: World, nextYear: boolean) => Number(plan.begins.at.slice(0, 4)) + (nextYear ? 1 : 0)

export async function receiveElsewhere(world: World, step: Of<'receive elsewhere'>): Promise<Outcome | null> {
  const human = pick(world.people, step.person)
  if (!human) return null
  const year = yearOf(world, step.nextYear)
  const { code } = await ask(world, addOpening, {
    path: { id: human.employer.id, bid: human.beneficiary },
    body: {
      plan: step.kind,
      year,
      gross_cents: step.gross,
      contributed_cents: 2 * step.gross,
      note: 'Ancien employeur',
    },
  })
  const said = `${human.name} ${human.employee_number} received ${euros(step.gross)} elsewhere on the ${step.kind} in ${year}`
  return { said, code }
}

/** The same for several people at once, as a list. */
export async function listElsewhere(world: World, step: Of<'list elsewhere'>): Promise<Outcome | null> {
  const employer = pick(world.employers, step.employer)
  if (!employer) return null
  const year = yearOf(world, step.nextYear)
  const people = world.people.filter((human) => human.employer === employer)
  const rows = step.gross.slice(0, people.length).map((gross_cents, place) => ({
    employee_number: people[place]?.employee_number ?? '',
    plan: step.kind,
    year,
    gross_cents,
    contributed_cents: gross_cents,
    note: 'Plan interentreprises de la branche',
  }))
  mayCostAgain(world)
  const { code } = await ask(world, importOpenings, { path: { id: employer.id }, body: { rows } })
  const said = rows.map((row) => `${row.employee_number} ${euros(row.gross_cents)}`).join(', ')
  return { said: `A list says what was received elsewhere on the ${step.kind} in ${year}: ${said}`, code }
}

/** What was recorded as received elsewhere was another amount, or was nothing. */
export async function correctElsewhere(
  world: World,
  step: Of<'correct elsewhere' | 'take back elsewhere'>,
): Promise<Outcome | null> {
  const { rows } = await world.server.owner.query<{ id: string; beneficiary_id: string }>(
    `select id, beneficiary_id from abondement_entry
     where beneficiary_id = any($1) and kind = 'opening' and freed_at is null order by created_at, id`,
    [world.people.map((human) => human.beneficiary)],
  )
  const opening = pick(rows, step.person)
  const human = world.people.find(({ beneficiary }) => beneficiary === opening?.beneficiary_id)
  if (!opening || !human) return null
  const path = { id: human.employer.id, bid: human.beneficiary, oid: opening.id }
  mayCostAgain(world)
  const who = `What ${human.name} ${human.employee_number} received elsewhere`
  if (step.does === 'take back elsewhere') {
    const { code } = await ask(world, removeOpening, { path, query: { reason: 'Saisi deux fois.' } })
    return { said: `${who} is taken back`, code }
  }
  const { code } = await ask(world, updateOpening, {
    path,
    body: { gross_cents: step.gross, reason: 'Relevé reçu.' },
  })
  return { said: `${who} was ${euros(step.gross)}`, code }
}

/** What a campaign may cost depends on what was received elsewhere: it is told anew. */
function mayCostAgain(world: World): void {
  world.mayCost.clear()
}
