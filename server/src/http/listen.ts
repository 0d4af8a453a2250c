import type { FastifyInstance } from 'fastify'
import { ConfigError } from '../config.ts'

/** Listens; a busy port is replaced by the next free one when allowed. Gives the port taken. */
export async function listen(
  app: FastifyInstance,
  host: string,
  port: number,
  mayMove: boolean,
): Promise<number> {
  for (let candidate = port; ; candidate++) {
    try {
      await app.listen({ host, port: candidate })
      const address = app.server.address()
      return typeof address === 'object' && address ? address.port : candidate
    } catch (error) {
      const busy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (busy && !mayMove)
        throw new ConfigError(`PORT is ${port}: another process listens there already`, { cause: error })
      if (!busy || candidate - port >= 50) throw error
    }
  }
}
