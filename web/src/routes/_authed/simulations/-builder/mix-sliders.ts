import type { Mix } from '@moisson/core/simulation/inputs'

export const mixNames = ['equal_bps', 'salary_bps', 'presence_bps'] as const
export type MixName = (typeof mixNames)[number]

/** One weight moves; the two others keep their proportion and the whole stays 100 %. */
export function movedMix(mix: Mix, name: MixName, value: number): Mix {
  const weight = Math.min(10_000, Math.max(0, Math.round(value)))
  const [one, other] = mixNames.filter((each) => each !== name) as [MixName, MixName]
  const left = 10_000 - weight
  const before = mix[one] + mix[other]
  const first = before === 0 ? Math.round(left / 2) : Math.round((left * mix[one]) / before)
  return { ...mix, [name]: weight, [one]: first, [other]: left - first }
}
