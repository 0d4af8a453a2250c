import { randomBytes } from 'node:crypto'
import type { CallDeclaration, Output, Request } from '@moisson/contract/call'
import { uploadDocument } from '@moisson/contract/document'
import { openRatification } from '@moisson/contract/ratification'
import type pg from 'pg'
import { digestOf } from '../identity/mint-link.ts'
import { pdfExample } from './pdf-example.ts'

type Client = <D extends CallDeclaration>(call: D, request: Request<D>) => Promise<Output<D>>

/** Texts to sign of a company: one free, one that the personnel is asked about, one that everybody answered. */
export async function exampleRatification(
  admin: Client,
  owner: pg.Pool,
  { company, ends_on, beneficiary }: { company: string; ends_on: string; beneficiary: string },
) {
  const text = async (title: string, gap: string) => {
    const content = `${pdfExample}\n${gap}`
    const { id } = await admin(uploadDocument, {
      path: { id: company },
      body: { title, type: 'interessement_agreement', status: 'to_sign' },
      // A browser's file, and what a test server is handed.
      file: Object.assign(new File([content], `${title}.pdf`), { content }),
    })
    return id
  }
  const { rows: files } = await owner.query<{ has_cse: boolean | null }>(
    'select has_cse from company where id = $1',
    [company],
  )
  // Asked together with the council, unless the company's file says there is none.
  const joint =
    files[0]?.has_cse === false ? {} : { joint_request: { with: 'cse' as const, on: '2026-04-15' } }
  const opened = async (document_id: string) => {
    const body = { document_id, ends_on, ...joint }
    return (await admin(openRatification, { path: { id: company }, body })).id
  }
  const textToSign = await text('Accord à signer', ' ')
  const ratification = await opened(await text('Accord soumis au personnel', '  '))
  const answeredRatification = await opened(await text('Accord dont chacun a répondu', '   '))
  await owner.query(
    `update ratification_voter set answer = 'yes', answered_at = business_now(), answered_on = paris_day(business_now()),
       channel = 'account' where ratification_id = $1`,
    [answeredRatification],
  )
  const { rows } = await owner.query<{ id: string }>(
    `select id from ratification_voter where ratification_id = $1 and beneficiary_id is distinct from $2 order by id`,
    [ratification, beneficiary],
  )
  const [onPaper, byLink] = rows
  // Asked the day before: a reminder leaves once a day.
  await owner.query(`update ratification set opened_at = opened_at - interval '1 day' where id = $1`, [
    ratification,
  ])
  const voteToken = randomBytes(32).toString('base64url')
  await owner.query(
    `insert into ratification_link (token_hash, company_id, voter_id, created_at)
     select $1, company_id, id, business_now() from ratification_voter where id = $2`,
    [digestOf(voteToken), byLink?.id ?? onPaper?.id],
  )
  return {
    textToSign,
    ratification,
    answeredRatification,
    paperVoter: onPaper?.id ?? '',
    voteToken,
  }
}
