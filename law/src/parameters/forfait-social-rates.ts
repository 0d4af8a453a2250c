import { parameter } from '../parameter.ts'

const FORFAIT = 'https://www.urssaf.fr/accueil/employeur/cotisations/liste-cotisations/forfait-social.html'
const reread = '2026-11-20'

export const forfaitSocialRate = parameter({
  label: { fr: 'Forfait social', en: 'Forfait social' },
  unit: 'percent',
  renewed: 'when-changed',
  values: [{ from: '2012-08-01', value: 20, text: 'CSS art. L137-16 al. 1', url: FORFAIT }],
  reread,
})

export const forfaitSocialPensionRate = parameter({
  label: { fr: 'Forfait social, PER COL qualifiant', en: 'Forfait social, qualifying PER COL' },
  unit: 'percent',
  renewed: 'when-changed',
  values: [{ from: '2016-01-01', value: 16, text: 'CSS art. L137-16 dernier al., D137-1', url: FORFAIT }],
  reread,
})

export const forfaitSocialSharesRate = parameter({
  label: { fr: 'Forfait social, titres de l’entreprise', en: 'Forfait social, company shares' },
  unit: 'percent',
  renewed: 'when-changed',
  values: [{ from: '2019-01-01', value: 10, text: 'CSS art. L137-16', url: FORFAIT }],
  reread,
})

export const forfaitSocialScopRate = parameter({
  label: { fr: 'Forfait social, réserve d’une SCOP', en: 'Forfait social, reserve of a SCOP' },
  unit: 'percent',
  renewed: 'when-changed',
  values: [{ from: '2012-08-01', value: 8, text: 'CSS art. L137-16', url: FORFAIT }],
  reread,
})
