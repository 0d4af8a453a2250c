import { createHash, type Hash } from 'node:crypto'
import { exportGroupama, exportToKeeper } from '@moisson/contract/export'
import { personFields } from '@moisson/core/beneficiary/fields'
import type { Language } from '@moisson/law/text'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { allocationLines, type PlacedPerson } from '@moisson/core/keeper/allocation-lines'
import type { coverFields } from '@moisson/core/keeper/cover-fields'
import { keeperAsked, keepersOf, type KeptPlans } from '@moisson/core/keeper/keepers-of'
import { planKinds, type PlanKind } from '@moisson/core/vocabulary'
import type { KeeperFile } from '@moisson/core/keeper/keeper'
import { keeperFileOf } from '@moisson/core/keeper/keeper-files'
import { failedControls, reasonsOf } from '@moisson/core/export/controls'
import { keeperLateColumns, keeperLateTotal, withLateInterest } from '@moisson/core/export/added-columns'
import { layoutOf, type CellValue, type Layout } from '@moisson/core/export/layout'
import { csvHeader, csvWriter } from '@moisson/core/export/write-cell'
import { handle, requireRecentSignIn, type Context } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { campaignTotals, type CampaignTotals } from './campaign-totals.ts'
import type { FileAnswer } from '../http/file-answer.ts'
import { controlCounts, doubtfulTexts } from './control-counts.ts'
import {
  exportedCampaign,
  fileName,
  paymentDay,
  requireValidated,
  type ExportedCampaign,
} from './exported-campaign.ts'
import { placedPeople } from './placed-people.ts'
import { recordDownload } from './record-download.ts'
import { writeXlsx, type Cell, type Sheet } from './write-xlsx.ts'

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

export const handleExportToKeeper = handle(exportToKeeper, async (ctx) => {
  const campaign = await exportedCampaign(ctx.tx, ctx.companyId, ctx.input.path.id)
  const { plan, ...query } = ctx.input.query
  const kept = keeperAsked(keepersOf(campaign), plan)
  if (!kept) throw ctx.refuse('keeper_to_name')
  return keeperFile(ctx, campaign, { kept, ...query })
})

/** The specification's own address, for the keeper it names. */
export const handleExportGroupama = handle(exportGroupama, async (ctx) => {
  const campaign = await exportedCampaign(ctx.tx, ctx.companyId, ctx.input.path.id)
  const kept = keepersOf(campaign).find(({ keeper }) => keeper === 'groupama_es')
  if (!kept) throw ctx.refuse('other_account_keeper')
  return keeperFile(ctx, campaign, { kept, ...ctx.input.query })
})

interface Asked {
  kept: KeptPlans
  as?: 'xlsx' | 'csv' | undefined
  layout_version?: string | undefined
}
type Keeping = Pick<
  Context<typeof exportToKeeper>,
  'tx' | 'transaction' | 'now' | 'caller' | 'language' | 'services' | 'orRefuse' | 'note'
>

async function keeperFile(
  ctx: Keeping,
  campaign: ExportedCampaign,
  { kept, as: format = 'xlsx', layout_version }: Asked,
): Promise<FileAnswer> {
  const { tx, now, caller, language, services } = ctx
  const keeper = keeperFileOf(kept.keeper)
  if (!keeper) throw refused('keeper_without_file')
  requireValidated(campaign, language)
  const plain = ctx.orRefuse(layoutOf(keeper.layouts, layout_version || undefined))
  const layout = campaign.late_interest ? withLateInterest(plain, keeperLateColumns, keeperLateTotal) : plain
  if (layout.secrets) requireRecentSignIn(services, caller)
  const failed = failedControls(
    await controlCounts(tx, campaign, kept.plans),
    (code) =>
      !keeper.spares.includes(code) &&
      (code !== 'nir' || layout.sheet.columns.some((column) => column.field === 'nir')),
  )
  if (failed.length > 0)
    throw refused('export_controls_failed', {
      reasons: [
        reasonsOf(failed, language),
        ...(failed.some(({ code }) => code === 'clean_text')
          ? [doubtfulNamed(await doubtfulTexts(tx, campaign, kept.plans), language)]
          : []),
      ].join(' '),
      ...Object.fromEntries(failed.map(({ code, count }) => [code, count])),
    })
  const totals = await campaignTotals(tx, campaign)
  const content = createHash('sha256')
  const people = placedPeople(
    ctx.transaction.client,
    campaign,
    kept.plans,
    layout.secrets ? services.sealer : undefined,
  )
  const taken = { kind: keeper.kind, format, layout_version: layout.version }
  const [plan] = kept.plans
  const placed = kept.plans.length === 1 && plan ? totals[`placed_${plan}`] : totals.placed
  ctx.note({ after: { ...taken, people: placed } })
  const rows = new AllocationRows(people, campaign, { keeper, layout, plans: kept.plans }, content)
  return {
    file: {
      name: fileName(keeper.prefix, campaign, format),
      type: types[format],
      body:
        format === 'csv'
          ? csvBody(rows, layout)
          : xlsxBody(rows, layout, () => coverOf(rows, campaign, kept, { layout, totals })),
      whole: (sha256) => recordDownload({ tx, now, by: caller, campaign, ...taken }, sha256, content),
    },
  }
}

/** `Ana Roche (Matricule), Paul Noël (Nom d’usage).` */
const doubtfulNamed = (found: readonly { name: string; field: string }[], language: Language): string =>
  `${found
    .map(
      ({ name, field }) =>
        `${name.replaceAll(/\s+/g, ' ')} (${personFields[field as keyof typeof personFields].label[language]})`,
    )
    .join(', ')}.`

