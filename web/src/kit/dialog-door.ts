import { createContext, useContext } from 'react'

interface Door {
  /** Each form inside, which says whether what was typed in it would be lost. */
  losses: Set<() => boolean>
  close: () => void
}
export const DialogDoor = createContext<Door | null>(null)

/** The way out of the dialog around, the one that asks when something would be lost; null outside. */
export const useDialogDoor = (): Door | null => useContext(DialogDoor)
