import { bePlain } from './language.ts'
import { loaders } from './plain.ts'

/**
 * Says things in easy words, or as usual again, here and where `kept` for the next visits of this device. Rejects, and
 * changes nothing, where the easy words cannot be fetched.
 */
export async function setPlain(on: boolean, kept: boolean): Promise<void> {
  if (on) await Promise.all(Array.from(loaders, (load) => load()))
  bePlain(on, kept)
}
