import { getMySaverProfile, keepMySaverProfile } from '@moisson/contract/saver-profile'
import { useChange } from '../../../api/change.ts'
import { useLateRead } from '../../../api/read.ts'

/** What the account keeps of what one said of oneself, and what changes it; nothing is read where `opened` is not. */
export function useSaverProfile(opened: boolean) {
  const read = useLateRead(getMySaverProfile, {}, { enabled: opened })
  return {
    read,
    kept: read.data?.answered_on ? read.data : null,
    keeping: useChange(keepMySaverProfile),
  }
}
