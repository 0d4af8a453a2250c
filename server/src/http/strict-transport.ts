import type { Config } from '../config.ts'

/** What tells a browser to come by https alone, for two years, where the public address is one (RFC 6797). */
export const strictTransport = ({ publicUrl }: Config): Record<string, string> =>
  publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}
