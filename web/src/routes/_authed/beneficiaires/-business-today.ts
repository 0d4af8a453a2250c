import { useState } from 'react'
import { useDemo } from '../../../demo/use-demo.ts'

/** The instant of the business: moved in the demo, the machine's elsewhere. */
export function useBusinessNow(): string {
  const demo = useDemo()
  const [opened] = useState(() => new Date().toISOString())
  return demo?.now ?? opened
}
