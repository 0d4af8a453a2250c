import { languages } from '@moisson/law/text'
import * as z from 'zod/mini'
import { call, staff } from './call.ts'
import { Id } from './shapes.ts'

export const prepareCommunication = call({
  does: 'The communication kit of a launched campaign, among the company’s papers: a poster with its code to scan, questions and answers, slides, the text of a message, in French or in English; written once (201), the same ones afterwards (200)',
  http: 'POST /campaigns/{id}/communication',
  rights: { scope: 'campaign', effect: 'changes', kind: 'company' },
  weight: 5,
  input: {
    path: z.object({ id: Id }),
    body: z.object({ language: z._default(z.enum(languages), 'fr') }),
  },
  output: z.object({
    documents: z.array(z.object({ id: Id, title: z.string(), file_name: z.string() })),
  }),
  status: 201,
  foundStatus: 200,
  refusals: ['kit_before_launch'],
  who: staff,
  changes: ['document'],
  example: (world) => ({ path: { id: world.openCampaign }, body: { language: 'en' } }),
})

export const writeInformationNote = call({
  does: 'The information note of an agreement written here, among the company’s papers: the essentials, then the text without its models; written once (201), the same one afterwards (200), its next version once the text has one',
  http: 'POST /company/{id}/documents/{did}/information-note',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  weight: 5,
  input: { path: z.object({ id: Id, did: Id }) },
  output: z.object({ document_id: Id, revision: z.int() }),
  status: 201,
  foundStatus: 200,
  refusals: ['note_not_written_here'],
  who: staff,
  changes: ['document'],
  example: (world) => ({ path: { id: world.company, did: world.writtenAccord } }),
})

export const prepareEmployeePapers = call({
  does: 'The booklet of employee savings and a sheet of each plan, among the company’s papers, from what is in force today; written once (201), the same ones while nothing has changed (200)',
  http: 'POST /company/{id}/employee-papers',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  weight: 5,
  input: { path: z.object({ id: Id }) },
  output: z.object({
    documents: z.array(z.object({ id: Id, title: z.string(), file_name: z.string() })),
  }),
  status: 201,
  foundStatus: 200,
  refusals: ['papers_nothing_yet'],
  who: staff,
  changes: ['document'],
  example: (world) => ({ path: { id: world.company } }),
})
