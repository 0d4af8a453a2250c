import { inEach } from '@moisson/law/text'
import { detailIn } from '@moisson/law/refusal'
import {
  previewCampaignEnvelope,
  readCampaignEnvelope,
  recordCampaignEnvelope,
} from '@moisson/contract/campaign-envelope'
import type { Output } from '@moisson/contract/call'
import { HEADCOUNT, PAYROLL, PRESENCES, type AgreementFormula } from '@moisson/core/accord/accord'
import {
  changedByHand,
  computeEnvelope,
  envelopeFields,
  recomputed,
  type EnvelopeField,
} from '@moisson/core/campaign/envelope-basis'
import { wholePresences } from '@moisson/core/campaign/whole-presences'
import { labelsOf } from '@moisson/core/accord/envelope-tree'
import { unitsOf } from '@moisson/core/accord/formula-text'
import { agreementText } from '@moisson/law/formula/describe'
import type { AgreementRow } from '../company/agreement-store.ts'
import { companyRow } from '../company/company-store.ts'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { Refused, refused } from '../http/refused.ts'
import { sentenceOf } from '@moisson/contract/refusals'
import { candidatesOf, shareRulesOf } from './calculate-shares.ts'
import { campaignIn, lockCampaign, refuseStale, saveCampaign, type CampaignRow } from './campaign-store.ts'
import { viewOf } from './campaign-view.ts'
import { agreementOf } from './rules-of.ts'
import { withHashJoins } from './with-hash-joins.ts'

/** The formula decides the intéressement itself: a supplement is what the company decides on top of it. */
const goesByFormula = (campaign: CampaignRow, agreement: AgreementRow | null): AgreementFormula | null =>
  campaign.type === 'interessement' ? (agreement?.formula ?? null) : null

const exerciseOf = ({ exercise_start: start, exercise_end: end }: CampaignRow) => ({ start, end })

export const handleReadCampaignEnvelope = handle(readCampaignEnvelope, async ({ tx, companyId, input }) => {
  const campaign = await campaignIn(tx, companyId, input.path.id)
  const agreement = await agreementOf(tx, campaign)
  const formula = goesByFormula(campaign, agreement)
  const exercise = exerciseOf(campaign)
  const { envelope_basis: recorded } = campaign
  const fields = formula ? envelopeFields(formula, exercise) : []
  const own = (campaign.envelope_gross_cents ?? 0) - campaign.complement_gross_cents
  const output: Output<typeof readCampaignEnvelope> = {
    agreement: agreement && {
      id: agreement.id,
      title: agreement.title,
      has_formula: formula !== null,
      typed_envelope_reason: agreement.typed_envelope_reason,
    },
    exercise,
    formula: formula
      ? agreementText(formula.formula.tree, 'fr', labelsOf(formula), unitsOf(formula))
      : (recorded?.formula ?? []),
    fields: await withKnown(tx, campaign, fields, formula?.each_by),
    recorded,
    envelope_gross_cents: campaign.envelope_gross_cents,
    by_hand_cents: changedByHand(own, recorded),
    by_hand_reason: campaign.warning_reasons['envelope_by_hand'] ?? null,
    recomputed_cents: formula && recorded ? recomputed(formula, recorded) : null,
    last_year: await lastYearOf(tx, campaign),
  }
  return output
})

export const handlePreviewCampaignEnvelope = handle(
  previewCampaignEnvelope,
  async ({ tx, companyId, input }) => {
    const campaign = await campaignIn(tx, companyId, input.path.id)
    const formula = goesByFormula(campaign, await agreementOf(tx, campaign))
    if (!formula) throw refused('agreement_without_formula')
    return computeEnvelope(formula, exerciseOf(campaign), input.body.figures)
  },
)

