import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a folder and of those in it, named from it, in order. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}
