import * as z from 'zod/mini'
import {
  processStatuses,
  processTypes,
  stepKinds,
  stepResponsibles,
  stepStatuses,
  userDocumentStatuses,
} from '@moisson/core/vocabulary'
import { formFieldTypes } from '@moisson/core/process/template'
import { advisers, call, staff } from './call.ts'
import { Campaign, CampaignDraft } from './campaign.ts'
import {
  Day,
  Id,
  Instant,
  QueryLimit,
  Version,
  Year,
  freeText,
  pageOf,
  several,
  text,
  nameOf,
} from './shapes.ts'

const Progress = z.object({ done: z.int(), total: z.int(), percent: z.int() })

export const Process = z.object({
  id: Id,
  company_id: Id,
  template_code: z.string(),
  template_version: z.int(),
  type: z.enum(processTypes),
  title: z.string(),
  year: z.nullable(Year),
  status: z.enum(processStatuses),
  progress: Progress,
  next_step_id: z.nullable(Id),
  next_step: z.nullable(
    z.object({
      id: Id,
      title: z.string(),
      status: z.enum(stepStatuses),
      responsible: z.enum(stepResponsibles),
      due_date: z.nullable(Day),
    }),
  ),
  /** Minutes of work left for the company. */
  minutes_left: z.int(),
  started_at: Instant,
  target_date: z.nullable(Day),
  completed_at: z.nullable(Instant),
  manager_id: z.nullable(Id),
  /** The advisers of the company. */
  agents: z.array(z.object({ id: Id, display_name: z.string() })),
  campaign_id: z.nullable(Id),
  copied_from_id: z.nullable(Id),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
})

const RequiredDocument = z.object({
  document_name: z.string(),
  label: z.string(),
  accepted_types: z.array(z.string()),
  max_size: z.int(),
  mandatory: z.boolean(),
})

const FormField = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(formFieldTypes),
  required: z.boolean(),
  help: z.optional(z.string()),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  choices: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
})
/** Answers by field: text, number, integer cents for an amount, ISO day, or yes and no. */
const FormData = z.record(z.string(), z.union([freeText(5000), z.number(), z.boolean(), z.null()]))

const stepActions = ['upload', 'submit', 'skip', 'comment', 'launch', 'review'] as const

export const ProcessStep = z.object({
  id: Id,
  company_id: Id,
  process_id: Id,
  position: z.int(),
  code: z.string(),
  title: z.string(),
  summary: z.string(),
  why: z.string(),
  body: z.string(),
  kind: z.enum(stepKinds),
  status: z.enum(stepStatuses),
  responsible: z.enum(stepResponsibles),
  depends_on: z.array(z.string()),
  /** The steps that keep this one closed. */
  waits_for: z.array(z.object({ id: Id, title: z.string() })),
  due_date: z.nullable(Day),
  estimated_minutes: z.nullable(z.int()),
  legal_basis: z.nullable(z.string()),
  page: z.nullable(z.string()),
  skippable: z.boolean(),
  /** Somebody else looks at the work before the step is over. */
  reviewed: z.boolean(),
  required_documents: z.array(RequiredDocument),
  form_schema: z.nullable(z.object({ fields: z.array(FormField) })),
  form_data: z.nullable(FormData),
  comment: z.nullable(z.string()),
  allowed_actions: z.array(z.enum(stepActions)),
  comment_count: z.int(),
  submitted_at: z.nullable(Instant),
  submitted_by: z.nullable(z.string()),
  validated_at: z.nullable(Instant),
  validated_by: z.nullable(z.string()),
  version: Version,
  updated_at: Instant,
})