/** Writes figures, steps and amount as they are computed now: from here on they are read. */
export const handleRecordCampaignEnvelope = handle(recordCampaignEnvelope, async (context) => {
  const { tx, companyId, input, caller, language, note } = context
  const { campaign, now } = await lockCampaign(tx, companyId, input.path.id, 'update')
  await refuseStale(context.ifMatch, campaign, () => viewOf(tx, campaign, context))
  if (campaign.state !== 'draft') throw refused('campaign_not_draft', { state: campaign.state })
  const agreement = await agreementOf(tx, campaign)
  const formula = goesByFormula(campaign, agreement)
  if (!formula || !agreement) throw refused('agreement_without_formula')
  const { missing, problem, basis } = computeEnvelope(formula, exerciseOf(campaign), input.body.figures)
  if (missing.length > 0) {
    const { refusal } = refused('figures_missing', { count: missing.length })
    const one = sentenceOf(refused('figures_missing', { count: 1 }).refusal, language)
    throw new Refused(refusal, {
      fieldErrors: missing.map((name) => ({
        field: `figures.${name}`,
        code: 'figures_missing',
        message: one,
      })),
    })
  }
  if (basis === null) throw refused('figures_without_amount', detailIn('why', problem ?? inEach(() => '')))
  const wages = Math.round((basis.figures.find(({ name }) => name === PAYROLL)?.value ?? 0) * 100)
  const { annual_gross_payroll_cents: told, annual_gross_payroll_year: year } = await companyRow(
    tx,
    companyId,
  )
  const { envelope_by_hand: _, envelope_figures_old: __, ...reasons } = campaign.warning_reasons
  const saved = await saveCampaign(tx, campaign, now, {
    envelope_basis: JSON.stringify({
      ...basis,
      agreement: { id: agreement.id, title: agreement.title, version: agreement.version },
      exercise: exerciseOf(campaign),
      recorded_at: now.toISOString(),
      recorded_by: caller.name,
    }),
    envelope_gross_cents: basis.amount_cents,
    // One figure for the formula and for the ceiling of the law; that of the company’s file is not copied.
    payroll_gross_cents:
      year === campaign.year && told === wages ? campaign.payroll_gross_cents && wages : wages,
    warning_reasons: JSON.stringify(reasons),
    calculated_at: null,
  })
  note({
    target_type: 'campaign',
    target_id: campaign.id,
    before: { envelope_gross_cents: campaign.envelope_gross_cents },
    after: {
      envelope_gross_cents: basis.amount_cents,
      figures: Object.fromEntries(basis.figures.map(({ name, value }) => [name, value])),
    },
  })
  return viewOf(tx, saved, context)
})

type Known = Output<typeof readCampaignEnvelope>['fields'][number]['known']

/**
 * What was recorded before, else what the campaign, the company’s file or the people say already, with where it comes
 * from: nothing is typed twice. Wages of another exercice are told, never taken.
 */
async function withKnown(
  tx: Tx,
  campaign: CampaignRow,
  fields: readonly EnvelopeField[],
  each_by: AgreementFormula['each_by'],
) {
  const before = campaign.envelope_basis?.figures ?? []
  const known: Record<string, Known> = {
    [PAYROLL]: knownWages(campaign, await companyRow(tx, campaign.company_id)),
    [HEADCOUNT]: knownPeople(campaign),
    [PRESENCES]: fields.some(({ name }) => name === PRESENCES)
      ? await knownPresences(tx, campaign, each_by === 'appartenance' ? 'appartenance' : 'presence')
      : null,
  }
  return fields.map((field) => {
    const recorded = field.fixed ?? before.find(({ name }) => name === field.name)?.value ?? null
    const elsewhere = recorded === null ? (known[field.name] ?? null) : null
    return {
      ...field,
      value: recorded ?? (elsewhere?.year === campaign.year ? elsewhere.value : null),
      known: elsewhere,
    }
  })
}

function knownWages(
  { year, payroll_gross_cents: own }: CampaignRow,
  file: Awaited<ReturnType<typeof companyRow>>,
): Known {
  if (own !== null) return { from: 'campaign', value: own / 100, year }
  if (file.annual_gross_payroll_cents === null) return null
  return {
    from: 'company',
    value: file.annual_gross_payroll_cents / 100,
    year: file.annual_gross_payroll_year,
  }
}

const knownPeople = ({ year, calculated_at, calculation }: CampaignRow): Known =>
  calculated_at === null || !calculation ? null : { from: 'people', value: calculation.people, year }

/** Nothing of them is written before the envelope is: they are read from the people's files as a calculation would. */
async function knownPresences(
  tx: Tx,
  campaign: CampaignRow,
  by: 'presence' | 'appartenance',
): Promise<Known> {
  const people = await withHashJoins(tx, () => candidatesOf(tx, campaign))
  const value = wholePresences(await shareRulesOf(tx, campaign), people, by)
  return value === null ? null : { from: 'people', value, year: campaign.year }
}

/** The last campaign of the kind launched for an exercice before this one. */
async function lastYearOf(tx: Tx, campaign: CampaignRow) {
  const row = await tx
    .selectFrom('campaign')
    .select(['id', 'name', 'year', 'envelope_gross_cents', 'envelope_basis'])
    .where('company_id', '=', campaign.company_id)
    .where('type', '=', campaign.type)
    .where('exercise_end', '<', campaign.exercise_start)
    .where('state', 'not in', ['draft', 'cancelled'])
    .orderBy('exercise_end', 'desc')
    .orderBy('launched_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { id: campaign_id, envelope_basis: recorded, ...rest } = row
  return { campaign_id, recorded, ...rest }
}
