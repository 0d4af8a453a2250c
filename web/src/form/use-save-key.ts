import { useEffect, useEffectEvent } from 'react'

/**
 * Ctrl+S saves the form where one is working: the one in the dialog on top, else the one that holds the focus, else
 * the one of the page. `form` is null where another key already saves.
 */
export function useSaveKey(save: () => void, form: (() => Element | null) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (form === null || event.defaultPrevented) return
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const own = form()
    if (dialog && !(own && dialog.contains(own))) return
    const focused = document.activeElement?.closest('form')
    if (own && focused && focused !== own) return
    event.preventDefault()
    save()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
