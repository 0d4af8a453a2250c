import { sql } from 'kysely'
import { getExtract, remapExtract } from '@moisson/contract/extract'
import type { Caller } from '../http/caller.ts'
import { handleFreely, type FreeContext } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import type { Tx } from '../database/connect.ts'
import { extractIn } from './extract-store.ts'
import { readAgain } from './extract-beneficiaries.ts'
import { resumeReadings } from './read-extract.ts'
import { shownExtract } from './shown-extract.ts'

export const handleGetExtract = handleFreely(getExtract, async (ctx) => {
  const { input, caller, services } = ctx
  const { extractId } = input.path
  const extract = await ctx.inTransaction((tx) => foundIn(tx, input.path, caller))
  if (extract.state === 'reading') await resumeReadings(services, extractId)
  const { only, cursor, limit } = input.query
  return ctx.inTransaction((tx) => shownExtract(tx, extract, { ...askedOf(ctx), only, cursor, limit }))
})

export const handleRemapExtract = handleFreely(
  remapExtract,
  async (ctx) => {
    const { input, caller, services } = ctx
    const { id: companyId, extractId } = input.path
    const { year: askedYear, sheet, header_row: headerRow, encoding, ...rest } = input.body
    const asked = {
      ...rest,
      ...(sheet === null || sheet === undefined ? {} : { sheet }),
      ...(headerRow === null || headerRow === undefined ? {} : { header_row: headerRow }),
      ...(encoding === null || encoding === undefined ? {} : { encoding }),
    }
    const { extract, year, options } = await ctx.inTransaction(async (tx, now) => {
      await requireCompany(tx, companyId)
      const found = await extractIn(tx, companyId, caller.user_id, extractId, { lock: true })
      if (found.state !== 'ready' && found.state !== 'refused') throw ctx.refuse('extract_not_ready')
      const { header_row, sheets, ...others } = found.reading.options ?? {}
      // The title row of one sheet says nothing of another.
      const sameSheet = !('sheet' in asked) || asked.sheet === (others.sheet ?? found.reading.sheet)
      const earlier = {
        ...others,
        ...(sameSheet && header_row !== undefined ? { header_row } : {}),
        ...(sameSheet && sheets !== undefined ? { sheets } : {}),
      }
      const mapping = { ...earlier.mapping, ...asked.mapping }
      const chosen = { ...earlier, ...asked, ...(Object.keys(mapping).length > 0 ? { mapping } : {}) }
      const wanted = askedYear ?? found.year ?? now.getUTCFullYear() - 1
      await tx
        .updateTable('extract')
        .set({
          state: 'reading',
          reading: JSON.stringify({ options: chosen }),
          year: wanted,
          updated_at: now,
        })
        .set({ sealed: null })
        .set({ beat_at: sql<Date>`clock_timestamp()` })
        .where('id', '=', extractId)
        .execute()
      await ctx.audit(tx, now, { company_id: companyId, target_type: 'extract', target_id: extractId })
      return { extract: found, year: wanted, options: chosen }
    })
    await readAgain(services, extract, options, year)
    return shown(ctx)
  },
  shown,
)

type Ctx = FreeContext<typeof getExtract> | FreeContext<typeof remapExtract>
const askedOf = ({ input, language, services }: Ctx) => ({
  companyId: input.path.id,
  language,
  sealer: services.sealer,
})

/** The extract of the address with the first page of its rows, as it stands. */
function shown(ctx: FreeContext<typeof remapExtract>) {
  return ctx.inTransaction(async (tx) =>
    shownExtract(tx, await foundIn(tx, ctx.input.path, ctx.caller), askedOf(ctx)),
  )
}

async function foundIn(tx: Tx, path: { id: string; extractId: string }, caller: Caller) {
  await requireCompany(tx, path.id)
  return extractIn(tx, path.id, caller.user_id, path.extractId)
}

async function requireCompany(tx: Tx, id: string): Promise<void> {
  const found = await tx.selectFrom('company').select('id').where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
}
