import fc from 'fast-check'
import { expect, test } from 'vitest'

/** `LAW_RUNS=1000000 vitest run law/check` compares as many cases of each subject. */
const numRuns = Number(process.env['LAW_RUNS'] ?? 10_000)

/** The rule of `law/src` and the slow engine must answer the same, whatever the case. */
export function agree<G>(
  name: string,
  cases: fc.Arbitrary<G>,
  law: (given: G) => unknown,
  slow: (given: G) => unknown,
): void {
  test(name, { timeout: 3_600_000 }, () => {
    fc.assert(
      fc.property(cases, (given) => {
        expect(law(given)).toEqual(slow(given))
      }),
      { numRuns },
    )
  })
}
