interface Config {
  apiBaseUrl: string
  demo: boolean
}

let config: Config = { apiBaseUrl: '/api', demo: import.meta.env?.DEV ?? false }

/** Reads where the API is and whether this is the demo; the defaults hold when nobody says. */
export async function loadConfig(): Promise<void> {
  try {
    const answer = await fetch('/config.json', { cache: 'no-cache' })
    const given = (await answer.json()) as Partial<Config>
    config = {
      apiBaseUrl: typeof given.apiBaseUrl === 'string' ? given.apiBaseUrl : config.apiBaseUrl,
      demo: given.demo ?? config.demo,
    }
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
