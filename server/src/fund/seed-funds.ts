import type { Tx } from '../database/connect.ts'
import { wholeData } from './catalogue-store.ts'
import { demoCatalogue } from './demo-catalogue.ts'
import { referenceCatalogue } from './reference-catalogue.ts'

/** Puts the demo's funds in the catalogue, on offer; one that is there already stays as it is. */
export async function seedFunds(tx: Tx, apiBaseUrl = '/api'): Promise<void> {
  await tx
    .insertInto('fund')
    .values(
      demoCatalogue.map(({ id, code, sri, data }) => ({
        id,
        code,
        sri,
        status: 'published',
        data: JSON.stringify({ ...data, dic_url: `${apiBaseUrl}/user/fonds/${code}/document` }),
      })),
    )
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}

/** Puts the reference set in the catalogue as drafts, to be completed from each official document. */
export async function seedReferenceFunds(tx: Tx): Promise<void> {
  await tx
    .insertInto('fund')
    .values(
      referenceCatalogue.map(({ id, code, sri, ...data }) => ({
        id,
        code,
        sri,
        status: 'draft',
        data: JSON.stringify(wholeData(data)),
      })),
    )
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}
