/** Milliseconds after which a call counts as not answered. */
export const apiTimeoutMs = 30_000

/** Fetches an answer with its body; the timer covers the body too: headers alone are not an answer. */
export async function fetchWhole(url: string, init: RequestInit, timeoutMs: number) {
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  const response = await fetch(url, { ...init, signal })
  return { response, body: await response.arrayBuffer() }
}
