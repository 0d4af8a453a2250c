/** Whole mebibytes of a limit, as it is told: 10 for 10 485 760 bytes. */
export function megabytesOf(bytes: number): number {
  return Math.floor(bytes / (1024 * 1024))
}
