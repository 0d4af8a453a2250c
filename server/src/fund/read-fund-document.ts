import { readFundDocument } from '@moisson/contract/fund'
import type { Tx } from '../database/connect.ts'
import { openFile } from '../file/keep-file.ts'
import { handle } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import type { KeptFund } from '../database/kept-fund.ts'
import { fundOut, type FundOut } from './fund-store.ts'
import type { Language } from '@moisson/law/text'
import { euros, percent } from '@moisson/law/words/figures'

/**
 * The document of a fund: the file kept for it, as it stood in the version asked for, or the sheet of a demo fund. A
 * draft's is for the platform's people only.
 */
export const handleReadFundDocument = handle(
  readFundDocument,
  async ({ tx, caller, input, language, services }) => {
    const row = await tx.selectFrom('fund').selectAll().where('code', '=', input.path.code).executeTakeFirst()
    if (!row) throw notFound()
    const platform = caller?.platform_admin || caller?.manager
    if (row.status === 'draft' && !platform) throw notFound()
    const fileId = await documentOf(tx, row, input.query.version)
    if (fileId) {
      const { file_name, mime_type, bytes } = await openFile(services, tx, fileId)
      return { file: { name: file_name, type: mime_type, inline: true, body: bytes } }
    }
    const fund = fundOut(row)
    if (!fund.is_demo) throw notFound()
    return {
      file: {
        name: `${fund.code}.html`,
        type: 'text/html; charset=utf-8',
        inline: true,
        body: Buffer.from(sheetOf(fund, language)),
      },
    }
  },
)

async function documentOf(
  tx: Tx,
  fund: { id: string; data: Partial<KeptFund> },
  version: string | undefined,
): Promise<string | null> {
  if (version === undefined) return fund.data.dic_file_id ?? null
  const kept = await tx
    .selectFrom('fund_version')
    .select('data')
    .where('fund_id', '=', fund.id)
    .where('version', '=', Number(version))
    .executeTakeFirst()
  if (!kept) throw notFound()
  return kept.data.dic_file_id ?? null
}

const words = {
  fr: {
    title: 'Document d’informations clés (démonstration)',
    warning: 'Ce fonds et ses chiffres sont inventés pour la démonstration.',
    risk: 'Indicateur de risque, de 1 (le plus faible) à 7',
    cost: 'Frais par an',
    entry: 'Frais d’entrée',
    holding: 'Durée de placement conseillée',
    months: 'mois',
    scenarios: 'Ce que deviendraient 1\u202f000\u00a0€ au bout d’un an',
    stress: 'Tensions',
    unfavourable: 'Défavorable',
    moderate: 'Intermédiaire',
    favourable: 'Favorable',
    date: 'Date du document',
  },
  en: {
    title: 'Key information document (demonstration)',
    warning: 'This fund and its figures are invented for the demonstration.',
    risk: 'Risk indicator, from 1 (lowest) to 7',
    cost: 'Cost per year',
    entry: 'Entry cost',
    holding: 'Recommended holding period',
    months: 'months',
    scenarios: 'What €1,000 would become after one year',
    stress: 'Stress',
    unfavourable: 'Unfavourable',
    moderate: 'Moderate',
    favourable: 'Favourable',
    date: 'Date of the document',
  },
} as const

function sheetOf(fund: FundOut, language: Language): string {
  const say = words[language]
  const lines = [
    [say.risk, String(fund.sri)],
    [say.cost, percent(fund.recurring_cost_bps, language)],
    [say.entry, percent(fund.entry_cost_bps, language)],
    [say.holding, `${fund.recommended_holding_months} ${say.months}`],
    [say.date, fund.dic_date ?? ''],
  ]
  const outcomes = fund.scenarios.map(({ name, bps_per_year }) => [
    say[name],
    euros(100_000 + 10 * bps_per_year, language),
  ])
  const table = (rows: readonly (readonly string[])[]) =>
    `<table>${rows.map(([label, value]) => `<tr><th align="left">${plain(label)}</th><td>${plain(value)}</td></tr>`).join('')}</table>`
  const about = { fr: fund.description_fr, en: fund.description_en }[language]
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${plain(fund.name)}</title>
<h1>${plain(fund.name)}</h1><p><strong>${say.title}</strong> – ${plain(fund.code)}</p><p>${say.warning}</p><p>${plain(about)}</p>
${table(lines)}<h2>${say.scenarios}</h2>${table(outcomes)}</html>`
}

function plain(text = ''): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
