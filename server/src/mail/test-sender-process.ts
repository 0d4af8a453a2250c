import { openPool, type Address } from '../database/connect.ts'
import type { Config } from '../config.ts'
import type { Services } from '../services.ts'
import { sendOutbox } from './send-outbox.ts'

/** A sender in a process of its own, for tests that kill it: sends what is due in the database it is told. */
interface Orders {
  address: Address
  config: Config
}

process.once('message', ({ address, config }: Orders) => {
  const pool = openPool(address, { max: 4 })
  const services = { config, pool, wake: () => {} } as unknown as Services
  void sendOutbox(services).then(() => process.exit(0))
})
