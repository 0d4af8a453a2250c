import type { Output } from '@moisson/contract/call'
import { getPaymentSummary } from '@moisson/contract/export'
import { asksDays, campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { doubtInWords, headcountDoubted, regimeInWords } from '@moisson/core/company/levy-regime'
import { controlCodes, controls, failedControls, type ControlCode } from '@moisson/core/export/controls'
import { isNeutral, keeperFileOf } from '@moisson/core/keeper/keeper-files'
import type { KeeperFile } from '@moisson/core/keeper/keeper'
import { keepersOf, otherKeeperToday, sumKept } from '@moisson/core/keeper/keepers-of'
import { planKinds } from '@moisson/core/vocabulary'
import { recordedDay } from '../campaign/recorded-day.ts'
import { handle } from '../http/handle.ts'
import { campaignTotals } from './campaign-totals.ts'
import { controlCounts } from './control-counts.ts'
import { exportedCampaign, isExportable } from './exported-campaign.ts'
import { forfaitOf } from './forfait-of.ts'
import { peopleLacking, type LackingCode } from './people-lacking.ts'

type Shown = Output<typeof getPaymentSummary>

export const handleGetPaymentSummary = handle(getPaymentSummary, async (ctx) => {
  const { input, tx, companyId, language } = ctx
  const campaign = await exportedCampaign(tx, companyId, input.path.id)
  const totals = await campaignTotals(tx, campaign)
  const lacking = totals.unsettled === 0 ? await peopleLacking(tx, campaign) : undefined
  const counts = lacking && (await controlCounts(tx, campaign, planKinds, lacking))
  const kept = keepersOf(campaign)
  const files = kept.map(({ keeper }) => keeperFileOf(keeper))
  const keepers: Shown['keepers'] = []
  for (const [at, one] of kept.entries()) {
    const file = files[at]
    const own = counts && file && (kept.length === 1 ? counts : await controlCounts(tx, campaign, one.plans))
    keepers.push({
      plans: [...one.plans],
      name: one.keeper === 'none' ? null : one.name,
      keeper_today: otherKeeperToday(one, campaign.today),
      writes_file: file !== undefined,
      neutral_file: file !== undefined && isNeutral(file),
      placed_cents: sumKept(one, { pee: totals.pee_cents, percol: totals.percol_cents }),
      held_back: own !== undefined && failedControls(own, (code) => asked(code, file)).length > 0,
    })
  }
  const downloads = await tx
    .selectFrom('export_download')
    .select(['at', 'by_name', 'kind', 'format', 'sha256', 'layout_version'])
    .where('company_id', '=', companyId)
    .where('campaign_id', '=', campaign.id)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  const envelope = campaign.distributed_gross_cents
  // What was withheld on an advance was declared with it.
  const levies_cents = totals.levies_cents - (totals.advance_gross_cents - totals.advance_net_cents)
  const accounted =
    totals.advance_gross_cents +
    totals.paid_cents +
    totals.pee_cents +
    totals.percol_cents +
    totals.held_cents +
    levies_cents
  return {
    envelope_gross_cents: envelope,
    levies_cents,
    advance_gross_cents: totals.advance_gross_cents,
    advance_net_cents: totals.advance_net_cents,
    to_return_cents: totals.to_return_cents,
    paid_cents: totals.paid_cents,
    given_half_days: asksDays(campaign.type) ? totals.given_half_days : null,
    pee_cents: totals.pee_cents,
    percol_cents: totals.percol_cents,
    held_cents: totals.held_cents,
    abondement_gross_cents: totals.abondement_gross_cents,
    abondement_net_cents: totals.abondement_net_cents,
    late_interest_paid_cents: totals.late_interest_paid_cents,
    late_interest_placed_cents: totals.late_interest_placed_cents,
    recorded_on: (await recordedDay(tx, { id: campaign.id, company_id: companyId })).last,
    forfait_social_cents: (await forfaitOf(ctx.transaction, campaign)).forfait_social_cents,
    levy: {
      from: campaign.levy.from,
      missing_years: campaign.levy.missing_years,
      sentence: regimeInWords(campaign.levy, campaignTypeFacts[campaign.type].levied_as)[language],
      doubt: headcountDoubted(totals.people, campaign.headcount)
        ? doubtInWords(totals.people, campaign.headcount)[language]
        : null,
    },
    difference_cents: totals.unsettled === 0 ? envelope - accounted : 0,
    counts: { paid: totals.paid, placed: totals.placed, held: totals.held },
    controls: counts
      ? controlCodes
          .filter((code) => files.some((file) => asked(code, file)))
          // Of sums that keep their exemptions there is nothing to say.
          .filter((code) => code !== 'like_pay' || counts.like_pay > 0)
          .map((code) => ({
            code,
            severity: controls[code].severity,
            ok: counts[code] === 0,
            message: controls[code][language],
            count: counts[code],
            names: lacking && code in lacking ? lacking[code as LackingCode].names : [],
          }))
      : [],
    downloads: downloads.map(({ at, by_name, ...download }) => ({
      ...download,
      at: at.toISOString(),
      by: by_name,
    })),
    available: isExportable(campaign),
    keepers,
  }
})

/** The NIR is asked for by one layout only, which checks it. */
const asked = (code: ControlCode, file: KeeperFile | undefined): boolean =>
  code !== 'nir' && !file?.spares.includes(code)
