import * as z from 'zod/mini'
import { ownPaperKinds } from '@moisson/core/vocabulary'
import { call, oneself } from './call.ts'
import { documentFiles } from './document-files.ts'
import { Day, Id, Text } from './shapes.ts'

export const OwnPaper = z.object({
  kind: z.enum(ownPaperKinds),
  /** Of the campaign of a notice, the choice of a receipt, the company of a statement; of the paper otherwise. */
  id: Id,
  company_name: z.string(),
  year: z.int(),
  /** The day it says; today for what is printed as of today. */
  on: Day,
  title: Text,
  /** The campaign, or the paper’s own title; null where the title says it all. */
  about: z.nullable(z.string()),
  /** What it is for, in one line. */
  purpose: Text,
  /** A receipt that another one took the place of. */
  replaced: z.boolean(),
  /** The name it is saved under, in French, in the order of days. */
  file_name: z.string(),
})

export const listMyPapers = call({
  does: 'Every paper kept for the caller, of all their campaigns and companies: notices, receipts, signed answers, summary statements, and what their companies show to their people; the latest first',
  http: 'GET /beneficiary/me/papers',
  rights: { scope: 'me', effect: 'reads', kind: 'own' },
  output: z.object({ items: z.array(OwnPaper), total: z.int() }),
  who: oneself,
  example: () => ({}),
})

export const readMyPaper = call({
  does: 'One paper of the caller’s list, to be saved',
  http: 'GET /beneficiary/me/papers/{pid}',
  rights: { scope: 'me', effect: 'reads', kind: 'own' },
  weight: 2,
  input: { path: z.object({ pid: Id }) },
  file: documentFiles,
  names: 'oneself',
  refusals: ['storage_unavailable'],
  who: oneself,
  example: (world) => ({ path: { pid: world.openCampaign } }),
})

export const readMyPapers = call({
  does: 'All the papers of the caller’s list as one archive, named in French by day, with a list of what is in it',
  http: 'GET /beneficiary/me/papers/file',
  rights: { scope: 'me', effect: 'reads', kind: 'own' },
  weight: 10,
  file: ['application/zip'],
  names: 'oneself',
  refusals: ['no_papers', 'storage_unavailable'],
  who: oneself,
  example: () => ({}),
})
