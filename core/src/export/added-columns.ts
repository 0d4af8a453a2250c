import type { Layout, LayoutColumn } from './layout.ts'

const cents = (header: string, field = header): LayoutColumn => ({ header, field, kind: 'cents' })

/**
 * The layout of a campaign in which advances were paid: what payroll deducts and gets back, last. What was paid above the share is
 * regularised as it was declared: gross, CSG and CRDS; its net is what the person returns.
 */
export function withAdvances<One extends Layout>(layout: One): One {
  const { sheet } = layout
  return {
    ...layout,
    version: `${layout.version}-avances.2`,
    sheet: {
      ...sheet,
      columns: [
        ...sheet.columns,
        cents('avance_brute_deduite', 'avance_brute_cents'),
        cents('avance_nette_deduite', 'avance_nette_cents'),
        cents('avance_a_restituer', 'avance_a_restituer_cents'),
        cents('avance_brute_a_regulariser', 'avance_brute_a_regulariser_cents'),
        cents('csg_deductible_a_regulariser', 'csg_deductible_a_regulariser_cents'),
        cents('csg_non_deductible_a_regulariser', 'csg_non_deductible_a_regulariser_cents'),
        cents('crds_a_regulariser', 'crds_a_regulariser_cents'),
      ],
    },
  }
}

const ofGross = /^(brut|csg|crds)/

/**
 * The layout of a campaign in which people gave days: how many payroll turns into money, and no gross nor levies, which
 * payroll alone knows.
 */
export function withRestDays<One extends Layout>(layout: One): One {
  const { sheet } = layout
  const known = sheet.columns.filter(({ header }) => !ofGross.test(header))
  return {
    ...layout,
    version: `${layout.version}-jours`,
    sheet: { ...sheet, columns: [...known, cents('jours_de_repos', 'jours_de_repos_centiemes')] },
  }
}

/**
 * The layout of a campaign that owes interest for paying late: the same, with its columns last and its own version. One
 * that owes none keeps its file as it was.
 */
export function withLateInterest<One extends Layout>(
  layout: One,
  columns: readonly LayoutColumn[],
  line?: LayoutColumn,
): One {
  const { sheet, cover } = layout
  return {
    ...layout,
    version: `${layout.version}-interets`,
    sheet: { ...sheet, columns: [...sheet.columns, ...columns] },
    ...(cover && line ? { cover: { ...cover, lines: [...cover.lines, line] } } : {}),
  }
}

/** Of the payroll file: what is paid with the pay, and what the account keeper receives for the person. */
export const payrollLateColumns: readonly LayoutColumn[] = [
  cents('interets_retard_payes', 'interets_retard_payes_cents'),
  cents('interets_retard_investis', 'interets_retard_investis_cents'),
]

/** Of an account keeper's file: invested as the sum they come from (D3324-25). */
export const keeperLateColumns: readonly LayoutColumn[] = [cents('interets_retard')]
export const keeperLateTotal: LayoutColumn = cents('total_interets_retard')
