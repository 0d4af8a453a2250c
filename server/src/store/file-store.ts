import { mkdir, open, opendir, readFile, rename, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where objects are kept, sealed, under names made here; whole objects only, 20 MB at most. */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>
  get(key: string): Promise<Buffer>
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>
  /** Every object with the instant it was put, in no order. */
  keys(): AsyncGenerator<{ key: string; at: Date }, void, undefined>
}

/** A folder of this machine: written aside, flushed, then named, so that a crash leaves the old object or the new one. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key)
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const aside = `${path}.part`
      const file = await open(aside, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
        await file.close()
      } catch (error) {
        // A full disk gets its place back.
        await file.close().catch(() => {})
        await unlink(aside).catch(() => {})
        throw error
      }
      await rename(aside, path)
      const parent = await open(dirname(path), 'r')
      await parent.sync().finally(() => parent.close())
    },
    get: (key) => readFile(pathOf(key)),
    async remove(key) {
      await unlink(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
    },
    async *keys() {
      const entries = await opendir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      if (!entries) return
      for await (const entry of entries) {
        if (!entry.isFile()) continue
        const found = await stat(join(entry.parentPath, entry.name)).catch(() => undefined)
        if (found) yield { key: entry.name, at: found.mtime }
      }
    },
  }
}
