import { generateAccord } from '@moisson/contract/accord'
import type { Cast, DemoCompany } from './cast.ts'

/** The agreement of the exercice in progress at the workshop, written by the wizard and waiting for its signatures. */
export async function makeAccord(cast: Cast, phare: DemoCompany): Promise<void> {
  const yann = await cast.as('yann.legoff@example.org')
  const { year } = cast.dates
  const target = (first: number, step: number) => [first, first + step, first + 2 * step]
  await yann(generateAccord, {
    path: { id: phare.id },
    body: {
      answers: {
        company: { representative: { name: 'Yann Le Goff', quality: 'président' } },
        conclusion: { mode: 'ratification', place: 'Concarneau', personnel: 12 },
        preamble: {
          motives:
            'L’atelier vit de la confiance de ses clients. Les salariés et la direction ont souhaité que chacun reçoive une part de ce que gagnent ensemble des délais tenus, des réparations bien faites et une gestion soignée.',
        },
        indicators: [
          {
            name: 'resultat_courant',
            label: 'résultat courant avant impôt',
            definition:
              'résultat courant avant impôt de l’exercice, avant prise en compte de l’intéressement et du forfait social',
            source: 'compte de résultat arrêté par l’expert-comptable',
            owner: 'l’expert-comptable',
            accounting_line: 'liasse fiscale, case GW',
            available_by: 'trois mois après la clôture',
            history: [
              { year: year - 2, value: 61_300 },
              { year: year - 1, value: 74_850 },
              { year, value: 82_400 },
            ],
          },
          {
            name: 'delais_tenus',
            label: 'part des commandes livrées dans le délai promis',
            definition:
              'nombre de commandes livrées au plus tard le jour inscrit sur le bon, rapporté au nombre de commandes livrées dans la période',
            kind: 'performance',
            unit: 'ratio',
            source: 'registre des commandes',
            owner: 'la responsable d’atelier',
            available_by: 'le mois suivant la clôture',
            history: [{ year, value: 0.91 }],
          },
          {
            name: 'reprises',
            label: 'part des commandes reprises',
            definition:
              'nombre de commandes revenues en atelier dans les trente jours pour un défaut, rapporté au nombre de commandes livrées',
            kind: 'performance',
            unit: 'ratio',
            direction: 'lower',
            source: 'registre des commandes',
            owner: 'la responsable d’atelier',
            available_by: 'le deuxième mois suivant la clôture',
            history: [{ year, value: 0.046 }],
          },
        ],
        formula: {
          preset: 'objectives',
          budget: { rate_bps: 600 },
          trigger: { indicator: 'resultat_courant', threshold: 50_000 },
          objectives: [
            {
              indicator: 'resultat_courant',
              weight_bps: 5000,
              threshold: 60_000,
              target: target(90_000, 5000),
              over: { value: target(110_000, 5000), score_bps: 12_500 },
            },
            { indicator: 'delais_tenus', weight_bps: 3000, threshold: 0.88, target: 0.95 },
            { indicator: 'reprises', weight_bps: 2000, threshold: 0.06, target: 0.03 },
          ],
        },
        caps: { payroll_bps: 800 },
        split: {
          criteria: [
            { criterion: 'uniform', weight_bps: 4000 },
            { criterion: 'presence', weight_bps: 6000 },
          ],
        },
        follow_up: { commission_members: 2 },
        filing: { labour_court_city: 'Quimper' },
        tacit_renewal: false,
      },
    },
  })
}
