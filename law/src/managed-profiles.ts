import { ministerialOrder } from './article.ts'
import { rule } from './rule.ts'
import { named, record, type Taken } from './shape.ts'
import { whole } from './takes.ts'

/** The most years before a departure that a grid of a managed option speaks of. */
const MOST_YEARS_BEFORE = 60

const profile = named('prudent', 'balanced', 'dynamic')
export type Profile = Taken<typeof profile>

/** From so many years before the departure on, the least part of low-risk assets; farther away nothing is asked but of the first. */
const floors: Readonly<Record<Profile, readonly { readonly years: number; readonly bps: number }[]>> = {
  prudent: [
    { years: MOST_YEARS_BEFORE, bps: 3000 },
    { years: 10, bps: 6000 },
    { years: 5, bps: 8000 },
    { years: 2, bps: 9000 },
  ],
  balanced: [
    { years: 10, bps: 2000 },
    { years: 5, bps: 5000 },
    { years: 2, bps: 7000 },
  ],
  dynamic: [
    { years: 5, bps: 3000 },
    { years: 2, bps: 5000 },
  ],
}

/** The years before the departure at which the least part of a profile changes, the farthest first. */
export const yearsOfChange: readonly number[] = [10, 5, 2]

/** What a profile of the managed option of a retirement plan keeps in low-risk assets at least, to bear its name. */
export const leastLowRisk = rule({
  label: { fr: 'Part minimale d’actifs à faible risque', en: 'Least part of low-risk assets' },
  articles: [ministerialOrder('du 7 août 2019, art. 1er', 'LEGIARTI000049884827')],
  takes: record({ profile, years_before: whole(0, MOST_YEARS_BEFORE) }),
  compute: (given, note) => {
    const reached = floors[given.profile].filter(({ years }) => given.years_before <= years)
    const least_bps = reached.at(-1)?.bps ?? 0
    note({
      label: {
        fr: `À ${given.years_before} ans du départ`,
        en: `${given.years_before} years before the departure`,
      },
      inputs: { profile: given.profile, years_before: given.years_before },
      result: least_bps,
    })
    return { least_bps }
  },
  vectors: [
    {
      why: 'prudent, far from the departure: 30 %',
      given: { profile: 'prudent', years_before: 30 },
      expect: { least_bps: 3000 },
    },
    {
      why: 'prudent, eleven years before: still 30 %',
      given: { profile: 'prudent', years_before: 11 },
      expect: { least_bps: 3000 },
    },
    {
      why: 'prudent, from ten years before: 60 %',
      given: { profile: 'prudent', years_before: 10 },
      expect: { least_bps: 6000 },
    },
    {
      why: 'prudent, from five years before: 80 %',
      given: { profile: 'prudent', years_before: 5 },
      expect: { least_bps: 8000 },
    },
    {
      why: 'prudent, three years before: still 80 %',
      given: { profile: 'prudent', years_before: 3 },
      expect: { least_bps: 8000 },
    },
    {
      why: 'prudent, from two years before: 90 %',
      given: { profile: 'prudent', years_before: 2 },
      expect: { least_bps: 9000 },
    },
    {
      why: 'prudent, at the departure: 90 %',
      given: { profile: 'prudent', years_before: 0 },
      expect: { least_bps: 9000 },
    },
    {
      why: 'balanced, eleven years before: nothing is asked',
      given: { profile: 'balanced', years_before: 11 },
      expect: { least_bps: 0 },
    },
    {
      why: 'balanced, from ten years before: 20 %',
      given: { profile: 'balanced', years_before: 10 },
      expect: { least_bps: 2000 },
    },
    {
      why: 'balanced, from five years before: 50 %',
      given: { profile: 'balanced', years_before: 5 },
      expect: { least_bps: 5000 },
    },
    {
      why: 'balanced, three years before: still 50 %',
      given: { profile: 'balanced', years_before: 3 },
      expect: { least_bps: 5000 },
    },
    {
      why: 'balanced, from two years before: 70 %',
      given: { profile: 'balanced', years_before: 2 },
      expect: { least_bps: 7000 },
    },
    {
      why: 'dynamic, six years before: nothing is asked',
      given: { profile: 'dynamic', years_before: 6 },
      expect: { least_bps: 0 },
    },
    {
      why: 'dynamic, from five years before: 30 %',
      given: { profile: 'dynamic', years_before: 5 },
      expect: { least_bps: 3000 },
    },
    {
      why: 'dynamic, three years before: still 30 %',
      given: { profile: 'dynamic', years_before: 3 },
      expect: { least_bps: 3000 },
    },
    {
      why: 'dynamic, from two years before: 50 %',
      given: { profile: 'dynamic', years_before: 2 },
      expect: { least_bps: 5000 },
    },
    {
      why: 'a number of years that no career has',
      given: { profile: 'dynamic', years_before: 61 },
      refuses: 'input_not_valid',
    },
  ],
})
