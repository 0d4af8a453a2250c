let handed: File | null = null

/** A file dropped on the list, on its way to the assistant. */
export function handFile(file: File): void {
  handed = file
}

/** Takes the file, once. */
export function takeFile(): File | null {
  const file = handed
  handed = null
  return file
}
