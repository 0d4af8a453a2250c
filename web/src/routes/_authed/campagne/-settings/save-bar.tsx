import { settingFields } from '@moisson/core/campaign/setting-fields'
import { ConflictDialog } from '../../../../form/conflict-dialog.tsx'
import { RecordBar } from '../../../../form/record-bar.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import type { SettingsForm } from './use-settings.ts'
import { useSave } from './use-save.ts'
import { settingsWords } from './settings-words.ts'

/** At the bottom of every tab while a setting is not saved. */
export default function SaveBar(props: {
  campaign: Campaign
  form: SettingsForm
  /** Shows the settings, where the fields to correct are. */
  onSettings: () => void
}) {
  const { campaign, form, onSettings } = props
  const words = useWords(settingsWords)
  const { save, sayIt } = useSave(campaign, form)
  return (
    <>
      <ConflictDialog record={form} fields={settingFields} onSaved={sayIt} />
      <RecordBar
        makes="PUT /company/{id}/campaigns/{cid}"
        record={form}
        leave={words.leave}
        save={save}
        onFields={onSettings}
        failure={(error) => <ActionFailure error={error} campaign={campaign} />}
      />
    </>
  )
}
