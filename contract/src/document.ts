import * as z from 'zod/mini'
import {
  documentSources,
  documentStatuses,
  documentTypes,
  documentVisibilities,
} from '@moisson/core/vocabulary'
import { conclusionModes, type ConclusionModeName } from '@moisson/law/conclusion-modes'
import { call, everybody, staff } from './call.ts'
import {
  Day,
  Id,
  Instant,
  QueryLimit,
  QueryYear,
  Version,
  Year,
  several,
  text,
  Text,
  nameOf,
} from './shapes.ts'
import { documentFiles } from './document-files.ts'
import { fileRefusals } from './file-refusals.ts'
import { QueryFlag, freeText, oneLine, Searched, pageOf } from './shapes.ts'

const ofCompany = z.object({ id: Id })
const one = z.object({ id: Id, did: Id })
const Mode = z.enum(Object.keys(conclusionModes) as [ConclusionModeName, ...ConclusionModeName[]])
export const CompanyDocument = z.object({
  id: Id,
  company_id: Id,
  title: z.string(),
  type: z.enum(documentTypes),
  year: z.nullable(z.int()),
  period: z.nullable(z.object({ start: Day, end: Day })),
  file: z.object({
    file_name: z.string(),
    mime_type: z.string(),
    size_bytes: z.int(),
    sha256: z.string(),
    /** Whether a virus scanner looked at it before it was kept. */
    scanned: z.boolean(),
  }),
  /** `expired` is computed from the last day of validity. */
  status: z.enum(documentStatuses),
  expires_soon: z.boolean(),
  visibility: z.enum(documentVisibilities),
  source: z.enum(documentSources),
  signed_at: z.nullable(Day),
  filed_at: z.nullable(Day),
  filing_reference: z.nullable(z.string()),
  valid_from: z.nullable(Day),
  valid_until: z.nullable(Day),
  campaign_id: z.nullable(Id),
  step_id: z.nullable(Id),
  /** Rank of this version among those of the same paper. */
  revision: z.int(),
  current: z.boolean(),
  previous_version_id: z.nullable(Id),
  uploaded_by: z.nullable(z.object({ id: z.nullable(Id), name: z.string() })),
  created_at: Instant,
  updated_at: Instant,
  version: Version,
})

const Share = z.object({
  id: Id,
  label: z.string(),
  state: z.enum(['open', 'expired', 'revoked']),
  expires_at: Instant,
  revoked_at: z.nullable(Instant),
  created_by_name: z.nullable(z.string()),
  created_at: Instant,
  opened: z.int(),
  last_opened_at: z.nullable(Instant),
})

const DocumentFile = z.extend(CompanyDocument, {
  versions: z.array(
    z.object({
      id: Id,
      revision: z.int(),
      current: z.boolean(),
      file_name: z.string(),
      size_bytes: z.int(),
      status: z.enum(documentStatuses),
      uploaded_by_name: z.nullable(z.string()),
      created_at: Instant,
    }),
  ),
  shares: z.array(Share),
  /** The last fifty times any version was read, newest first. */
  accesses: z.array(
    z.object({
      at: Instant,
      who: z.string(),
      kind: z.enum(['preview', 'download', 'share']),
      revision: z.int(),
    }),
  ),
  access_count: z.int(),
  /** Written by the product from the answers given in the assistant. */
  from_answers: z.boolean(),
  /** Why it cannot be archived, when it cannot. */
  kept_because: z.nullable(z.object({ code: z.string(), message: z.string() })),
})

export const listDocuments = call({
  does: 'The papers of a company, newest first; archived ones only when asked for by status',
  http: 'GET /company/{id}/documents',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: {
    path: ofCompany,
    query: z.object({
      type: z.optional(several(documentTypes)),
      year: z.optional(QueryYear),
      status: z.optional(several(documentStatuses)),
      q: z.optional(Searched),
      /** The very file, by its print: whether the company has it already. */
      sha256: z.optional(text(64)),
      cursor: z.optional(z.string()),
      limit: z.optional(QueryLimit),
    }),
  },
  output: z.extend(pageOf(CompanyDocument), {
    /** Of all papers not archived, whatever the filter: how many by type, and their years; by status, of the types asked. */
    counts: z.object({
      by_type: z.partialRecord(z.enum(documentTypes), z.int()),
      by_status: z.partialRecord(z.enum(documentStatuses), z.int()),
      expiring: z.int(),
      years: z.array(z.int()),
    }),
  }),
  refusals: ['invalid_cursor'],
  who: staff,
  example: (world) => ({ path: { id: world.company } }),
})

