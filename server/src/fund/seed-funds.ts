import type { Tx } from '../database/connect.ts'
import { demoCatalogue } from './demo-catalogue.ts'

/** Puts the demo's funds in the catalogue, or brings them up to date; doing it again changes nothing. */
export async function seedFunds(tx: Tx, apiBaseUrl = '/api'): Promise<void> {
  for (const { id, code, sri, data } of demoCatalogue) {
    const written = JSON.stringify({ ...data, dic_url: `${apiBaseUrl}/user/fonds/${code}/document` })
    await tx
      .insertInto('fund')
      .values({ id, code, sri, status: 'published', data: written })
      .onConflict((conflict) => conflict.column('code').doUpdateSet({ sri, data: written }))
      .execute()
  }
}
