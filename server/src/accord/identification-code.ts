import { createHash } from 'node:crypto'
import type { Accord } from '@moisson/core/accord/accord'
import { ENGINE_VERSION } from '@moisson/core/accord/write-accord'

// Without the letters and figures that are taken for one another on paper.
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The code printed at the foot of each page: the SHA-256 of the engine version, a line feed, and the completed answers
 * as JSON with keys in order, written as fifteen signs of thirty. Anybody who has the answers finds the same code.
 */
export function identificationCode(accord: Accord): string {
  const digest = createHash('sha256')
    .update(`${ENGINE_VERSION}\n${canonical(accord)}`)
    .digest('hex')
  let value = BigInt(`0x${digest}`)
  let code = ''
  for (let place = 0; place < 15; place += 1) {
    code += signs[Number(value % 30n)]
    value /= 30n
  }
  return `ACC-${code.slice(0, 5)}-${code.slice(5, 10)}-${code.slice(10)}`
}

/** JSON whose bytes do not depend on the order in which a database gives the keys back. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
