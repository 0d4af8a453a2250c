import { codeDuTravail, convention } from './article.ts'
import type { Mass, Round } from './allocation-columns.ts'
import { allocateColumns } from './allocation-columns.ts'
import type { Note, Step } from './rule.ts'
import { rule } from './rule.ts'
import type { Text } from './text.ts'
import { stop } from './stopped.ts'
import { largestRemainder } from './largest-remainder.ts'
import { wholeCents } from './money.ts'
import { list, named, nullable, optional, record, type Taken } from './shape.ts'
import { cents, flag, part_bps, text, weight } from './takes.ts'
import { notWhole } from './whole.ts'

const NAMES = ['uniform', 'salary', 'presence', 'appartenance'] as const
/** Uniform, reference pay, presence in the exercice, or time on the books (never reduced by absences). */
export type CriterionName = (typeof NAMES)[number]
const criterion = record({ criterion: named(...NAMES), share_bps: part_bps })
export type Criterion = Taken<typeof criterion>

const sharer = record({
  /** Employee number: unique, and the order in which equal remainders are served. */
  key: text,
  salary_cents: optional(cents),
  /** Days or hours of presence, absences assimilated by law included. */
  presence: optional(weight),
  appartenance: optional(weight),
  /** This person's own limits where they differ from the common ones (prorated for part of the year). */
  ceiling_cents: optional(cents),
  salary_ceiling_cents: optional(cents),
  salary_floor_cents: optional(cents),
  /** Already granted for the same exercice (infra-annual period, supplement): lowers the ceiling. */
  already_granted_cents: optional(cents),
})
export type Sharer = Taken<typeof sharer>

/** A slice of the envelope with weights of its own; `up_to_cents` null for the last one. */
const slice = record({ up_to_cents: nullable(cents), criteria: list(criterion) })
export type EnvelopeSlice = Taken<typeof slice>

const allocationGiven = record({
  envelope_cents: cents,
  /** Separate sub-masses; their shares make 10 000 basis points. */
  criteria: list(criterion),
  /** « 50/50 up to 5 M€, 30/70 above »: then the sub-masses of all slices add up, criterion by criterion. */
  slices: optional(nullable(list(slice, 1))),
  people: list(sharer),
  salary_floor_cents: optional(nullable(cents)),
  salary_ceiling_cents: optional(nullable(cents)),
  /** Individual ceiling of everybody; null or absent when none applies. */
  ceiling_cents: optional(nullable(cents)),
  /** Intéressement: by clause of the agreement. Participation: always. */
  redistribution: flag,
})
export type AllocationGiven = Taken<typeof allocationGiven>

export type Share = {
  key: string
  gross_cents: number
  uniform_cents: number
  salary_cents: number
  presence_cents: number
  appartenance_cents: number
  /** First sharing, before any ceiling: the sum of the four parts. */
  before_ceiling_cents: number
  /** Received afterwards from the excess of others. */
  redistributed_cents: number
  /** Removed by the ceiling at the first sharing. */
  excess_cents: number
  ceiling_cents: number | null
  capped: boolean
}

export type Allocation = {
  shares: Share[]
  distributed_cents: number
  not_distributed_cents: number
  /** Redistributions made after the first sharing. */
  rounds: number
  passes: readonly Round[]
}

export const criterionLabels: Record<CriterionName, Text> = {
  uniform: { fr: 'part uniforme', en: 'uniform part' },
  salary: { fr: 'part proportionnelle au salaire', en: 'part proportional to salary' },
  presence: { fr: 'part proportionnelle à la présence', en: 'part proportional to presence' },
  appartenance: {
    fr: 'part proportionnelle au temps d’appartenance',
    en: 'part proportional to time on the books',
  },
}

/** The reference pay that counts: between floor and ceiling, the person's own ones first. */
export function payBase(
  person: Sharer,
  given: Pick<AllocationGiven, 'salary_floor_cents' | 'salary_ceiling_cents'>,
) {
  const floor = person.salary_floor_cents ?? given.salary_floor_cents ?? 0
  const ceiling = person.salary_ceiling_cents ?? given.salary_ceiling_cents ?? Infinity
  return Math.min(Math.max(person.salary_cents ?? 0, floor), ceiling)
}

