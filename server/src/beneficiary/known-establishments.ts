import { sentenceOf } from '@moisson/contract/refusals'
import { establishmentNamed } from '@moisson/core/company/establishment'
import { refuse } from '@moisson/core/refusal'
import type { Language } from '@moisson/law/text'
import type { Tx } from '../database/connect.ts'
import { Refused } from '../http/refused.ts'
import { inFrenchOrder } from '../http/list-page.ts'

/** A place of work that a person’s file may name. */
export interface KnownSite {
  name: string
  siret: string | null
}

/** The places of work of a company, by which a file names them. */
export async function knownSites(tx: Tx, companyId: string): Promise<KnownSite[]> {
  return tx
    .selectFrom('establishment')
    .select(['name', 'siret'])
    .where('company_id', '=', companyId)
    .orderBy('name', inFrenchOrder)
    .execute()
}

/** The body with its establishment by the name it has here; one that the company does not have is refused at its field. */
export async function withKnownSite<Body extends { establishment?: string | null }>(
  tx: Tx,
  companyId: string,
  body: Body,
  language: Language,
): Promise<Body> {
  const given = body.establishment?.trim()
  if (!given) return body
  const found = establishmentNamed(await knownSites(tx, companyId), given)
  if (found) return { ...body, establishment: found.name }
  const refusal = refuse('unknown_establishment', { establishment: given })
  throw new Refused(refusal, {
    fieldErrors: [{ field: 'establishment', code: refusal.refusal, message: sentenceOf(refusal, language) }],
  })
}
