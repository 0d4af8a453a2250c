/** Hands a file to the browser, which keeps it under this name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.hidden = true
  document.body.append(link)
  link.click()
  // The browser may read the link's name a moment after the click.
  setTimeout(() => {
    link.remove()
    URL.revokeObjectURL(url)
  }, 60_000)
}
