import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, stat, unlink } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Tx } from '../database/connect.ts'
import type { Services } from '../services.ts'

/** A file read is sealed for its company, or for its reader while no company was chosen. */
export interface ExtractOwner {
  id: string
  company_id: string | null
  user_id: string
}
export const sealedFor = (extract: ExtractOwner): string => extract.company_id ?? extract.user_id

const PART = 1024 * 1024
export const partPlace = (id: string, part: number): string => `extract_file/${id}/${part}`

/** Keeps an uploaded file, a megabyte at a time so that its size never matters to memory. */
export async function keepFile(
  tx: Tx,
  services: Services,
  extract: ExtractOwner,
  path: string,
): Promise<void> {
  let part = 0
  for await (const piece of createReadStream(path, { highWaterMark: PART })) {
    const sealed = services.sealer.seal(sealedFor(extract), partPlace(extract.id, part), piece as Buffer)
    await tx
      .insertInto('extract_file')
      .values({ extract_id: extract.id, company_id: extract.company_id, part, sealed })
      .execute()
    part += 1
  }
}

/** Opens a kept file into a file of this process only; the caller deletes it. */
export async function restoreFile(tx: Tx, services: Services, extract: ExtractOwner): Promise<string> {
  const folder = join(services.config.dataFolder, 'uploads')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx', 0o600)
  try {
    for (let part = 0; ; part += 1) {
      const row = await tx
        .selectFrom('extract_file')
        .select('sealed')
        .where('extract_id', '=', extract.id)
        .where('part', '=', part)
        .executeTakeFirst()
      if (!row) return path
      await file.write(services.sealer.open(sealedFor(extract), partPlace(extract.id, part), row.sealed))
    }
  } finally {
    await file.close()
  }
}

const LEFT_BEHIND_MS = 2 * 60 * 60_000

/** Deletes uploads of processes that died: they hold people's data in clear and nobody waits for them. */
export async function sweepUploads(services: Services): Promise<void> {
  const folder = join(services.config.dataFolder, 'uploads')
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const age = await stat(path).then(
      (file) => Date.now() - file.mtimeMs,
      () => 0,
    )
    if (age > LEFT_BEHIND_MS) await unlink(path).catch(() => {})
  }
}
