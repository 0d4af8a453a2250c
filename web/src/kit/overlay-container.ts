import { createContext, useContext } from 'react'

/** Where menus and hints are drawn: inside the open dialog, which makes the rest of the page inert. */
export const OverlayContainer = createContext<HTMLElement | null>(null)

export function useOverlayContainer(): HTMLElement | undefined {
  return useContext(OverlayContainer) ?? undefined
}
