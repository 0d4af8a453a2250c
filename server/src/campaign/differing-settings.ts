import { isDeepStrictEqual } from 'node:util'
import type { CampaignRow } from './campaign-store.ts'

/** Of these settings, those that differ from what is stored: repeating what was read changes nothing. */
export function differingSettings<Settings extends object>(
  campaign: CampaignRow,
  settings: Settings,
): Settings {
  const comparable = (value: unknown) => (value instanceof Date ? value.getTime() : value)
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => {
      if (value === undefined) return false
      const stored = campaign[name as keyof CampaignRow]
      if (stored instanceof Date || (name === 'opens_at' && typeof value === 'string'))
        return comparable(stored) !== (value === null ? null : new Date(value as string).getTime())
      return !isDeepStrictEqual(stored, value)
    }),
  ) as Settings
}
