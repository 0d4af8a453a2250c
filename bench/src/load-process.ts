import type { Order } from './load-protocol.ts'
import autocannon from 'autocannon'

process.once('message', async ({ url, shares, seconds }: Order) => {
  let connection = 0
  let failure = ''
  const start = performance.now()
  const result = await autocannon({
    url,
    connections: shares.length,
    timeout: 60,
    ...(seconds === undefined
      ? { amount: shares.reduce((sum, share) => sum + share.length, 0) }
      : { duration: seconds }),
    setupClient: (client) => {
      client.setRequests((shares[connection++ % shares.length] ?? []) as autocannon.Request[])
      client.on('response', (status) => {
        if (status >= 300) failure = `status ${status}`
      })
    },
  })
  const took = seconds === undefined ? (performance.now() - start) / 1000 : result.duration
  process.send?.({
    requests: result.requests.total,
    perSecond: result.requests.total / took,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.timeouts + result.non2xx,
    failure,
  })
  process.disconnect()
})
