/** Machines that read pages: their errors are logged and not shown. */
export function isBot(userAgent: string): boolean {
  return /bot|crawl|spider|slurp|facebookexternalhit|wget|curl\//i.test(userAgent)
}
