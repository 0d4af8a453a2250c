import type { Demo } from '../../../demo/use-demo.ts'
import { useDemo } from '../../../demo/use-demo.ts'

const offsets = new WeakMap<Demo, number>()

/** Business time minus this machine's, in milliseconds; zero outside the demo, where time is the real one. */
export function useBusinessOffset(): number {
  const demo = useDemo()
  return demo ? offsetOf(demo) : 0
}

/** The demo tells its time when it is read: the difference is taken once for each reading. */
function offsetOf(demo: Demo): number {
  const known = offsets.get(demo)
  if (known !== undefined) return known
  const offset = Date.parse(demo.now) - Date.now()
  offsets.set(demo, offset)
  return offset
}
