import type { Day } from '../calendar.ts'
import { type Dated, pageOf, parameter } from '../parameter.ts'

const reread = '2026-11-20'
/** The versions in force, in the npm package @socialgouv/legi-data 2.513.0. */
const read = '2026-11-23'

/** Part of the PASS of the exercice that one person may receive. Read on the last day of the exercice. */
export const individualCeilingShare = parameter({
  label: { fr: 'Plafond individuel, en part du PASS', en: 'Individual ceiling, as a part of the PASS' },
  unit: 'percent',
  renewed: 'when-changed',
  values: [
    {
      from: '2019-05-24',
      value: 75,
      text: 'Code du travail art. L3314-8 (loi PACTE) et D3324-12',
      id: 'LEGIARTI000038613229',
      read,
    },
  ],
  reread,
})

/** The same part stands in an article of each scheme: what is said of one quotes its own. */
export function individualCeilingOf(scheme: 'interessement' | 'participation', on: Day): Dated {
  const figure = individualCeilingShare.on(on)
  return scheme === 'interessement'
    ? { ...figure, text: 'Code du travail art. L3314-8' }
    : { ...figure, text: 'Code du travail art. D3324-12', url: pageOf('LEGIARTI000018533266') }
}

/** Number of PASS up to which pay counts for participation. */
export const participationPayPass = parameter({
  label: { fr: 'Plafond du salaire de référence, en PASS', en: 'Reference pay ceiling, in PASS' },
  unit: 'percent',
  renewed: 'when-changed',
  values: [
    {
      from: '2019-05-24',
      value: 300,
      text: 'Code du travail art. L3324-5 et D3324-10',
      id: 'LEGIARTI000042053882',
      read,
    },
  ],
  reread,
})

/** Part of the PASS for the base of a spouse, and for voluntary payments without pay in the year. */
export const quarterShare = parameter({
  label: { fr: 'Quart du plafond annuel', en: 'Quarter of the annual ceiling' },
  unit: 'percent',
  renewed: 'when-changed',
  values: [
    {
      from: '2008-05-01',
      value: 25,
      text: 'Code du travail art. L3314-6 et L3332-10',
      id: 'LEGIARTI000038587601',
      read,
    },
  ],
  reread,
})

/** Part of the gross wages that the whole intéressement may reach. */
export const collectiveCeilingShare = parameter({
  label: {
    fr: 'Plafond collectif, en part des salaires bruts',
    en: 'Collective ceiling, as a part of gross wages',
  },
  unit: 'percent',
  renewed: 'when-changed',
  values: [
    {
      from: '2008-05-01',
      value: 20,
      text: 'Code du travail art. L3314-8 al. 1',
      id: 'LEGIARTI000038613229',
      read,
    },
  ],
  reread,
})

/** Part of the PASS of the civil year of payment for the abondement of a company plan. */
export const abondementSavingsShare = parameter({
  label: {
    fr: 'Plafond d’abondement au PEE, en part du PASS',
    en: 'PEE matching ceiling, as a part of the PASS',
  },
  unit: 'percent',
  renewed: 'when-changed',
  values: [
    { from: '2008-05-01', value: 8, text: 'Code du travail art. R3332-8', id: 'LEGIARTI000049905618', read },
  ],
  reread,
})

/** The same with the increase of 80 % for company shares. */
export const abondementSharesShare = parameter({
  label: {
    fr: 'Plafond d’abondement au PEE avec titres de l’entreprise, en part du PASS',
    en: 'PEE matching ceiling with company shares, as a part of the PASS',
  },
  unit: 'percent',
  renewed: 'when-changed',
  values: [
    {
      from: '2008-05-01',
      value: 14.4,
      text: 'Code du travail art. L3332-11 al. 2',
      id: 'LEGIARTI000048488949',
      read,
    },
  ],
  reread,
})

export const abondementPensionShare = parameter({
  label: {
    fr: 'Plafond d’abondement au PER COL, en part du PASS',
    en: 'PER COL matching ceiling, as a part of the PASS',
  },
  unit: 'percent',
  renewed: 'when-changed',
  // D224-10 is of the PER COL, born on 1 October 2019; R3334-2 is of the PERCO before it.
  values: [
    {
      from: '2019-10-01',
      value: 16,
      text: 'C. mon. fin. art. D224-10',
      id: 'LEGIARTI000049854452',
      read: '2026-11-28',
    },
    {
      from: '2008-05-01',
      value: 16,
      text: 'Code du travail art. R3334-2',
      id: 'LEGIARTI000018533064',
      read,
    },
  ],
  reread,
})

