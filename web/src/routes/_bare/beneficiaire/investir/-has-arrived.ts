import type { Asked } from './-asked.ts'
import { askedOf, sameAsked } from './-asked.ts'
import type { Choices } from './-draft-queue.ts'

/** Milliseconds between two looks, longer each time while nobody answers. */
const pauses = [1000, 2000, 4000, 8000, 15_000]

/**
 * Whether a confirmation whose answer was lost was recorded: asked until the server answers. Null when it was not;
 * undefined when nobody cares any more.
 */
export async function hasArrived(
  lines: readonly Asked[],
  { read, pause, goOn }: Looking,
): Promise<Choices | null | undefined> {
  for (let look = 0; goOn(); look += 1) {
    const theirs = await read().catch(() => undefined)
    if (theirs) return wasRecorded(theirs, lines) ? theirs : null
    await pause(pauses[Math.min(look, pauses.length - 1)] ?? 15_000)
  }
  return undefined
}

interface Looking {
  read: () => Promise<Choices>
  pause: (milliseconds: number) => Promise<void>
  goOn: () => boolean
}

/** Whether the choice that counts is made of these very lines. */
export function wasRecorded(theirs: Choices, lines: readonly Asked[]): boolean {
  return theirs.status === 'submitted' && sameAsked(theirs.lines.map(askedOf), lines)
}
