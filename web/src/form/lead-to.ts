import { useEffect, useEffectEvent } from 'react'

/** The focus goes to a field, and the field to the middle of the screen: no bar stands over it. */
export function leadTo(field: HTMLElement): void {
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}

/** Leads to the first wrong field: what is missing is found when it is sent, what is refused comes with its answer. */
export function useFirstError(
  form: () => Element | null,
  submits: number,
  error: object | null | undefined,
): void {
  const correct = useEffectEvent(() => {
    const field = form()?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid=true]')
    if (field && field !== document.activeElement) leadTo(field)
  })
  useEffect(() => {
    if (submits > 0) correct()
  }, [submits])
  useEffect(() => {
    if (error) correct()
  }, [error])
}
