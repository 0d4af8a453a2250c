/** The one script that may be made a worker of this origin: the policy of the page lets no other text become a script. */
const workerPath = '/worker.js'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(path: string): string }
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const policy = trustedTypes?.createPolicy('moisson-worker', { createScriptURL: () => workerPath })

/** Has the browser keep this page and its files; a browser that cannot needs its network, as before. */
export async function keepPages(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(policy?.createScriptURL(workerPath) ?? workerPath)
    const { active } = await navigator.serviceWorker.ready
    const keep = (entries: PerformanceEntryList) =>
      active?.postMessage({
        path: location.pathname.replace(/(.)\/$/, '$1'),
        files: entries.map(({ name }) => name).filter((name) => name.includes('/assets/')),
      })
    // What came before the worker saw requests, and what still comes beside it.
    new PerformanceObserver((list) => keep(list.getEntries())).observe({ type: 'resource', buffered: true })
  } catch {
    // A private window, or storage refused.
  }
}
