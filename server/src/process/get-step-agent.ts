import { getStepAgent } from '@moisson/contract/process'
import { handle } from '../http/handle.ts'
import { advisersOf } from '../company/advisers.ts'
import { readStep } from './process-store.ts'

/** The adviser who follows the process, while assigned to the company; else the company's first adviser. */
export const handleGetStepAgent = handle(getStepAgent, async ({ tx, companyId, input }) => {
  const { process } = await readStep(tx, companyId, input.path.id)
  const advisers = await advisersOf(tx, companyId)
  const adviser = advisers.find((one) => one.id === process.manager_id) ?? advisers[0]
  if (!adviser) return null
  const { agent } = adviser
  const said = (name: Exclude<keyof NonNullable<typeof agent>, 'languages'>) => agent?.[name] || null
  return {
    id: adviser.id,
    display_name: adviser.display_name,
    title: said('title'),
    firm: said('firm'),
    photo_url: adviser.photo_url,
    email: adviser.email,
    phone: said('phone') ?? adviser.phone,
    calendar_url: said('calendar_url'),
    hours: said('hours'),
    languages: agent?.languages ?? [],
    speciality: said('speciality'),
    orias_number: said('orias_number'),
  }
})
