import { createContext, useContext, useId, useState, useSyncExternalStore } from 'react'
import type { Sheet } from './sheet.ts'
import { createSheet } from './sheet.ts'

/** The sheet of the form around. */
export const SheetContext = createContext<Sheet | null>(null)

/** A sheet that outlives its fields: what cannot be read is still known when its tab is left. */
export function useSheet(): Sheet {
  const id = useId()
  const [sheet] = useState(() => createSheet(id))
  return sheet
}

export function useSheetAround(): Sheet {
  const sheet = useContext(SheetContext)
  if (!sheet) throw new Error('A field that reads what is typed stands inside a Form')
  return sheet
}

/** The fields that show something else than what would be sent. */
export function useUnread(sheet: Sheet): readonly string[] {
  return useSyncExternalStore(sheet.subscribe, sheet.unread, sheet.unread)
}
