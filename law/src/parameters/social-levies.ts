import { parameter } from '../parameter.ts'

const ADVANTAGES = 'https://travail-emploi.gouv.fr/les-avantages-sociaux-et-fiscaux-de-lepargne-salariale'
const OPENFISCA = 'https://github.com/openfisca/openfisca-france'
const reread = '2026-11-20'

/** CSG on intéressement, participation, PPV and abondement, without abatement. */
export const csgRate = parameter({
  label: { fr: 'Taux de la CSG', en: 'CSG rate' },
  unit: 'percent',
  renewed: 'when-changed',
  values: [{ from: '2018-01-01', value: 9.2, text: 'CSS art. L136-8 I 1°', url: OPENFISCA }],
  reread,
})

export const csgDeductibleRate = parameter({
  label: { fr: 'Part déductible de la CSG', en: 'Deductible part of the CSG' },
  unit: 'percent',
  renewed: 'when-changed',
  values: [{ from: '2018-01-01', value: 6.8, text: 'CGI art. 154 quinquies', url: OPENFISCA }],
  reread,
})

export const crdsRate = parameter({
  label: { fr: 'Taux de la CRDS', en: 'CRDS rate' },
  unit: 'percent',
  renewed: 'when-changed',
  values: [{ from: '1996-02-01', value: 0.5, text: 'Ordonnance 96-50 du 24/01/1996', url: OPENFISCA }],
  reread,
})

/** Levies on the gains of a plan at exit; information only, the account keeper computes them. */
export const gainLeviesRate = parameter({
  label: { fr: 'Prélèvements sociaux sur les plus-values', en: 'Social levies on gains' },
  unit: 'percent',
  renewed: 'when-changed',
  values: [
    { from: '2026-01-01', value: 18.6, text: 'CSS art. L136-8 I 2° (loi 2025-1403)', url: ADVANTAGES },
    { from: '2018-01-01', value: 17.2, text: 'CSS art. L136-8 (loi 2017-1836)', url: OPENFISCA },
  ],
  reread,
})
