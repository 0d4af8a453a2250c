import { ConflictDialog } from '../../../../form/conflict-dialog.tsx'
import { RecordBar } from '../../../../form/record-bar.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { useInWords } from './in-words.ts'
import type { SettingKey, Settings } from './settings.ts'
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
  const inWords = useInWords()
  const { save, sayIt } = useSave(campaign, form)
  return (
    <>
      <ConflictDialog<Settings, SettingKey>
        record={form}
        names={words.names}
        inWords={(key, value) => inWords(key, value as Settings[SettingKey])}
        onSaved={sayIt}
      />
      <RecordBar
        record={form}
        leave={words.leave}
        save={save}
        onFields={onSettings}
        failure={(error) => <ActionFailure error={error} campaign={campaign} />}
      />
    </>
  )
}
