/** What an operator counts and is alarmed by, on one line of the log and without anybody's data. */
export function noteForOperator(
  event: 'refresh token reused' | 'too many attempts' | 'right refused',
  bucket?: string,
): void {
  console.warn(JSON.stringify({ level: 'warn', what: 'security', event, ...(bucket ? { bucket } : {}) }))
}