/** Most the employer may add to one euro of contribution. */
export const abondementMultiple = parameter({
  label: {
    fr: 'Abondement maximal, en part du versement',
    en: 'Largest matching, as a part of the contribution',
  },
  unit: 'percent',
  renewed: 'when-changed',
  values: [
    {
      from: '2008-05-01',
      value: 300,
      text: 'Code du travail art. L3332-11 al. 1',
      id: 'LEGIARTI000048488949',
      read,
    },
  ],
  reread,
})

/** Days of a time-savings account, or rest days not taken, that a person may pay in free of contributions in a year. */
export const restDaysOfYear = parameter({
  label: {
    fr: 'Jours de repos exonérés versés sur un plan d’épargne retraite, par an',
    en: 'Exempt rest days paid into a retirement plan, a year',
  },
  unit: 'count',
  renewed: 'when-changed',
  values: [
    {
      from: '2019-10-01',
      value: 10,
      text: 'Code du travail art. L3152-4',
      id: 'LEGIARTI000038837111',
      read,
    },
  ],
  reread,
})

/** Part of the yearly income that a person may pay from their own money. */
export const voluntaryShare = parameter({
  label: {
    fr: 'Versements volontaires, en part du revenu annuel',
    en: 'Voluntary payments, as a part of yearly income',
  },
  unit: 'percent',
  renewed: 'when-changed',
  values: [
    {
      from: '2008-05-01',
      value: 25,
      text: 'Code du travail art. L3332-10',
      id: 'LEGIARTI000038587601',
      read,
    },
  ],
  reread,
})

/** Late interest: this multiple of the TMOP. */
export const lateInterestMultiple = parameter({
  label: { fr: 'Intérêt de retard, en multiple du TMOP', en: 'Late interest, as a multiple of the TMOP' },
  unit: 'count',
  renewed: 'when-changed',
  values: [
    {
      from: '2015-08-08',
      value: 1.33,
      text: 'Code du travail art. L3314-9 al. 1',
      id: 'LEGIARTI000031012097',
      read,
    },
  ],
  reread,
})

/** The law as the journal names it; its article 1 was read through the pages of the ministry and of the Urssaf. */
const PPV = {
  id: 'JORFTEXT000046186723',
  read: '2026-11-20',
} as const

export const ppvLimitPlain = parameter({
  label: { fr: 'Limite d’exonération de la PPV', en: 'PPV exemption limit' },
  unit: 'EUR',
  renewed: 'when-changed',
  values: [{ from: '2022-07-01', value: 3000, text: 'Loi 2022-1158 du 16/08/2022, art. 1 V al. 1', ...PPV }],
  reread,
})

export const ppvLimitWithScheme = parameter({
  label: {
    fr: 'Limite d’exonération de la PPV avec intéressement',
    en: 'PPV exemption limit with intéressement',
  },
  unit: 'EUR',
  renewed: 'when-changed',
  values: [{ from: '2022-07-01', value: 6000, text: 'Loi 2022-1158 du 16/08/2022, art. 1 V al. 3', ...PPV }],
  reread,
})

/** Headcount under which the temporary regime of the PPV applies; nothing is published beyond its end. */
export const ppvTemporaryBelow = parameter({
  label: {
    fr: 'Régime temporaire de la PPV : effectif sous lequel il s’applique',
    en: 'Temporary PPV regime: headcount under which it applies',
  },
  unit: 'count',
  renewed: 'when-changed',
  values: [
    {
      from: '2024-01-01',
      until: '2026-12-31',
      value: 50,
      text: 'Loi 2022-1158 art. 1, modifiée par la loi 2023-1107',
      id: 'JORFTEXT000048480565',
      read: '2026-11-20',
    },
  ],
  reread,
})

/** Not verified: the amount of the order of L3324-11. */
export const smallParticipationAmount = parameter({
  label: { fr: 'Participation de faible montant (à vérifier)', en: 'Small participation (to be verified)' },
  unit: 'EUR',
  renewed: 'when-changed',
  values: [
    {
      from: '2019-01-01',
      value: 80,
      text: 'Arrêté de l’art. L3324-11, non vérifié',
      id: null,
      url: pageOf('LEGIARTI000019870524'),
      read,
    },
  ],
  reread: '2026-11-20',
})
