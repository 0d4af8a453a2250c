import type { AllocationGiven } from '@moisson/law/allocation'
import { allocation } from '@moisson/law/allocation'
import { csgCrds } from '@moisson/law/csg-crds'
import { defaultChoice } from '@moisson/law/default-choice'

/**
 * Allocation with a ceiling and its redistribution, levies and default for 300,000 people, beside a bare loop over
 * typed arrays that does the same arithmetic. `node bench/src/allocation.ts [people]` prints both and the ratio.
 */
const PEOPLE = Number(process.argv[2] ?? 300_000)
const CEILING = 900_000
const ON = '2026-05-31'
const PARTS = [5000, 3000, 2000]

/** The same people at every run: a linear congruential generator, no clock and no seed. */
function* numbers(): Generator<number> {
  let state = 1
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state / 2_147_483_648
  }
}

const random = numbers()
const next = (): number => random.next().value as number
const people = Array.from({ length: PEOPLE }, (_, i) => ({
  key: `E${String(i).padStart(7, '0')}`,
  salary_cents: Math.floor(1_800_000 + next() * next() * 20_000_000),
  presence: Math.floor(next() * 366),
}))
const given: AllocationGiven = {
  envelope_cents: PEOPLE * 400_000,
  criteria: [
    { criterion: 'salary', share_bps: 5000 },
    { criterion: 'presence', share_bps: 3000 },
    { criterion: 'uniform', share_bps: 2000 },
  ],
  people,
  ceiling_cents: CEILING,
  redistribution: true,
}

function withTheRules(): number {
  const { shares } = allocation.value(given)
  let placed = 0
  for (const { gross_cents } of shares) {
    const { net_cents } = csgCrds.value({ gross_cents, on: ON })
    placed +=
      defaultChoice.value({ kind: 'interessement', net_cents, plans: ['PEE'] }).by_destination.PEE ?? 0
  }
  return placed
}

const columns = [
  Float64Array.from(people, (person) => person.salary_cents),
  Float64Array.from(people, (person) => person.presence),
  new Float64Array(PEOPLE).fill(1),
]

/** Floors and remainders in plain floats, the odd cents by a sort: what a careful hand would write, without proof. */
function share(total: number, weights: Float64Array, into: Float64Array, open: Uint8Array): void {
  let sum = 0
  for (let i = 0; i < PEOPLE; i += 1) if (open[i] === 1) sum += weights[i] as number
  const remainders = new Float64Array(PEOPLE)
  let given_ = 0
  for (let i = 0; i < PEOPLE; i += 1) {
    if (open[i] === 0) continue
    const exact = ((weights[i] as number) / sum) * total
    const floor = Math.floor(exact)
    remainders[i] = exact - floor
    into[i] = (into[i] as number) + floor
    given_ += floor
  }
  let left = total - given_
  const threshold = remainders.toSorted()[PEOPLE - left] ?? 1
  for (let i = 0; i < PEOPLE && left > 0; i += 1) {
    if ((remainders[i] as number) < threshold || open[i] === 0) continue
    into[i] = (into[i] as number) + 1
    left -= 1
  }
}

function bareLoop(): number {
  const granted = new Float64Array(PEOPLE)
  const open = new Uint8Array(PEOPLE).fill(1)
  let pool = given.envelope_cents
  while (pool > 0) {
    let rest = pool
    for (const [i, weights] of columns.entries()) {
      const mass = i === columns.length - 1 ? rest : Math.floor((pool * (PARTS[i] ?? 0)) / 10_000)
      rest -= mass
      share(mass, weights, granted, open)
    }
    pool = 0
    for (let i = 0; i < PEOPLE; i += 1) {
      const over = (granted[i] as number) - CEILING
      if (over < 0) continue
      pool += over
      granted[i] = CEILING
      open[i] = 0
    }
  }
  let placed = 0
  for (const gross of granted) {
    const csg = Math.floor((gross * 920 + 5000) / 10_000)
    const crds = Math.floor((gross * 50 + 5000) / 10_000)
    placed += gross - csg - crds
  }
  return placed
}

function best(run: () => number): { ms: number; placed: number } {
  let [ms, placed] = [Infinity, 0]
  for (let i = 0; i < 7; i += 1) {
    const start = performance.now()
    placed = run()
    ms = Math.min(ms, performance.now() - start)
  }
  return { ms, placed }
}

const rules = best(withTheRules)
const floor = best(bareLoop)
console.log(`${PEOPLE} people: rules ${rules.ms.toFixed(0)} ms, bare loop ${floor.ms.toFixed(0)} ms`)
console.log(`ratio ${(rules.ms / floor.ms).toFixed(2)}`)
console.log(`the bare loop is ${Math.abs(rules.placed - floor.placed)} cents away over the whole campaign`)
