/** Leads to an amount nobody can read, for a save that is no form's own; its last good value is not what is shown. */
export function stopAtUnreadable(form: ParentNode | null): boolean {
  const field = form?.querySelector<HTMLElement>('[data-unreadable]')
  field?.focus()
  return Boolean(field)
}
