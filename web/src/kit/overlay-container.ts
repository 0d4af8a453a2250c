import { createContext, useContext } from 'react'

/** Where menus and hints are put: inside the open dialog, which makes the rest of the page inert. */
export const OverlayContainer = createContext<HTMLElement | null>(null)

export function useOverlayContainer(): () => HTMLElement {
  const dialog = useContext(OverlayContainer)
  return () => dialog ?? document.querySelector('main') ?? document.body
}
