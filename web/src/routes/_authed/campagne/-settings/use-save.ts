import { decideShares } from '@moisson/core/campaign/setting-fields'
import { showToast } from '../../../../kit/toast-store.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import type { SettingsForm } from './use-settings.ts'
import { settingsWords } from './settings-words.ts'

/** Saves the settings and says it, with what has to be computed again. */
export function useSave(campaign: Campaign, form: SettingsForm) {
  const words = useWords(settingsWords)
  const shares = campaign.calculated_at !== null && decideShares(form.changed)
  const sayIt = () =>
    void showToast({ kind: 'success', title: words.saved, ...(shares ? { body: words.savedShares } : {}) })
  async function save(): Promise<boolean> {
    const saved = form.dirty && (await form.save())
    if (saved) sayIt()
    return saved
  }
  return { save, sayIt }
}