type PayBounds = Parameters<typeof payBase>[1]
const weights: Record<CriterionName, (person: Sharer, bounds: PayBounds) => number> = {
  uniform: () => 1,
  salary: payBase,
  presence: (person) => person.presence ?? 0,
  appartenance: (person) => person.appartenance ?? 0,
}

/** What a person weighs in a criterion, a whole number. */
export const weightOf = (criterion: CriterionName, person: Sharer, bounds: PayBounds): number =>
  weights[criterion](person, bounds)

function massesOf(given: AllocationGiven): Mass[] {
  return partsOf(given).map(({ criterion, share_bps }) => {
    const weights = new Float64Array(given.people.length)
    let sum = 0
    for (let i = 0; i < weights.length; i += 1) {
      const weight = weightOf(criterion, given.people[i]!, given)
      weights[i] = weight
      sum += weight
    }
    wholeCents(sum, criterion)
    if (sum === 0 && share_bps > 0)
      stop('criterion_without_weight', { criterion: criterionLabels[criterion] })
    return { name: criterion, share_bps, weights }
  })
}

/** What each criterion shares out of the envelope: its basis points, or its cents where the envelope is cut in slices. */
function partsOf({ criteria, slices, envelope_cents }: AllocationGiven): readonly Criterion[] {
  requireWhole(criteria)
  if (!slices) return criteria
  const masses = new Map<CriterionName, number>(criteria.map(({ criterion }) => [criterion, 0]))
  let from = 0
  for (const slice of slices) {
    requireWhole(slice.criteria)
    const to = Math.min(slice.up_to_cents ?? envelope_cents, envelope_cents)
    const parts = largestRemainder(
      Math.max(0, to - from),
      Float64Array.from(slice.criteria, ({ share_bps }) => share_bps),
    )
    for (const [place, { criterion }] of slice.criteria.entries())
      masses.set(criterion, (masses.get(criterion) ?? 0) + (parts?.[place] ?? 0))
    from = Math.max(from, to)
  }
  return [...masses].map(([criterion, share_bps]) => ({ criterion, share_bps }))
}

function requireWhole(criteria: readonly Criterion[]): void {
  const total = notWhole(criteria.map(({ share_bps }) => share_bps))
  if (total !== null) stop('weights_not_whole', { total: total / 100 })
}

/** Place of each person in the order of employee numbers (code units); a file already in order costs nothing. */
function ranksOf(people: readonly Sharer[]): () => Int32Array {
  let ranks: Int32Array | null = null
  const ranked = (): Int32Array => {
    const order = people.map((_, place) => place)
    order.sort((a, b) => (people[a]!.key < people[b]!.key ? -1 : 1))
    const places = new Int32Array(people.length)
    for (const [rank, place] of order.entries()) places[place] = rank
    return places
  }
  return () => (ranks ??= inOrder(people) ? Int32Array.from(people, (_, place) => place) : ranked())
}

const inOrder = (people: readonly Sharer[]): boolean =>
  people.every((person, place) => place === 0 || people[place - 1]!.key < person.key)

/** An employee number seen twice would make the order of equal remainders depend on the file. */
function refuseDuplicates(people: readonly Sharer[]): void {
  if (inOrder(people)) return
  const seen = new Set<string>()
  for (const { key } of people) {
    if (seen.has(key)) stop('duplicate_key', { key })
    seen.add(key)
  }
}

function ceilingsOf(given: AllocationGiven): Float64Array | null {
  const common = given.ceiling_cents ?? null
  const own = (person: Sharer) => person.ceiling_cents ?? common
  if (given.people.every((person) => own(person) === null)) return null
  return Float64Array.from(given.people, (person) =>
    Math.max(0, (own(person) ?? Infinity) - (person.already_granted_cents ?? 0)),
  )
}

