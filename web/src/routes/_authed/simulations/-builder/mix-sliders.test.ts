import { expect, test } from 'vitest'
import { mixNames, movedMix } from './mix-sliders.ts'

test('whatever moves, the three weights make 100 % and none is negative', () => {
  let mix = { equal_bps: 3_334, salary_bps: 3_333, presence_bps: 3_333 }
  for (let step = 0; step < 300; step += 1) {
    const name = mixNames[step % 3] ?? 'equal_bps'
    mix = movedMix(mix, name, (step * 1_237) % 10_400)
    expect(mix.equal_bps + mix.salary_bps + mix.presence_bps).toBe(10_000)
    expect(Math.min(mix.equal_bps, mix.salary_bps, mix.presence_bps)).toBeGreaterThanOrEqual(0)
  }
})

test('the two others keep their proportion, and share what is left when they had nothing', () => {
  expect(movedMix({ equal_bps: 0, salary_bps: 8_000, presence_bps: 2_000 }, 'equal_bps', 5_000)).toEqual({
    equal_bps: 5_000,
    salary_bps: 4_000,
    presence_bps: 1_000,
  })
  expect(movedMix({ equal_bps: 10_000, salary_bps: 0, presence_bps: 0 }, 'equal_bps', 6_000)).toEqual({
    equal_bps: 6_000,
    salary_bps: 2_000,
    presence_bps: 2_000,
  })
})
