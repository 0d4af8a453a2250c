import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../kit/button.tsx'
import type { Makes } from '../kit/rights.ts'
import { Notice } from '../kit/notice.tsx'
import { UnsavedChanges } from '../shell/unsaved-changes.tsx'
import { useWords } from '../words/catalogue.ts'
import { leadTo } from './lead-to.ts'
import { Stopped } from './stopped.tsx'
import { leadToUnread, stopAtUnread } from './stop-at-unread.ts'
import type { RecordForm } from './use-record.ts'
import { useSaveKey } from './use-save-key.ts'
import { useUnread } from './use-sheet.ts'
import { formWords } from './form-words.ts'

/**
 * At the bottom of the page while a record has something unsaved, wherever its fields are: count, undo, save, Ctrl+S,
 * and the question before the page is left.
 */
export function RecordBar<Values extends object>(props: {
  record: RecordForm<Values>
  /** The call that saves. */
  makes?: Makes | undefined
  /** Asked before the page is left. */
  leave: string
  /** Saves and says so; false when nothing was saved. */
  save: () => Promise<boolean>
  /** Brings the fields on the screen. */
  onFields: () => void
  /** Says a refusal that belongs to no field. */
  failure: (error: NonNullable<RecordForm<Values>['error']>) => ReactNode
}) {
  const { record, makes, leave, onFields } = props
  const words = useWords(formWords)
  const { error } = record
  const [stops, setStops] = useState(0)
  const unread = useUnread(record.sheet)
  const refused = Object.keys(error?.fieldErrors ?? {}).length > 0
  const told = error && record.conflicts.length === 0 && error.status !== 412

  async function save() {
    if (stopAtUnread(record.sheet)) {
      setStops(stops + 1)
      if (document.getElementById(record.sheet.id)) return
      onFields()
      leadToUnread(record.sheet)
      return
    }
    setStops(0)
    if (!(await props.save())) return
    // The bar leaves with its button: a focus that was on it goes to the title rather than nowhere.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true })
  }
  const correct = useEffectEvent(() => {
    onFields()
    setTimeout(() => {
      const field = document.querySelector<HTMLElement>('[aria-invalid=true]')
      if (field) leadTo(field)
    }, 80)
  })
  useEffect(() => {
    if (refused) correct()
  }, [refused, error])
  useSaveKey(
    () => void save(),
    () => document.getElementById(record.sheet.id),
  )

  return (
    <>
      <UnsavedChanges when body={leave} />
      <div className="sticky bottom-4 z-20 grid animate-rise gap-3 rounded-xl border border-neutral-300 bg-white p-3 shadow-lift max-lg:bottom-20">
        {told &&
          (refused ? (
            <Notice kind="error" announced>
              {words.fixFields}
            </Notice>
          ) : (
            props.failure(error)
          ))}
        <div className="flex flex-wrap items-center justify-end gap-3">
          <output className="flex-1 pl-2 text-sm font-medium text-neutral-900 max-sm:basis-full">
            {words.unsaved(record.changed.size)}
            {unread.length > 0 && <span className="block text-red-700">{words.unread(unread.length)}</span>}
          </output>
          <Stopped times={stops} />
          <Button look="quiet" onClick={() => record.discard()} disabled={record.saving}>
            {words.discard}
          </Button>
          <Button look="primary" running={record.saving} makes={makes} onClick={() => void save()}>
            {words.save}
          </Button>
        </div>
      </div>
    </>
  )
}
