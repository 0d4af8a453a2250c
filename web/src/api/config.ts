interface Config {
  apiBaseUrl: string
  demo: boolean
  /** Milliseconds between two looks at the latest build, and in which a second forced reload is refused. */
  buildCheckMs: number
  reloadSuppressionMs: number
}

let config: Config = {
  apiBaseUrl: '/api',
  demo: import.meta.env?.DEV ?? false,
  buildCheckMs: 60 * 60_000,
  reloadSuppressionMs: 10_000,
}

/** Reads where the API is, whether this is the demo, and the intervals; the defaults hold when nobody says. */
export async function loadConfig(): Promise<void> {
  try {
    const answer = await fetch('/config.json', { cache: 'no-cache' })
    if (answer.ok) config = { ...config, ...((await answer.json()) as Partial<Config>) }
  } catch {
    // Served by something else than our server, or offline: the defaults.
  }
}

/** The address of the API without a final slash, `/api` unless the server says otherwise. */
export function apiBase(): string {
  return config.apiBaseUrl.replace(/\/+$/, '')
}

export function isDemo(): boolean {
  return config.demo
}

export function buildCheckTimes(): Pick<Config, 'buildCheckMs' | 'reloadSuppressionMs'> {
  return config
}
