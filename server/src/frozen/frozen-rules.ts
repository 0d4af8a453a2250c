import type { CampaignRules } from '../database/schema-campaign-side.ts'
import type { Run } from '../database/run-statement.ts'

const remembered = new Map<string, CampaignRules>()
const mostRemembered = 100

/** Rules are large and frozen at the launch: they are read once for each version of a campaign. */
export async function frozenRules(
  run: Run,
  { id, version }: { id: string; version: number },
): Promise<CampaignRules> {
  const key = `${id}/${version}`
  const known = remembered.get(key)
  if (known) return known
  const [row] = await run<{ frozen: CampaignRules | null }>(
    'rules',
    'select frozen from campaign where id = $1::uuid',
    [id],
  )
  if (!row?.frozen) throw new Error('a campaign that people see has its rules frozen')
  if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value ?? '')
  remembered.set(key, row.frozen)
  return row.frozen
}