/** A piece of a paper's text; boxes are ticked and empty rows filled in in the file. */
export const PaperPart = z.union([
  z.object({ kind: z.enum(['title', 'heading', 'text']), text: z.string() }),
  z.object({ kind: z.enum(['list', 'boxes']), items: z.array(z.string()) }),
  z.object({
    kind: z.literal('table'),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  z.object({ kind: z.literal('signatures'), names: z.array(z.string()) }),
])

export const StepDocument = z.object({
  id: z.string(),
  step_id: Id,
  document_name: z.string(),
  title: z.string(),
  description: z.string(),
  kind: z.enum(['template', 'guide', 'example', 'legal_notice']),
  mime_type: z.string(),
  size_bytes: z.int(),
  /** Read with the caller's bearer. */
  url: z.string(),
  template_version: z.int(),
  /** The text, in French as the file, to be read without opening it. */
  blocks: z.array(PaperPart),
})

export const UserDocument = z.object({
  id: Id,
  step_id: Id,
  company_id: Id,
  document_name: z.string(),
  file: z.object({
    file_name: z.string(),
    mime_type: z.string(),
    size_bytes: z.int(),
    sha256: z.string(),
  }),
  status: z.enum(userDocumentStatuses),
  rejection_reason: z.nullable(z.string()),
  /** The company's document it was taken from, or became once accepted. */
  document_id: z.nullable(Id),
  uploaded_by: z.nullable(z.string()),
  uploaded_at: Instant,
  reviewed_by: z.nullable(z.string()),
  reviewed_at: z.nullable(Instant),
  revision: z.int(),
  url: z.string(),
  version: Version,
})

export const StepAgent = z.object({
  id: Id,
  display_name: z.string(),
  title: z.nullable(z.string()),
  firm: z.nullable(z.string()),
  photo_url: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  calendar_url: z.nullable(z.string()),
  hours: z.nullable(z.string()),
  languages: z.array(z.string()),
  speciality: z.nullable(z.string()),
  orias_number: z.nullable(z.string()),
})

const one = z.object({ id: Id })
const inCompany = z.object({ id: Id, processId: Id })
const page = { cursor: z.optional(freeText(200)), limit: z.optional(QueryLimit) }

export const listProcessTemplates = call({
  does: 'The kinds of process that can be begun, with their steps',
  http: 'GET /process-templates',
  rights: { scope: 'none', effect: 'reads', kind: 'company' },
  output: z.object({
    items: z.array(
      z.object({
        /** What begins it: the product’s code, or the id of a template that the caller wrote. */
        code: z.string(),
        own_template_id: z.nullable(Id),
        version: z.int(),
        type: z.enum(processTypes),
        title: z.string(),
        summary: z.string(),
        /** Minutes of work for the company, all steps together. */
        minutes: z.int(),
        steps: z.array(
          z.object({
            code: z.string(),
            title: z.string(),
            kind: z.enum(stepKinds),
            responsible: z.enum(stepResponsibles),
            estimated_minutes: z.int(),
          }),
        ),
      }),
    ),
  }),
  who: staff,
  example: () => ({}),
})

export const listProcesses = call({
  does: 'The company’s processes, the latest first',
  http: 'GET /company/{id}/process',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: {
    path: one,
    query: z.object({ status: z.optional(several(processStatuses)), ...page }),
  },
  output: pageOf(Process),
  refusals: ['invalid_request'],
  who: staff,
  example: (world) => ({ path: { id: world.company } }),
})

export const startProcess = call({
  does: 'Begin a process from a template; steps are dated from the closing of the accounts',
  http: 'POST /company/{id}/process',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  begins: true,
  input: {
    path: one,
    body: z.object({
      template_code: text(60),
      title: z.optional(nameOf(160)),
      year: z.optional(Year),
      target_date: z.optional(Day),
    }),
  },
  output: Process,
  status: 201,
  refusals: ['unknown_template', 'process_exists'],
  who: staff,
  changes: ['process', 'todo'],
  example: (world) => ({
    path: { id: world.company },
    body: { template_code: 'agreement_renewal', year: 2031 },
  }),
})

export const getProcess = call({
  does: 'One process with its progress and its next step',
  http: 'GET /company/{id}/process/{processId}',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: { path: inCompany },
  output: Process,
  who: staff,
  example: (world) => ({ path: { id: world.company, processId: world.process } }),
})

export const listSteps = call({
  does: 'The steps of a process in their order',
  http: 'GET /process/{id}/steps',
  rights: { scope: 'process', effect: 'reads', kind: 'company' },
  input: { path: one },
  output: z.object({
    ...pageOf(ProcessStep).def.shape,
    counts: z.record(z.string(), z.int()),
  }),
  who: staff,
  example: (world) => ({ path: { id: world.process } }),
})

export const listStepDocuments = call({
  does: 'The papers we give for a step: models, guides, examples',
  http: 'GET /processStep/{id}/documents',
  rights: { scope: 'step', effect: 'reads', kind: 'company' },
  input: { path: one },
  output: pageOf(StepDocument),
  who: staff,
  example: (world) => ({ path: { id: world.step } }),
})

export const readStepDocument = call({
  does: 'The file of a paper we give, filled with the company’s name',
  http: 'GET /processStep/{id}/documents/{name}/file',
  rights: { scope: 'step', effect: 'reads', kind: 'company' },
  weight: 2,
  input: { path: z.object({ id: Id, name: z.string().check(z.maxLength(80)) }) },
  file: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  names: 'nobody',
  who: staff,
  example: (world) => ({ path: { id: world.step, name: 'guide_interessement' } }),
})

export const listUserDocuments = call({
  does: 'The papers that the company gave back for a step, with those replaced',
  http: 'GET /processStep/{id}/userDocuments',
  rights: { scope: 'step', effect: 'reads', kind: 'company' },
  input: { path: one },
  output: pageOf(UserDocument),
  who: staff,
  example: (world) => ({ path: { id: world.step } }),
})

const paperGiven = z.object({
  /** The name of the paper asked for; another name makes an extra paper. */
  document_name: z.optional(freeText(160)),
  /** A document of the company, instead of a file. */
  existing_document_id: z.optional(Id),
})
const paperRefusals = [
  'step_locked',
  'step_over',
  'process_over',
  'missing_file',
  'unknown_document',
  'unsupported_document',
  'unexpected_format',
  'file_too_large',
  'empty_file',
  'step_full',
] as const

export const attachPaper = call({
  does: 'Give a paper back for a step: a stored document of the company, or a file',
  http: 'POST /processStep/{id}/userDocuments',
  rights: { scope: 'step', effect: 'changes', kind: 'company' },
  weight: 2,
  input: { path: one, body: paperGiven, file: 'maybe' },
  output: UserDocument,
  status: 201,
  refusals: paperRefusals,
  who: staff,
  changes: ['process'],
  example: (world) => ({
    path: { id: world.step },
    body: { document_name: 'proces_verbal_carence', existing_document_id: world.document },
  }),
})

export const uploadPaper = call({
  does: 'Give a paper back for a step, as a file',
  http: 'POST /processStep/{id}/upload',
  rights: { scope: 'step', effect: 'changes', kind: 'company' },
  weight: 2,
  input: { path: one, body: paperGiven, file: 'maybe' },
  output: UserDocument,
  status: 201,
  refusals: paperRefusals,
  who: staff,
  changes: ['process'],
  example: (world) => ({
    path: { id: world.step },
    file: { name: 'note.txt', content: 'Le comité s’est réuni le 2 mars.' },
  }),
})

export const getStepAgent = call({
  does: 'The adviser who follows the step: name and business contact; null while the company has none',
  http: 'GET /processStep/{id}/agent',
  rights: { scope: 'step', effect: 'reads', kind: 'company' },
  input: { path: one },
  output: z.nullable(StepAgent),
  who: staff,
  example: (world) => ({ path: { id: world.step } }),
})

export const readUserDocument = call({
  does: 'The file of a paper given back',
  http: 'GET /userDocument/{id}/file',
  rights: { scope: 'user_document', effect: 'reads', kind: 'company' },
  input: { path: one },
  file: ['application/octet-stream'],
  names: 'papers',
  who: staff,
  example: (world) => ({ path: { id: world.userDocument } }),
})

export const deleteUserDocument = call({
  does: 'Take a paper back while it is not accepted; a second time changes nothing',
  http: 'DELETE /userDocument/{id}',
  rights: { scope: 'user_document', effect: 'changes', kind: 'company' },
  input: { path: one },
  status: 204,
  refusals: ['paper_settled', 'step_over', 'process_over'],
  who: staff,
  changes: ['process'],
  example: (world) => ({ path: { id: world.userDocument } }),
})

export const reviewUserDocument = call({
  does: 'Accept one paper, or refuse it with the reason',
  http: 'POST /userDocument/{id}/review',
  rights: { scope: 'user_document', effect: 'changes', kind: 'advice' },
  input: {
    path: one,
    body: z.object({ decision: z.enum(['accepted', 'rejected']), reason: z.optional(freeText(1000)) }),
  },
  output: UserDocument,
  refusals: ['version_conflict', 'reason_missing', 'paper_replaced', 'step_over', 'process_over'],
  who: advisers,
  changes: ['process', 'document'],
  example: (world) => ({ path: { id: world.userDocument }, body: { decision: 'accepted' } }),
})

export const submitStep = call({
  does: 'Say that a step is done; it is checked by the adviser when it has papers or answers',
  http: 'POST /processStep/{id}/submit',
  rights: { scope: 'step', effect: 'changes', kind: 'company' },
  input: {
    path: one,
    body: z.optional(
      z.object({
        form_data: z.optional(FormData),
        /** Keep the answers without sending the step. */
        draft: z.optional(z.boolean()),
        comment: z.optional(freeText(2000)),
      }),
    ),
  },
  output: ProcessStep,
  refusals: [
    'version_conflict',
    'step_locked',
    'step_over',
    'process_over',
    'step_of_adviser',
    'step_ends_by_itself',
    'papers_missing',
    'invalid_request',
  ],
  who: staff,
  // An answer that the company's file lacked is written there.
  changes: ['process', 'company'],
  example: (world) => ({ path: { id: world.simpleStep } }),
})

export const skipStep = call({
  does: 'Do without a step, with the reason',
  http: 'POST /processStep/{id}/skip',
  rights: { scope: 'step', effect: 'changes', kind: 'company' },
  input: { path: one, body: z.object({ reason: text(1000) }) },
  output: ProcessStep,
  refusals: [
    'version_conflict',
    'step_locked',
    'step_over',
    'process_over',
    'step_of_adviser',
    'step_not_skippable',
  ],
  who: staff,
  changes: ['process'],
  example: (world) => ({
    path: { id: world.skippableStep },
    body: { reason: 'L’entreprise n’a pas de CSE.' },
  }),
})

export const launchProcessCampaign = call({
  does: 'Make the campaign’s draft from the process (201); asked again it gives the same one (200), refuses what differs from it, and nothing is sent',
  http: 'POST /process/{id}/campaign/launch',
  rights: { scope: 'process', effect: 'changes', kind: 'company' },
  begins: true,
  input: {
    path: one,
    body: z.optional(z.object({ campaign: z.optional(z.partial(CampaignDraft)) })),
  },
  output: z.object({ campaign: Campaign, process: Process }),
  status: 201,
  foundStatus: 200,
  refusals: [
    'process_over',
    'process_campaign_differs',
    'unknown_campaign',
    'criteria_not_100',
    'invalid_phone',
    'exercise_dates',
    'exercise_of_other_year',
    'envelope_of_reserve',
    'setting_of_law',
    'setting_of_other_type',
    'unknown_establishment',
    'not_completed_by_this',
    'year_of_payment',
  ],
  who: staff,
  changes: ['process', 'campaign'],
  example: (world) => ({ path: { id: world.process } }),
})

export const copyProcess = call({
  does: 'Give a company a process: from a template, or from a process in the caller’s scope, its steps to do again',
  http: 'POST /admin/company/{id}/process/copy',
  rights: { scope: 'company', effect: 'changes', kind: 'advice' },
  begins: true,
  input: {
    path: one,
    body: z.object({
      template_code: z.optional(text(60)),
      source_process_id: z.optional(Id),
      title: z.optional(nameOf(160)),
      year: z.optional(Year),
      target_date: z.optional(Day),
      /** False keeps the source's days. */
      shift_dates: z.optional(z.boolean()),
      /** Takes the accepted papers along, inside one company only. */
      copy_documents: z.optional(z.boolean()),
      /** False refuses what the company has already: the same process under the same title. Left out, it is given again. */
      force: z.optional(z.boolean()),
    }),
  },
  output: Process,
  status: 201,
  refusals: ['unknown_template', 'template_or_source', 'papers_of_another_company', 'process_alike'],
  who: advisers,
  changes: ['process', 'todo'],
  example: (world) => ({ path: { id: world.company }, body: { template_code: 'annual_campaign' } }),
})

export const updateStep = call({
  does: 'Validate a step, send it back with a comment, open it again, move its date; read-only keys are ignored',
  http: 'PUT /admin/step/{id}',
  rights: { scope: 'step', effect: 'changes', kind: 'advice' },
  input: {
    path: one,
    body: z.object({
      status: z.optional(z.enum(stepStatuses)),
      comment: z.optional(z.nullable(freeText(2000))),
      due_date: z.optional(z.nullable(Day)),
      responsible: z.optional(z.enum(stepResponsibles)),
      required_documents: z.optional(
        z
          .array(
            z.object({
              document_name: text(160),
              label: text(160),
              accepted_types: z
                .array(z.string().check(z.maxLength(120)))
                .check(z.minLength(1), z.maxLength(10)),
              max_size: z.int().check(z.gte(1), z.lte(10 * 1024 * 1024)),
              mandatory: z.boolean(),
            }),
          )
          .check(z.maxLength(20)),
      ),
    }),
  },
  output: ProcessStep,
  refusals: [
    'version_conflict',
    'step_locked',
    'step_over',
    'process_over',
    'step_not_skippable',
    'own_step',
    'papers_missing',
    'comment_missing',
    'reason_missing',
    'invalid_request',
  ],
  who: advisers,
  changes: ['process', 'document'],
  example: (world) => ({ path: { id: world.submittedStep }, body: { status: 'validated' } }),
})
