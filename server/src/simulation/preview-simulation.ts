import { previewSimulation } from '@moisson/contract/simulation'
import type { SimulationType } from '@moisson/core/vocabulary'
import type { GivenInputs } from '@moisson/core/simulation/inputs'
import { handleFreely } from '../http/handle.ts'
import { companyRow } from '../company/company-store.ts'
import { computeSimulation } from './compute-simulation.ts'

/** Computes without keeping: it changes nothing, so the audit trail says nothing of it. */
export const handlePreviewSimulation = handleFreely(previewSimulation, (context) =>
  context.inTransaction(async (tx, now) => {
    const { input, language } = context
    const { type, rules_date } = input.body
    const inputs = (input.body.inputs ?? {}) as GivenInputs<SimulationType>
    // A company outside the caller's scope is not found.
    const { id } = await companyRow(tx, input.path.id)
    const computed = await computeSimulation(tx, id, { type, inputs, rules_date }, { now, language })
    return { type, ...computed, inputs: { ...computed.inputs } }
  }),
)
