import { afterEach } from 'vitest'
import { standing } from './person.ts'

// A journey that fails says what its people saw: a run elsewhere leaves nothing else to look at.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const page of await standing().catch((error: unknown) => [`no page can be read: ${String(error)}`]))
    console.error(`${task.name}\n${page}`)
})
