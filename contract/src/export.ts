import { planKinds } from '@moisson/core/vocabulary'
import * as z from 'zod/mini'
import { call, staff } from './call.ts'
import { Cents, Day, Id, Instant, QueryFlag, freeText } from './shapes.ts'

export const payrollFormats = ['json', 'csv', 'xlsx'] as const
const one = z.object({ id: Id })

export const PayrollLine = z.object({
  matricule: z.nullable(z.string()),
  nom: z.string(),
  prenom: z.string(),
  etablissement: z.nullable(z.string()),
  date_sortie: z.nullable(Day),
  nature: z.string(),
  /** Of a bonus of value sharing: 904 not taxable, 905 taxable; empty for the rest. */
  dsn_code_52: z.string(),
  dsn_code_54: z.string(),
  exercice_debut: Day,
  exercice_fin: Day,
  brut_cents: Cents,
  brut_paye_cents: Cents,
  brut_investi_pee_cents: Cents,
  brut_investi_percol_cents: Cents,
  brut_retenu_cents: Cents,
  csg_deductible_cents: Cents,
  csg_non_deductible_cents: Cents,
  crds_cents: Cents,
  net_paye_cents: Cents,
  net_investi_cents: Cents,
  net_retenu_cents: Cents,
  imposable_cents: Cents,
  abondement_brut_cents: Cents,
  abondement_net_cents: Cents,
  forfait_social_base_cents: Cents,
  forfait_social_taux_bps: z.int(),
  forfait_social_cents: Cents,
  /** Interest for paying late: paid with the pay, and sent to the account keeper. */
  interets_retard_payes_cents: Cents,
  interets_retard_investis_cents: Cents,
  /** What was paid before as an advance, gross and net: the amounts above are without it; and what is to be returned of it. */
  avance_brute_cents: Cents,
  avance_nette_cents: Cents,
  avance_a_restituer_cents: Cents,
  avance_brute_a_regulariser_cents: Cents,
  csg_deductible_a_regulariser_cents: Cents,
  csg_non_deductible_a_regulariser_cents: Cents,
  crds_a_regulariser_cents: Cents,
  jours_de_repos_centiemes: z.int(),
  reference: z.nullable(z.string()),
})

export const exportPayroll = call({
  does: 'What payroll needs, one line a person; JSON unless another format is asked for',
  http: 'GET /campaigns/{id}/export/payroll',
  rights: { scope: 'campaign', effect: 'takes-file', kind: 'money' },
  weight: 5,
  input: {
    path: one,
    /** `bom`: whether a csv starts with the mark spreadsheets know UTF-8 by. */
    query: z.object({ format: z.optional(freeText(20)), bom: z.optional(QueryFlag) }),
  },
  output: z.object({
    campaign_id: Id,
    layout_version: z.string(),
    totals: z.record(z.string(), Cents),
    count: z.int(),
    items: z.array(PayrollLine),
  }),
  file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  names: 'people',
  refusals: ['not_validated', 'unknown_format'],
  who: staff,
  example: (world) => ({ path: { id: world.validatedCampaign } }),
})

export const exportToKeeper = call({
  does: 'The file of an account keeper of the company: cover sheet and one line a person, plan and fund; `plan` says whose, where each plan has its own',
  http: 'GET /campaigns/{id}/export/keeper',
  rights: { scope: 'campaign', effect: 'takes-file', kind: 'money' },
  weight: 5,
  input: {
    path: one,
    query: z.object({
      plan: z.optional(z.enum(planKinds)),
      as: z.optional(z.enum(['xlsx', 'csv'])),
      layout_version: z.optional(freeText(20)),
    }),
  },
  file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
  names: 'people',
  refusals: [
    'not_validated',
    'export_controls_failed',
    'keeper_without_file',
    'keeper_to_name',
    'unknown_format',
    'recent_sign_in_required',
  ],
  who: staff,
  example: (world) => ({ path: { id: world.validatedCampaign } }),
})

export const exportGroupama = call({
  ...exportToKeeper,
  does: 'The account keeper’s file of a company whose keeper is Groupama',
  http: 'GET /campaigns/{id}/export/groupama',
  rights: { scope: 'campaign', effect: 'takes-file', kind: 'money' },
  refusals: [
    'not_validated',
    'export_controls_failed',
    'other_account_keeper',
    'unknown_format',
    'recent_sign_in_required',
  ],
})

export const getPaymentSummary = call({
  does: 'What is paid by payroll, placed and held back, with the control totals and the exports taken',
  http: 'GET /campaigns/{id}/payment',
  rights: { scope: 'campaign', effect: 'reads', kind: 'money' },
  input: { path: one },
  output: z.object({
    envelope_gross_cents: Cents,
    levies_cents: Cents,
    /** Of the envelope, what was paid before as an advance, gross and net; and what is to be returned of it. */
    advance_gross_cents: Cents,
    advance_net_cents: Cents,
    to_return_cents: Cents,
    paid_cents: Cents,
    pee_cents: Cents,
    percol_cents: Cents,
    held_cents: Cents,
    abondement_gross_cents: Cents,
    abondement_net_cents: Cents,
    forfait_social_cents: Cents,
    /** Interest for paying late as it was fixed: with what is paid at once, with what is placed. */
    late_interest_paid_cents: Cents,
    late_interest_placed_cents: Cents,
    /** Why the levy is what it is: what was declared, the years missing, and what the people of the campaign contradict. */
    levy: z.object({
      from: z.enum(['headcounts', 'declared', 'unknown']),
      missing_years: z.array(z.int()),
      sentence: z.string(),
      doubt: z.nullable(z.string()),
    }),
    difference_cents: Cents,
    /** Where people give days: how many halves of one, all together. */
    given_half_days: z.nullable(z.int()),
    /** The last day that its payments are recorded on: the day it was paid on. */
    recorded_on: z.nullable(Day),
    counts: z.object({ paid: z.int(), placed: z.int(), held: z.int() }),
    /** Checked once the outcome is written; a failed `block` keeps the keeper's file from leaving. */
    controls: z.array(
      z.object({
        code: z.string(),
        severity: z.enum(['block', 'warn']),
        ok: z.boolean(),
        message: z.string(),
        count: z.int(),
        /** The first five people concerned, of a control about their own data. */
        names: z.array(z.string()),
      }),
    ),
    downloads: z.array(
      z.object({
        at: Instant,
        by: z.string(),
        kind: z.string(),
        format: z.string(),
        sha256: z.string(),
        layout_version: z.string(),
      }),
    ),
    available: z.boolean(),
    /** Who keeps the accounts of the plans: one for both, or one for each. */
    keepers: z.array(
      z.object({
        plans: z.array(z.enum(planKinds)),
        /** Null where nobody has chosen it. */
        name: z.nullable(z.string()),
        /** Who keeps these plans for the company today, where it is no keeper of the campaign’s. */
        keeper_today: z.nullable(z.string()),
        /** Whether we write its file. */
        writes_file: z.boolean(),
        /** Its own layout is not known to us: the file is the neutral one. */
        neutral_file: z.boolean(),
        /** Net, without matching nor interest. */
        placed_cents: Cents,
        /** A failed control keeps its file from leaving. */
        held_back: z.boolean(),
      }),
    ),
  }),
  who: staff,
  example: (world) => ({ path: { id: world.validatedCampaign } }),
})
