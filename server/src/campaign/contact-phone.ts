import { phoneOf } from '@moisson/core/import/parse-identifier'
import { Refused } from '../http/refused.ts'

/** Settings with the contact's number as it is kept; what is no number is refused at its field: every mail and letter says it. */
export function withContactPhone<Settings extends { contact_phone?: string | null | undefined }>(
  settings: Settings,
): Settings {
  if (!settings.contact_phone?.trim()) return settings
  const contact_phone = phoneOf(settings.contact_phone)
  if (contact_phone === null)
    throw new Refused({ refusal: 'invalid_phone', details: {} }, { at: 'contact_phone' })
  return { ...settings, contact_phone }
}