function compute(given: AllocationGiven, note: Note): Allocation {
  if (given.people.length === 0) stop('nobody_to_share')
  refuseDuplicates(given.people)
  const masses = massesOf(given)
  const ceilings = ceilingsOf(given)
  const { envelope_cents, redistribution } = given
  const rank = ranksOf(given.people)
  const allocated = allocateColumns({ envelope_cents, masses, ceilings, rank, redistribution })
  const columns = new Map(NAMES.map((name) => [name, columnOf(name, masses, allocated.parts)]))
  const partOf = (name: CriterionName, place: number): number => columns.get(name)?.[place] ?? 0
  const shares = given.people.map(({ key }, place): Share => {
    const [uniform_cents, salary_cents] = [partOf('uniform', place), partOf('salary', place)]
    const [presence_cents, appartenance_cents] = [partOf('presence', place), partOf('appartenance', place)]
    const before_ceiling_cents = uniform_cents + salary_cents + presence_cents + appartenance_cents
    const ceiling = ceilings?.[place] ?? Infinity
    const gross_cents = allocated.granted[place]!
    return {
      key,
      gross_cents,
      uniform_cents,
      salary_cents,
      presence_cents,
      appartenance_cents,
      before_ceiling_cents,
      redistributed_cents: Math.max(0, gross_cents - before_ceiling_cents),
      excess_cents: Math.max(0, before_ceiling_cents - gross_cents),
      ceiling_cents: ceiling === Infinity ? null : ceiling,
      capped: gross_cents === ceiling,
    }
  })
  notePasses(allocated.rounds, allocated.left_cents, note)
  return {
    shares,
    distributed_cents: envelope_cents - allocated.left_cents,
    not_distributed_cents: allocated.left_cents,
    rounds: allocated.rounds.length - 1,
    passes: allocated.rounds,
  }
}

/** The first sharing of one criterion; null when the agreement does not use it, summed when it uses it twice. */
function columnOf(
  name: CriterionName,
  masses: readonly Mass[],
  parts: readonly Float64Array[],
): Float64Array | null {
  const own = parts.filter((_, i) => masses[i]?.name === name)
  if (own.length < 2) return own[0] ?? null
  return Float64Array.from(own[0]!, (_, place) => own.reduce((sum, part) => sum + part[place]!, 0))
}

function notePasses(passes: readonly Round[], left_cents: number, note: Note): void {
  for (const [index, pass] of passes.entries()) {
    for (const mass of pass.masses) {
      const label = criterionLabels[mass.name as CriterionName]
      note({
        label:
          index === 0
            ? { fr: `Sous-masse\u00a0: ${label.fr}`, en: `Sub-mass: ${label.en}` }
            : {
                fr: `Redistribution ${index}\u00a0: ${label.fr}`,
                en: `Redistribution ${index}: ${label.en}`,
              },
        inputs: { envelope_cents: pass.envelope_cents, people: pass.people, total_weight: mass.total_weight },
        articles: index === 0 ? undefined : [codeDuTravail('L3314-11'), codeDuTravail('L3324-7')],
        rounding: 'largest_remainder',
        result: mass.cents,
      })
    }
  }
  note({ label: { fr: 'Montant non distribué', en: 'Amount not distributed' }, result: left_cents })
}

