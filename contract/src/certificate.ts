import * as z from 'zod/mini'
import { call, staff } from './call.ts'
import { Id } from './shapes.ts'

export const certifyCampaign = call({
  does: 'The certificate of what a campaign’s validation froze, among the company’s papers: written the first time (201), the same one afterwards (200), its next version once validated anew',
  http: 'POST /campaigns/{id}/export/certificate',
  rights: { scope: 'campaign', effect: 'changes', kind: 'money' },
  weight: 5,
  input: { path: z.object({ id: Id }) },
  output: z.object({ document_id: Id, revision: z.int() }),
  status: 201,
  foundStatus: 200,
  refusals: ['not_validated', 'sums_differ'],
  who: staff,
  changes: ['document'],
  example: (world) => ({ path: { id: world.validatedCampaign } }),
})
