import { parameter } from '../parameter.ts'

const reread = '2026-11-20'
const read = '2026-11-23'
/** Version in force since 31 December 2025, in the npm package @socialgouv/legi-data 2.513.0. */
const L136_8 = { id: 'LEGIARTI000053278668', read } as const

/** CSG on intéressement, participation, PPV and abondement, without abatement. */
export const csgRate = parameter({
  label: { fr: 'Taux de la CSG', en: 'CSG rate' },
  unit: 'percent',
  renewed: 'when-changed',
  values: [{ from: '2018-01-01', value: 9.2, text: 'CSS art. L136-8 I 1°', ...L136_8 }],
  reread,
})

export const csgDeductibleRate = parameter({
  label: { fr: 'Part déductible de la CSG', en: 'Deductible part of the CSG' },
  unit: 'percent',
  renewed: 'when-changed',
  // As openfisca-france cites it.
  values: [
    { from: '2018-01-01', value: 6.8, text: 'CGI art. 154 quinquies', id: 'LEGIARTI000036431149', read },
  ],
  reread,
})

export const crdsRate = parameter({
  label: { fr: 'Taux de la CRDS', en: 'CRDS rate' },
  unit: 'percent',
  renewed: 'when-changed',
  // As openfisca-france cites it.
  values: [
    {
      from: '1996-02-01',
      value: 0.5,
      text: 'Ordonnance 96-50 du 24/01/1996, art. 19',
      id: 'LEGIARTI000041466982',
      read,
    },
  ],
  reread,
})

/** Levies on the gains of a plan at exit; information only, the account keeper computes them. */
export const gainLeviesRate = parameter({
  label: { fr: 'Prélèvements sociaux sur les plus-values', en: 'Social levies on gains' },
  unit: 'percent',
  renewed: 'when-changed',
  values: [
    // 10.6 % of L136-8 I 2°, 0.5 % of CRDS, 7.5 % of solidarity levy.
    { from: '2026-01-01', value: 18.6, text: 'CSS art. L136-8 I 2° (loi 2025-1403)', ...L136_8 },
    {
      from: '2018-01-01',
      value: 17.2,
      text: 'CSS art. L136-8 I 2° (loi 2017-1836)',
      id: 'LEGIARTI000036390220',
      read,
    },
  ],
  reread,
})
