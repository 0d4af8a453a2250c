import { parisDay } from '@moisson/law/paris-time'
import { rename } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { extractBeneficiaries } from '@moisson/contract/extract'
import type { Tx } from '../database/connect.ts'
import type { Caller } from '../http/caller.ts'
import { handleFreely } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import type { Services } from '../services.ts'
import { expectedYear } from './beneficiary-row.ts'
import { keepFile } from './extract-file.ts'
import { extractIn, type ExtractRecord } from './extract-store.ts'
import type { ReadingOptions } from '../database/kept-reading.ts'
import { readExtract } from './read-extract.ts'
import { lastClosedYear } from './reference-year.ts'
import { refusedSheet, shownExtract } from './shown-extract.ts'
import { SheetRefusal } from './sheet-refusal.ts'

/** Longer readings go on by themselves: the answer says how far they are. */
export const WAIT_MS = 8_000
const KEPT_DAYS = 30

export const handleExtractBeneficiaries = handleFreely(extractBeneficiaries, async (ctx) => {
  const { input, caller, services, language, file } = ctx
  if (!file) throw ctx.refuse('missing_file')
  const id = ctx.newId()
  const extract = await ctx.inTransaction(async (tx, now) => {
    const companyId = await companyFor(tx, caller, input.query.company_id)
    const row = {
      id,
      company_id: companyId,
      user_id: caller.user_id,
      state: 'reading' as const,
      file_name: file.name.slice(0, 200),
      size_bytes: file.size,
      reading: {},
      sealed: null,
      year: input.query.year ?? (await yearFor(tx, companyId, now)),
      expires_at: new Date(now.getTime() + KEPT_DAYS * 86_400_000),
    }
    await tx
      .insertInto('extract')
      .values({
        ...row,
        reading: '{}',
        beat_at: sql<Date>`clock_timestamp()`,
        created_at: now,
        updated_at: now,
      })
      .execute()
    await keepFile(tx, services, row, file.path)
    await ctx.audit(tx, now, { company_id: companyId, target_type: 'extract', target_id: id })
    return row
  })
  // The call deletes its upload when it ends; the reading may outlive it.
  const path = `${file.path}-${id}`
  await rename(file.path, path)
  await waitFor(readExtract(services, extract, extract.year, path), async (refusal) => {
    if (refusal.mendable) return id
    // A file that cannot be read leaves nothing behind.
    await ctx.inTransaction((tx) => tx.deleteFrom('extract').where('id', '=', id).execute())
    return null
  })
  return ctx.inTransaction(async (tx) => {
    const { company_id: companyId } = extract
    const now = await extractIn(tx, companyId ?? caller.user_id, caller.user_id, id)
    return shownExtract(tx, now, { companyId, language, sealer: services.sealer })
  })
})

/**
 * Waits for a reading as long as a person would; what ends later is found by asking again. `whenRefused` answers the
 * id of the extract if it is kept.
 */
async function waitFor(
  reading: Promise<void>,
  whenRefused: (refusal: SheetRefusal) => Promise<string | null>,
): Promise<void> {
  const abort = new AbortController()
  try {
    await Promise.race([reading, sleep(WAIT_MS, undefined, { signal: abort.signal })])
  } catch (error) {
    if (!(error instanceof SheetRefusal)) throw error
    throw refusedSheet(error, await whenRefused(error))
  } finally {
    abort.abort()
    reading.catch(() => {})
  }
}

/** Reads the same file again as the person asked. The state is `reading` already. */
export async function readAgain(
  services: Services,
  extract: ExtractRecord,
  options: ReadingOptions,
  year: number,
): Promise<void> {
  await waitFor(
    readExtract(services, { ...extract, reading: { options }, year }, year),
    async () => extract.id,
  )
}

/** The company a file is for: the one asked for, else the current one, else the only one. */
async function companyFor(tx: Tx, caller: Caller, asked: string | undefined): Promise<string | null> {
  const isThere = async (id: string) => {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return false
    const row = await tx.selectFrom('company').select('id').where('id', '=', id).executeTakeFirst()
    return row !== undefined
  }
  if (asked) {
    if (!(await isThere(asked))) throw notFound()
    return asked
  }
  const { current_company_id: current, administers, manages } = caller
  if (current !== null && (await isThere(current))) return current
  const [only, ...others] = new Set([...administers, ...manages])
  return only !== undefined && others.length === 0 ? only : null
}

const yearFor = (tx: Tx, companyId: string | null, now: Date): Promise<number> | number =>
  companyId === null
    ? lastClosedYear({ fiscal_year_end_month: 12, fiscal_year_end_day: 31 }, parisDay(now.toISOString()))
    : expectedYear(tx, companyId, now)
