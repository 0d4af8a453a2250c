import { createSimulation } from '@moisson/contract/simulation'
import type { SimulationType } from '@moisson/core/vocabulary'
import type { GivenInputs } from '@moisson/core/simulation/inputs'
import { handle } from '../http/handle.ts'
import { computeSimulation } from './compute-simulation.ts'
import { checkComparison, releaseReference, simulationOut } from './simulation-store.ts'
import type { Language } from '@moisson/law/text'

/** Computes and keeps; without a name it takes that of its type and exercice. */
export const handleCreateSimulation = handle(createSimulation, async (context) => {
  const { tx, companyId, input, caller, now, language, newId, note } = context
  const { type, status = 'saved', compare_with_id = null, rules_date } = input.body
  const inputs = (input.body.inputs ?? {}) as GivenInputs<SimulationType>
  await checkComparison(tx, companyId, type, compare_with_id)
  const computed = await computeSimulation(tx, companyId, { type, inputs, rules_date }, { now, language })
  const id = newId()
  if (status === 'reference') await releaseReference(tx, companyId, type, null, now)
  const row = await tx
    .insertInto('simulation')
    .values({
      id,
      company_id: companyId,
      type,
      name: input.body.name ?? usualName(type, computed.inputs, language),
      status,
      rules_date: computed.rules_date,
      engine_version: computed.engine_version,
      inputs: JSON.stringify(computed.inputs),
      results: JSON.stringify(computed.results),
      compare_with_id,
      created_by: caller.user_id,
      created_by_name: caller.name,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const { name } = row
  note({
    target_type: 'simulation',
    target_id: id,
    after: { type, name, status, ...computed.results.totals },
  })
  return simulationOut(tx, row)
})

const names: Record<SimulationType, Record<Language, string>> = {
  interessement_envelope: { fr: 'Enveloppe d’intéressement', en: 'Intéressement envelope' },
  participation_reserve: { fr: 'Réserve de participation', en: 'Participation reserve' },
  distribution: { fr: 'Répartition', en: 'Distribution' },
  employer_cost: { fr: 'Coût employeur', en: 'Employer cost' },
  employee_net: { fr: 'Net salarié', en: 'Employee net' },
  abondement_budget: { fr: 'Budget d’abondement', en: 'Matching budget' },
  obligation_check: { fr: 'Suis-je concerné ?', en: 'Does it apply to me?' },
  ppv: { fr: 'Prime de partage de la valeur', en: 'Value-sharing bonus' },
}

function usualName(type: SimulationType, inputs: object, language: Language): string {
  const year = 'year' in inputs ? ` ${String(inputs.year)}` : ''
  return `${names[type][language]}${year}`
}
