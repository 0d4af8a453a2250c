import type { Layout, LayoutColumn } from './layout.ts'

const cents = (header: string, field: string): LayoutColumn => ({ header, field, kind: 'cents' })
const text = (header: string, field = header): LayoutColumn => ({ header, field, kind: 'text' })
const day = (header: string): LayoutColumn => ({ header, field: header, kind: 'day' })

/** What payroll keys in, one line a person; the employee number is the key, no NIR. */
export const payrollLayouts: readonly Layout[] = [
  {
    kind: 'payroll',
    version: '2026.1',
    current: true,
    sheet: {
      name: 'Paie',
      columns: [
        text('matricule'),
        text('nom'),
        text('prenom'),
        text('etablissement'),
        day('date_sortie'),
        text('nature'),
        text('dsn_code_54'),
        text('dsn_code_52'),
        day('exercice_debut'),
        day('exercice_fin'),
        cents('brut', 'brut_cents'),
        cents('brut_paye', 'brut_paye_cents'),
        cents('brut_investi_pee', 'brut_investi_pee_cents'),
        cents('brut_investi_percol', 'brut_investi_percol_cents'),
        cents('brut_retenu', 'brut_retenu_cents'),
        cents('csg_deductible', 'csg_deductible_cents'),
        cents('csg_non_deductible', 'csg_non_deductible_cents'),
        cents('crds', 'crds_cents'),
        cents('net_paye', 'net_paye_cents'),
        cents('net_investi', 'net_investi_cents'),
        cents('net_retenu', 'net_retenu_cents'),
        cents('imposable', 'imposable_cents'),
        cents('abondement_brut', 'abondement_brut_cents'),
        cents('abondement_net', 'abondement_net_cents'),
        cents('forfait_social_base', 'forfait_social_base_cents'),
        { header: 'forfait_social_taux', field: 'forfait_social_taux_bps', kind: 'percent' },
        cents('forfait_social', 'forfait_social_cents'),
        text('reference'),
      ],
    },
    csv: { separator: ';', decimal: ',', bom: true },
    disarm: true,
    secrets: false,
  },
]
