import { useEffect, useEffectEvent } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { UnsavedChanges } from '../../../../shell/unsaved-changes.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { Campaign } from '../-parts/types.ts'
import { ActionFailure } from '../-parts/action-failure.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { SettingsForm } from './use-settings.ts'
import { settingsWords } from './words.ts'

/** At the bottom of every tab while something is not saved; Ctrl+S saves. */
export default function SaveBar(props: {
  campaign: Campaign
  form: SettingsForm
  /** Shows the settings, where the fields to correct are. */
  onSettings: () => void
}) {
  const { campaign, form, onSettings } = props
  const words = useWords(settingsWords)
  const { error } = form
  const onFields = Object.keys(error?.fieldErrors ?? {}).length > 0

  async function save() {
    const calculated = campaign.calculated_at !== null
    const shares = calculated && decideShares.some((key) => form.changed.has(key))
    if (!(await form.save())) return
    showToast({ kind: 'success', title: words.saved, ...(shares ? { body: words.savedShares } : {}) })
    // The bar leaves with its button: a focus that was on it goes to the title rather than nowhere.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true })
  }
  const correct = useEffectEvent(() => {
    onSettings()
    setTimeout(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), 80)
  })
  useEffect(() => {
    if (onFields) correct()
  }, [onFields, error])

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void save()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  return (
    <>
      <UnsavedChanges when body={words.leave} />
      <ConflictDialog form={form} />
      <div className="sticky bottom-4 z-20 grid animate-rise gap-3 rounded-xl border border-neutral-300 bg-white p-3 shadow-lift max-lg:bottom-20">
        {error && form.conflicts.length === 0 && error.status !== 412 && (
          <>
            {onFields ? (
              <Notice kind="error" announced>
                {words.fixFields}
              </Notice>
            ) : (
              <ActionFailure error={error} campaign={campaign} />
            )}
          </>
        )}
        <div className="flex flex-wrap items-center justify-end gap-3">
          <output className="flex-1 pl-2 text-sm font-medium text-neutral-900 max-sm:basis-full">
            {words.unsaved(form.changed.size)}
          </output>
          <Button look="quiet" onClick={form.discard} disabled={form.saving}>
            {words.discard}
          </Button>
          <Button look="primary" running={form.saving} onClick={() => void save()}>
            {words.save}
          </Button>
        </div>
      </div>
    </>
  )
}

/** The settings on which the shares depend. */
const decideShares = [
  'exercise_start',
  'exercise_end',
  'envelope_gross_cents',
  'criteria',
  'seniority_months',
  'individual_cap_cents',
  'prorate_cap',
  'redistribute',
]
