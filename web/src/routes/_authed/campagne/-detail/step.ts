/** A step that is open above the page, with the people it concerns when some were chosen. */
export type OpenStep =
  | { step: 'launch' | 'submit' | 'validate' | 'cancel' | 'delete' | 'add' | 'correct' | 'advances' }
  | { step: 'remind'; ids?: readonly string[] }
