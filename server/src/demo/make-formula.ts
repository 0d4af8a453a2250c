import { createAccordDraft, deleteAccordDraft, updateAccordDraft } from '@moisson/contract/accord-drafts'
import { setAgreementFormula } from '@moisson/contract/agreement'
import { recordCampaignEnvelope } from '@moisson/contract/campaign-envelope'
import { listAgreements } from '@moisson/contract/company'
import type { Cast, DemoCompany } from './cast.ts'

/** The orchard's agreement, signed elsewhere: 8 % of the result above 400 000 €. Before any campaign goes by it. */
export async function makeFormula(cast: Cast, vergers: DemoCompany): Promise<void> {
  const path = { id: vergers.id }
  const [agreement] = (await cast.claire(listAgreements, { path })).items
  if (!agreement) throw new Error('the demo has an agreement')
  const { year } = cast.dates
  const draft = await cast.claire(createAccordDraft, { path, body: { name: agreement.title } })
  await cast.claire(updateAccordDraft, {
    path: { ...path, aid: draft.id },
    body: {
      answers: {
        conclusion: { mode: 'works_council' },
        indicators: [
          {
            name: 'resultat_courant',
            label: 'résultat courant avant impôt',
            definition:
              'résultat courant avant impôt de l’exercice, avant prise en compte de l’intéressement et du forfait social',
            unit: 'EUR',
            source: 'comptes annuels certifiés',
            owner: 'le commissaire aux comptes',
            accounting_line: 'liasse fiscale, case GW',
            available_by: 'trois mois après la clôture',
            history: [3, 4, 5].map((back) => ({ year: year - back, value: 1_300_000 - back * 31_400 })),
          },
        ],
        formula: {
          preset: 'share_of_result',
          indicator: 'resultat_courant',
          rate_bps: 800,
          threshold: 400_000,
          strict: true,
          on: 'excess',
        },
      },
    },
  })
  await cast.claire(setAgreementFormula, {
    path: { ...path, aid: agreement.id },
    body: { draft_id: draft.id },
  })
  await cast.claire(deleteAccordDraft, { path: { ...path, aid: draft.id } })
}

/** The envelope of a draft from the year's result, in euros: the wages are those of the people who are known. */
export async function fromResult(cast: Cast, vergers: DemoCompany, id: string, resultat_courant: number) {
  const wages = vergers.people.reduce((sum, person) => sum + person.reference_salary_cents, 0)
  await cast.claire(recordCampaignEnvelope, {
    path: { id },
    body: { figures: { resultat_courant, masse_salariale: Math.round(wages / 100) } },
  })
}