/** Shares an envelope between people, to the cent; `apply` explains it, `value` is the fast form. */
export const allocation = rule({
  label: { fr: 'Répartition entre les bénéficiaires', en: 'Allocation between the beneficiaries' },
  articles: [
    codeDuTravail('L3314-5'),
    codeDuTravail('L3314-8'),
    codeDuTravail('L3324-5'),
    convention(
      'plus forts restes au centime, par sous-masse et à chaque redistribution, égalités départagées par le matricule',
    ),
  ],
  takes: allocationGiven,
  compute,
  vectors: [
    {
      why: '10 000 € shared equally by three: the odd cent goes to the first number',
      given: {
        envelope_cents: 1_000_000,
        criteria: [{ criterion: 'uniform', share_bps: 10_000 }],
        people: [{ key: 'C' }, { key: 'A' }, { key: 'B' }],
        redistribution: false,
      },
      expect: {
        shares: [
          share('C', { gross_cents: 333_333, uniform_cents: 333_333 }),
          share('A', { gross_cents: 333_334, uniform_cents: 333_334 }),
          share('B', { gross_cents: 333_333, uniform_cents: 333_333 }),
        ],
        distributed_cents: 1_000_000,
        not_distributed_cents: 0,
        rounds: 0,
        passes: [
          {
            envelope_cents: 1_000_000,
            people: 3,
            masses: [{ name: 'uniform', cents: 1_000_000, total_weight: 3 }],
          },
        ],
      },
    },
    {
      why: 'a criterion for which nobody has a value',
      given: {
        envelope_cents: 100,
        criteria: [{ criterion: 'salary', share_bps: 10_000 }],
        people: [{ key: 'A', salary_cents: 0 }],
        redistribution: false,
      },
      refuses: 'criterion_without_weight',
    },
    {
      why: 'shares announced 40/40/10',
      given: {
        envelope_cents: 100,
        criteria: [{ criterion: 'uniform', share_bps: 9000 }],
        people: [{ key: 'A' }],
        redistribution: false,
      },
      refuses: 'weights_not_whole',
    },
    {
      why: '50/50 up to 5 000 €, 30/70 up to 10 000 €, all by presence above: the slices add up',
      given: {
        envelope_cents: 1_200_000,
        criteria: [
          { criterion: 'uniform', share_bps: 5000 },
          { criterion: 'presence', share_bps: 5000 },
        ],
        slices: [
          {
            up_to_cents: 500_000,
            criteria: [
              { criterion: 'uniform', share_bps: 5000 },
              { criterion: 'presence', share_bps: 5000 },
            ],
          },
          {
            up_to_cents: 1_000_000,
            criteria: [
              { criterion: 'uniform', share_bps: 3000 },
              { criterion: 'presence', share_bps: 7000 },
            ],
          },
          { up_to_cents: null, criteria: [{ criterion: 'presence', share_bps: 10_000 }] },
        ],
        people: [{ key: 'A', presence: 365 }],
        redistribution: false,
      },
      expect: {
        shares: [share('A', { gross_cents: 1_200_000, uniform_cents: 400_000, presence_cents: 800_000 })],
        distributed_cents: 1_200_000,
        not_distributed_cents: 0,
        rounds: 0,
        passes: [
          {
            envelope_cents: 1_200_000,
            people: 1,
            masses: [
              { name: 'uniform', cents: 400_000, total_weight: 1 },
              { name: 'presence', cents: 800_000, total_weight: 365 },
            ],
          },
        ],
      },
    },
    {
      why: 'a slice may share by a criterion that it alone names',
      given: {
        envelope_cents: 100,
        criteria: [{ criterion: 'uniform', share_bps: 10_000 }],
        slices: [{ up_to_cents: null, criteria: [{ criterion: 'presence', share_bps: 10_000 }] }],
        people: [{ key: 'A', presence: 365 }],
        redistribution: false,
      },
      expect: {
        shares: [share('A', { gross_cents: 100, presence_cents: 100 })],
        distributed_cents: 100,
        not_distributed_cents: 0,
        rounds: 0,
        passes: [
          {
            envelope_cents: 100,
            people: 1,
            masses: [
              { name: 'uniform', cents: 0, total_weight: 1 },
              { name: 'presence', cents: 100, total_weight: 365 },
            ],
          },
        ],
      },
    },
    {
      why: 'a slice whose shares make 90 %',
      given: {
        envelope_cents: 100,
        criteria: [{ criterion: 'uniform', share_bps: 10_000 }],
        slices: [{ up_to_cents: null, criteria: [{ criterion: 'uniform', share_bps: 9000 }] }],
        people: [{ key: 'A' }],
        redistribution: false,
      },
      refuses: 'weights_not_whole',
    },
    {
      why: 'no presence known is no presence',
      given: {
        envelope_cents: 100,
        criteria: [{ criterion: 'presence', share_bps: 10_000 }],
        people: [{ key: 'A', presence: 1 }, { key: 'B' }],
        redistribution: false,
      },
      expect: {
        shares: [share('A', { gross_cents: 100, presence_cents: 100 }), share('B', {})],
        distributed_cents: 100,
        not_distributed_cents: 0,
        rounds: 0,
        passes: [
          { envelope_cents: 100, people: 2, masses: [{ name: 'presence', cents: 100, total_weight: 1 }] },
        ],
      },
    },
    {
      why: 'no time on the books known is none',
      given: {
        envelope_cents: 100,
        criteria: [{ criterion: 'appartenance', share_bps: 10_000 }],
        people: [{ key: 'A', appartenance: 1 }, { key: 'B' }],
        redistribution: false,
      },
      expect: {
        shares: [share('A', { gross_cents: 100, appartenance_cents: 100 }), share('B', {})],
        distributed_cents: 100,
        not_distributed_cents: 0,
        rounds: 0,
        passes: [
          { envelope_cents: 100, people: 2, masses: [{ name: 'appartenance', cents: 100, total_weight: 1 }] },
        ],
      },
    },
    {
      why: 'no pay known is none',
      given: {
        envelope_cents: 100,
        criteria: [{ criterion: 'salary', share_bps: 10_000 }],
        people: [{ key: 'A', salary_cents: 1 }, { key: 'B' }],
        redistribution: false,
      },
      expect: {
        shares: [share('A', { gross_cents: 100, salary_cents: 100 }), share('B', {})],
        distributed_cents: 100,
        not_distributed_cents: 0,
        rounds: 0,
        passes: [
          { envelope_cents: 100, people: 2, masses: [{ name: 'salary', cents: 100, total_weight: 1 }] },
        ],
      },
    },
    {
      why: 'a pay of zero counts as the floor of the agreement',
      given: {
        envelope_cents: 100,
        criteria: [{ criterion: 'salary', share_bps: 10_000 }],
        people: [
          { key: 'A', salary_cents: 3 },
          { key: 'B', salary_cents: 0 },
        ],
        redistribution: false,
        salary_floor_cents: 1,
      },
      expect: {
        shares: [
          share('A', { gross_cents: 75, salary_cents: 75 }),
          share('B', { gross_cents: 25, salary_cents: 25 }),
        ],
        distributed_cents: 100,
        not_distributed_cents: 0,
        rounds: 0,
        passes: [
          { envelope_cents: 100, people: 2, masses: [{ name: 'salary', cents: 100, total_weight: 4 }] },
        ],
      },
    },
    {
      why: 'a negative envelope',
      given: {
        envelope_cents: -100,
        criteria: [{ criterion: 'presence', share_bps: 10_000 }],
        people: [{ key: 'A', presence: 1 }],
        redistribution: false,
      },
      refuses: 'not_an_amount',
    },
    {
      why: 'half a cent',
      given: {
        envelope_cents: 100.5,
        criteria: [{ criterion: 'presence', share_bps: 10_000 }],
        people: [{ key: 'A', presence: 1 }],
        redistribution: false,
      },
      refuses: 'not_an_amount',
    },
    {
      why: 'a negative presence',
      given: {
        envelope_cents: 100,
        criteria: [{ criterion: 'presence', share_bps: 10_000 }],
        people: [
          { key: 'A', presence: 10 },
          { key: 'B', presence: -1 },
        ],
        redistribution: false,
      },
      refuses: 'not_an_amount',
    },
    {
      why: 'half a day',
      given: {
        envelope_cents: 100,
        criteria: [{ criterion: 'presence', share_bps: 10_000 }],
        people: [
          { key: 'A', presence: 10 },
          { key: 'B', presence: 0.5 },
        ],
        redistribution: false,
      },
      refuses: 'not_an_amount',
    },
    {
      why: 'nobody',
      given: {
        envelope_cents: 100,
        criteria: [{ criterion: 'presence', share_bps: 10_000 }],
        people: [],
        redistribution: false,
      },
      refuses: 'nobody_to_share',
    },
    {
      why: 'the same number twice, others between them',
      given: {
        envelope_cents: 100,
        criteria: [{ criterion: 'presence', share_bps: 10_000 }],
        people: [
          { key: 'A', presence: 1 },
          { key: 'B', presence: 1 },
          { key: 'A', presence: 1 },
        ],
        redistribution: false,
      },
      refuses: 'duplicate_key',
    },
  ],
})

function share(key: string, parts: Partial<Share>): Share {
  const none = { uniform_cents: 0, salary_cents: 0, presence_cents: 0, appartenance_cents: 0 }
  const before_ceiling_cents = parts.gross_cents ?? 0
  const untouched = { redistributed_cents: 0, excess_cents: 0, ceiling_cents: null, capped: false }
  return { key, ...none, before_ceiling_cents, ...untouched, gross_cents: 0, ...parts }
}

/** The allocation with its steps; throws `Stopped`. */
export function allocate(given: AllocationGiven): Allocation & { steps: readonly Step[] } {
  const { value, steps } = allocation.explain(given)
  return { ...value, steps }
}
