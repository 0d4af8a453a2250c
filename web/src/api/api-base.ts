/** Where the API is, read at run time from the page: the server writes it into `<meta name="api-base">`. */
export function apiBase(): string {
  const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="api-base"]')
  return (meta?.content || '/api').replace(/\/+$/, '')
}