const dates = {
  signed_at: z.optional(z.nullable(Day)),
  filed_at: z.optional(z.nullable(Day)),
  filing_reference: z.optional(z.nullable(freeText(80))),
  valid_from: z.optional(z.nullable(Day)),
  valid_until: z.optional(z.nullable(Day)),
}
const dateRefusals = [
  'signed_in_future',
  'filed_in_future',
  'filed_before_signed',
  'filed_needs_date',
  'validity_backwards',
] as const

export const uploadDocument = call({
  does: 'Keeps a file as a paper of the company, or as the next version of one; title, type and year are guessed from the name of the file unless given',
  http: 'POST /company/{id}/documents',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  weight: 2,
  input: {
    path: ofCompany,
    file: 'file',
    body: z.object({
      title: z.optional(freeText(200).check(oneLine)),
      type: z.optional(z.enum(documentTypes)),
      year: z.optional(QueryYear),
      status: z.optional(z.enum(['draft', 'to_sign', 'signed', 'filed', 'active'])),
      visibility: z.optional(z.enum(documentVisibilities)),
      signed_at: z.optional(Day),
      filed_at: z.optional(Day),
      filing_reference: z.optional(freeText(80)),
      valid_from: z.optional(Day),
      valid_until: z.optional(Day),
      /** The paper of which this file is the next version. */
      replaces: z.optional(Id),
    }),
  },
  output: CompanyDocument,
  status: 201,
  refusals: [
    ...fileRefusals,
    ...dateRefusals,
    'unknown_document',
    'old_version',
    'document_archived',
    'same_content',
    'adviser_visibility',
  ],
  who: staff,
  changes: ['document'],
  example: (world) => ({
    path: { id: world.company },
    body: { title: 'Accord d’intéressement 2026' },
    file: world.pdf,
  }),
})

export const getDocument = call({
  does: 'A paper with its versions, its share links and who read it',
  http: 'GET /company/{id}/documents/{did}',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: { path: one },
  output: DocumentFile,
  who: staff,
  example: (world) => ({ path: { id: world.company, did: world.document } }),
})

export const updateDocument = call({
  does: 'Changes the label of a paper: title, type, year, status, dates, who sees it; puts an archived one back in use',
  http: 'PUT /company/{id}/documents/{did}',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: {
    path: one,
    body: z.object({
      title: z.optional(nameOf(200)),
      type: z.optional(z.enum(documentTypes)),
      year: z.optional(z.nullable(Year)),
      status: z.optional(z.enum(documentStatuses)),
      visibility: z.optional(z.enum(documentVisibilities)),
      ...dates,
    }),
  },
  output: CompanyDocument,
  refusals: [
    ...dateRefusals,
    'version_conflict',
    'old_version',
    'status_not_given',
    'adviser_visibility',
    'ratification_open',
    'text_ratified',
  ],
  who: staff,
  changes: ['document'],
  example: (world) => ({
    path: { id: world.company, did: world.document },
    body: { title: 'Accord 2026 signé', status: 'signed', signed_at: '2026-02-02' },
  }),
})

export const archiveDocument = call({
  does: 'Takes a paper out of use; its versions stay, and what is evidence is refused',
  http: 'DELETE /company/{id}/documents/{did}',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: { path: one },
  status: 204,
  refusals: [
    'old_version',
    'version_conflict',
    'evidence_of_payment',
    'evidence_of_step',
    'evidence_of_todo',
    'evidence_of_vote',
    'evidence_of_filing',
  ],
  who: staff,
  changes: ['document'],
  example: (world) => ({ path: { id: world.company, did: world.document } }),
})

export const readDocumentFile = call({
  does: 'The file of a paper, to be saved or, with inline, shown; each reading is noted',
  http: 'GET /company/{id}/documents/{did}/file',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: { path: one, query: z.object({ inline: z.optional(QueryFlag) }) },
  file: documentFiles,
  names: 'papers',
  refusals: ['storage_unavailable'],
  who: staff,
  example: (world) => ({ path: { id: world.company, did: world.document } }),
})

