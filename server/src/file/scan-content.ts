import { connect } from 'node:net'

/**
 * Asks a clamd daemon about bytes (INSTREAM over TCP). Anything but a clear verdict within the time is a failure:
 * an unanswered question is never a yes.
 */
export async function scanContent(
  address: string,
  bytes: Buffer,
  patienceMs = 15_000,
): Promise<'clean' | 'infected'> {
  const verdict = await ask(new URL(address), bytes, patienceMs)
  if (/^stream: OK$/.test(verdict)) return 'clean'
  if (/^stream: .+ FOUND$/.test(verdict)) return 'infected'
  throw new Error(`the virus scanner answered “${verdict.slice(0, 200)}”`)
}

const PIECE = 64 * 1024

function ask({ hostname, port }: URL, bytes: Buffer, patienceMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname.replaceAll(/^\[|\]$/g, ''), port: Number(port) || 3310 })
    const timer = setTimeout(() => socket.destroy(new Error('the virus scanner takes too long')), patienceMs)
    let said = ''
    socket.setEncoding('utf8')
    socket.on('connect', () => {
      socket.write('zINSTREAM\0')
      for (let at = 0; at < bytes.length; at += PIECE) {
        const piece = bytes.subarray(at, at + PIECE)
        const length = Buffer.alloc(4)
        length.writeUInt32BE(piece.length)
        socket.write(length)
        socket.write(piece)
      }
      socket.write(Buffer.alloc(4))
    })
    socket.on('data', (text: string) => {
      said += text
      if (said.includes('\0') || said.length > 4096) socket.end()
    })
    socket.on('error', reject)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(said.replace(/[\0\n].*$/s, '').trim())
    })
  })
}
