import {
  createSimulation,
  deleteSimulation,
  getSimulation,
  updateSimulation,
} from '@moisson/contract/simulation'
import type { ApiError } from '../../../../api/api-error.ts'
import { useChange } from '../../../../api/change.ts'
import { send } from '../../../../api/send.ts'
import { showToast } from '../../../../kit/toast-store.ts'
import { useCompany } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { PreviewBody, Simulation, Summary } from '../-simulation.ts'
import { listWords } from './list-words.ts'
import { sentenceOf } from '../../../../api/sentence-of.ts'

/** What can be done with a simulation from its card; each failure is said, a deletion can be undone. */
export function useCardActions() {
  const words = useWords(listWords)
  const company = useCompany()
  const update = useChange(updateSimulation)
  const remove = useChange(deleteSimulation)
  const create = useChange(createSimulation)
  const of = ({ id }: Pick<Summary, 'id'>) => ({ path: { id: company.id, sid: id } })
  const failed = (error: ApiError) =>
    showToast({ kind: 'error', title: words.failed, body: sentenceOf(error) })

  async function change(simulation: Summary, body: { name?: string; status?: Summary['status'] }) {
    const outcome = await update.send({ ...of(simulation), body }, { version: simulation.version })
    if (!outcome.ok) failed(outcome.error)
    return outcome.ok
  }

  /** The same inputs on the same rules date: the same figures to the cent. */
  async function restore({ type, name, status, inputs, rules_date }: Simulation) {
    const body = { type, name, status, inputs, rules_date } as PreviewBody
    const outcome = await create.send({ path: { id: company.id }, body })
    if (outcome.ok) showToast({ kind: 'success', title: words.restored(name) })
    else failed(outcome.error)
  }

  return {
    running: update.running || remove.running,
    rename: (simulation: Summary, name: string) => change(simulation, { name }),
    async retain(simulation: Summary) {
      const status = simulation.status === 'reference' ? 'saved' : 'reference'
      const done = await change(simulation, { status })
      if (done && status === 'reference')
        showToast({ kind: 'success', title: words.retained(simulation.name) })
    },
    async remove(simulation: Summary) {
      const whole = await send(getSimulation, of(simulation)).catch(() => null)
      const outcome = await remove.send(of(simulation), { version: simulation.version })
      if (!outcome.ok) return failed(outcome.error)
      showToast({
        kind: 'info',
        title: words.deleted(simulation.name),
        ...(whole && { action: { label: words.undo, run: () => void restore(whole) } }),
        durationMs: 10_000,
      })
    },
  }
}
export type CardActions = ReturnType<typeof useCardActions>