export const shareDocument = call({
  does: 'Makes a link by which somebody without an account reads this version of a paper until a day; the link is shown once',
  http: 'POST /company/{id}/documents/{did}/shares',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: {
    path: one,
    body: z.object({
      /** For whom: « CSE », « Cabinet Martin ». */
      label: nameOf(80),
      days: z.optional(z.int().check(z.gte(1), z.lte(90))),
    }),
  },
  output: z.extend(Share, { url: z.string() }),
  status: 201,
  refusals: ['document_archived', 'too_many_shares', 'adviser_document'],
  who: staff,
  changes: ['document'],
  example: (world) => ({ path: { id: world.company, did: world.document }, body: { label: 'CSE' } }),
})

export const revokeShare = call({
  does: 'Closes a share link at once',
  http: 'DELETE /company/{id}/documents/{did}/shares/{sid}',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: { path: z.object({ id: Id, did: Id, sid: Id }) },
  status: 204,
  who: staff,
  changes: ['document'],
  example: (world) => ({
    path: { id: world.company, did: world.document, sid: world.documentShare },
  }),
})

export const readSharedFile = call({
  does: 'The file behind a share link, for whoever holds it; each opening is counted',
  http: 'GET /shared/{token}',
  rights: { scope: 'none', effect: 'reads', kind: 'open' },
  input: { path: z.object({ token: z.string() }) },
  file: [...documentFiles, 'text/html'],
  names: 'papers',
  refusals: ['unknown_share', 'share_over', 'storage_unavailable'],
  who: everybody,
  example: (world) => ({ path: { token: world.shareToken } }),
})

const inMode = z.object({ mode: z.optional(Mode) })

export const getFilingPack = call({
  does: 'The papers to file on TéléAccords with the intéressement of the company, each present, missing or not signed',
  http: 'GET /company/{id}/filing-pack',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: { path: ofCompany, query: inMode },
  output: z.object({
    mode: Mode,
    /** Where the mode comes from: asked for, written in the agreement, or likely from the company file. */
    mode_from: z.enum(['asked', 'agreement', 'company']),
    modes: z.array(z.object({ value: Mode, label: Text, open: z.boolean() })),
    papers: z.array(
      z.object({
        code: z.string(),
        label: Text,
        types: z.array(z.enum(documentTypes)),
        required: z.boolean(),
        state: z.enum(['present', 'missing', 'not_signed']),
        to_do: Text,
        document: z.nullable(
          z.object({
            id: Id,
            title: z.string(),
            file_name: z.string(),
            size_bytes: z.int(),
            status: z.enum(documentStatuses),
            revision: z.int(),
          }),
        ),
      }),
    ),
    /** Who signs the text by the agreement on record, with the paper that proves their capacity. */
    signatories: z.array(
      z.object({
        capacity: Text,
        name: z.string(),
        quality: z.nullable(z.string()),
        organisation: z.nullable(z.string()),
        signed_on: z.nullable(Day),
        document_id: z.nullable(Id),
        /** What usually proves it; null where nothing has to. */
        proof: z.nullable(z.enum(documentTypes)),
      }),
    ),
    ready: z.boolean(),
    missing: z.int(),
    /** The last days to sign and to file the text for its first exercice; null once filed or when the year is not known. */
    deadlines: z.nullable(z.object({ year: z.int(), sign_by: Day, file_by: Day, late: z.boolean() })),
    /** Filed already: when and under which reference. */
    filed_at: z.nullable(Day),
    filing_reference: z.nullable(z.string()),
    receipt_document_id: z.nullable(Id),
  }),
  who: staff,
  example: (world) => ({ path: { id: world.company } }),
})

export const readFilingPack = call({
  does: 'The filing pack as one archive, with a list of what is in it and what is missing',
  http: 'GET /company/{id}/filing-pack/file',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  weight: 10,
  input: { path: ofCompany, query: inMode },
  file: ['application/zip'],
  names: 'papers',
  refusals: ['filing_pack_empty', 'storage_unavailable'],
  who: staff,
  example: (world) => ({ path: { id: world.company } }),
})