type Row = Record<string, CellValue>

/** The numbered rows of the file, counted and hashed as they pass. */
class AllocationRows {
  lines = 0
  people = 0
  /** Sums of what passed, in cents. */
  readonly totals = { pee: 0, percol: 0, abondement_net: 0, late_interest: 0 }
  fingerprint = ''
  readonly #source: AsyncIterable<PlacedPerson[]>
  readonly #funds: Map<string, { code: string; name: string }>
  readonly #keeper: KeeperFile
  readonly #layout: Layout
  readonly #plans: readonly PlanKind[]
  readonly #content: Hash
  readonly #placedOn: string

  constructor(
    source: AsyncIterable<PlacedPerson[]>,
    campaign: ExportedCampaign,
    { keeper, layout, plans }: { keeper: KeeperFile; layout: Layout; plans: readonly PlanKind[] },
    content: Hash,
  ) {
    this.#source = source
    this.#keeper = keeper
    this.#layout = layout
    this.#plans = plans
    this.#content = content
    this.#placedOn = paymentDay(campaign)
    const funds = (campaign.frozen?.plans ?? []).flatMap((plan) => plan.funds)
    this.#funds = new Map(funds.map((fund) => [fund.id, fund]))
  }

  async *batches(): AsyncGenerator<{ row: Row; csv: string }[]> {
    const write = csvWriter(this.#layout)
    this.#content.update(csvHeader(this.#layout))
    for await (const people of this.#source) {
      const batch: { row: Row; csv: string }[] = []
      for (const person of people) {
        this.people += 1
        for (const { destination, line } of allocationLines(
          person,
          this.#funds,
          this.#keeper.words,
          this.#placedOn,
        )) {
          if (!this.#plans.includes(destination)) continue
          this.lines += 1
          this.totals[destination] += line.montant_net_investi
          this.totals.abondement_net += line.abondement_net
          this.totals.late_interest += line.interets_retard
          const row = { numero_ligne: this.lines, ...line }
          batch.push({ row, csv: write(row) })
        }
      }
      this.#content.update(batch.map(({ csv }) => csv).join(''))
      yield batch
    }
    this.fingerprint = this.#content.copy().digest('hex')
  }
}

async function* csvBody(rows: AllocationRows, layout: Layout): AsyncGenerator<string> {
  yield (layout.csv.bom ? '\ufeff' : '') + csvHeader(layout)
  for await (const batch of rows.batches()) yield batch.map(({ csv }) => csv).join('')
}

function xlsxBody(rows: AllocationRows, layout: Layout, valuesOf: () => Row): AsyncGenerator<Buffer> {
  async function* allocations(): AsyncGenerator<Cell[]> {
    const { columns } = layout.sheet
    yield columns.map(({ header }) => ({ value: header, kind: 'text', bold: true }))
    for await (const batch of rows.batches())
      for (const { row } of batch) yield columns.map(({ field, kind }) => ({ value: row[field], kind }))
  }
  function* cover(): Generator<Cell[]> {
    const values = valuesOf()
    for (const { header, field, kind } of layout.cover?.lines ?? [])
      yield [
        { value: header, kind: 'text', bold: true },
        { value: values[field], kind },
      ]
  }
  const sheet: Sheet = { name: layout.sheet.name, rows: allocations(), frozenHeader: true }
  if (!layout.cover) return writeXlsx([sheet])
  // The cover tells the hash of the other sheet, so it is written after it and shown before.
  const first: Sheet = { name: layout.cover.name, rows: cover() }
  return writeXlsx([first, sheet], [sheet, first])
}

function coverOf(
  rows: AllocationRows,
  campaign: ExportedCampaign,
  { plans, company_code }: KeptPlans,
  { layout, totals }: { layout: Layout; totals: CampaignTotals },
): Record<(typeof coverFields)[number], CellValue> {
  // The sums of the whole campaign say nothing of a file that holds a part of it, and are not that keeper's to read.
  const whole = (cents: number) => (plans.length === planKinds.length ? cents : null)
  return {
    version_format: layout.version,
    reference_campagne: campaign.id,
    code_entreprise_teneur: company_code,
    raison_sociale: campaign.legal_name,
    siren: campaign.siren,
    siret: campaign.siret,
    nature_operation: campaignTypeFacts[campaign.type].code,
    exercice_debut: campaign.exercise_start,
    exercice_fin: campaign.exercise_end,
    date_valeur: paymentDay(campaign),
    nombre_lignes: rows.lines,
    nombre_beneficiaires: rows.people,
    // What was paid before as an advance never passes by the keeper.
    total_brut: whole(totals.gross_cents - totals.advance_gross_cents),
    total_csg_crds: whole(totals.levies_cents - (totals.advance_gross_cents - totals.advance_net_cents)),
    total_net: whole(totals.net_cents - totals.advance_net_cents) ?? rows.totals.pee + rows.totals.percol,
    total_pee: rows.totals.pee,
    total_percol: rows.totals.percol,
    total_abondement_net: rows.totals.abondement_net,
    total_paye_immediat: whole(totals.paid_cents),
    total_interets_retard: rows.totals.late_interest,
    contact_nom: campaign.contact_name,
    contact_email: campaign.contact_email,
    contact_telephone: campaign.contact_phone,
    // The instant of the validation, not of the download: the same file for ever.
    genere_le: campaign.validated_at?.toISOString() ?? null,
    empreinte_sha256: rows.fingerprint,
  }
}
