import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/**
 * The demo lets anybody in by a click: a page of another site must not reach it under a name of its own that it points
 * at this machine (DNS rebinding). Only names are refused, nobody can point an address elsewhere: `localhost`, any
 * address, and the names of `PUBLIC_URL` and `API_BASE_URL` are known.
 */
export function refuseOtherNames(app: FastifyInstance, config: Config): void {
  if (!config.demo) return
  app.addHook('onRequest', async (request, reply) => {
    const asked = nameIn(request.headers.host)
    if (asked === null || isKnown(asked, config)) return
    await reply
      .code(421)
      .type('text/plain; charset=utf-8')
      .send(`${sentences(asked, config.port).join('\n')}\n`)
  })
}

/** The host of the header without its port, in small letters; null where none is given. */
function nameIn(header: string | undefined): string | null {
  if (header === undefined || header === '') return null
  return header.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase()
}

function isKnown(name: string, { publicUrl, apiBaseUrl, host }: Config): boolean {
  if (name === 'localhost' || name.endsWith('.localhost') || name === host.toLowerCase()) return true
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0) return true
  return [publicUrl, apiBaseUrl].some((url) => URL.canParse(url) && new URL(url).hostname === name)
}

const sentences = (name: string, port: number): [string, string] => [
  `Cette démonstration ne répond pas sous le nom « ${name} » : ouvrez-la par http://localhost:${port}, ou relancez-la avec PUBLIC_URL=http://${name}:${port}.`,
  `This demo does not answer under the name “${name}”: open it by http://localhost:${port}, or start it again with PUBLIC_URL=http://${name}:${port}.`,
]
