import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadDocument } from '@moisson/contract/document'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigError, s3From, type S3Config } from '../config.ts'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { folderStore, type FileStore } from './file-store.ts'
import { s3Store } from './s3-store.ts'
import { scanContent } from '../file/scan-content.ts'
import { storeFor } from './store-for.ts'
import { sweepFiles } from '../file/sweep-files.ts'
import { plainPdf } from '../file/test-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'moisson-stores-'))
let bucket: S3rver
let s3: S3Config
let server: TestServer
let company: string
let admin: string
beforeAll(async () => {
  bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'moisson', configs: [] }],
  })
  const { port } = await bucket.run()
  s3 = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'moisson',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    pathStyle: true,
    prefix: 'essai/',
  }
  server = await startTestServer()
  company = await plantCompany(server)
  admin = await plantUser(server)
  await plantMembership(server, admin, company, 'company_admin')
})
afterAll(async () => {
  await server.close()
  await bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

const keysOf = async (store: FileStore) => {
  const keys: string[] = []
  for await (const { key } of store.keys()) keys.push(key)
  return keys.toSorted()
}

describe.each([
  ['a folder', () => folderStore(join(folder, 'files'))],
  ['a bucket', () => s3Store(s3)],
])('%s', (_, make) => {
  test('gives back what was put, whole, lists it and forgets it when told', async () => {
    const store = make()
    expect(await keysOf(store)).toEqual([])
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (__, index) => (index * 31) % 256))
    await store.put('a1-objet', bytes)
    await store.put('b2-objet', Buffer.from('x'))
    await store.put('b2-objet', Buffer.from('y'))
    expect((await store.get('a1-objet')).equals(bytes)).toBe(true)
    expect((await store.get('b2-objet')).toString()).toBe('y')
    expect(await keysOf(store)).toEqual(['a1-objet', 'b2-objet'])
    await store.remove('a1-objet')
    await store.remove('a1-objet')
    expect(await keysOf(store)).toEqual(['b2-objet'])
    await expect(store.get('a1-objet')).rejects.toThrow()
    await store.remove('b2-objet')
  })
})

test('the configuration leads to a bucket, and one that does not answer stops the start with a reason', async () => {
  const config = { ...server.services.config, s3 }
  await (await storeFor(config)).put('c3', Buffer.from('z'))
  expect(await keysOf(s3Store(s3))).toEqual(['c3'])
  await s3Store(s3).remove('c3')
  await expect(storeFor({ ...config, s3: { ...s3, bucket: 'autre' } })).rejects.toThrow(/no bucket “autre”/)
  expect(s3From({})).toBeUndefined()
  expect(() => s3From({ S3_URL: 'https://s3.example.org' })).toThrow(ConfigError)
  expect(() => s3From({ S3_URL: 'ftp://s3.example.org' })).toThrow(/S3_URL/)
})

const upload = (content: Buffer | string, name = 'accord.pdf') =>
  server.call(
    uploadDocument,
    { path: { id: company }, body: {}, file: { name, content } as never },
    { as: admin },
  )

test('a company’s file goes through a bucket sealed, and objects without a row are swept after a day', async () => {
  const before = server.services.files
  server.services.files = s3Store(s3)
  try {
    expect((await upload(plainPdf())).status).toBe(201)
    const [key = ''] = await keysOf(server.services.files)
    expect((await server.services.files.get(key)).includes('%PDF')).toBe(false)
    await server.services.files.put('orphelin', Buffer.from('x'))
    expect(await sweepFiles(server.services)).toBe(0)
    expect(await sweepFiles(server.services, new Date(Date.now() + 60_000))).toBe(1)
    expect(await keysOf(server.services.files)).toEqual([key])
    await server.owner.query('delete from document; delete from stored_file')
    expect(await sweepFiles(server.services, new Date(Date.now() + 60_000))).toBe(0)
    expect(await keysOf(server.services.files)).toEqual([key])
  } finally {
    server.services.files = before
  }
})

test.each([
  ['ENOSPC', 'storage_full'],
  ['EDQUOT', 'storage_full'],
  ['ECONNREFUSED', 'storage_unavailable'],
])('a store that fails with %s answers 503 %s and leaves no row', async (code, refusal) => {
  const before = server.services.files
  const fail = () => Promise.reject(Object.assign(new Error(code), { code }))
  server.services.files = { ...before, put: fail }
  try {
    const answer = await upload(plainPdf(code))
    expect([answer.status, answer.error.code]).toEqual([503, refusal])
    const { rows } = await server.owner.query('select from stored_file')
    expect(rows).toHaveLength(0)
  } finally {
    server.services.files = before
  }
})

/** A scanner that speaks the protocol: length-prefixed pieces, a verdict when the last one is empty. */
function startScanner(verdict: (content: Buffer) => string | undefined): Promise<Server> {
  const answer = (socket: Socket) => {
    let seen = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (piece) => {
      seen = Buffer.concat([seen, piece])
      const start = 'zINSTREAM\0'.length
      if (seen.length < start) return
      if (seen.toString('latin1', 0, start) !== 'zINSTREAM\0') return socket.end('UNKNOWN COMMAND\0')
      const content: Buffer[] = []
      let at = start
      while (at + 4 <= seen.length) {
        const length = seen.readUInt32BE(at)
        if (length === 0) {
          const said = verdict(Buffer.concat(content))
          return said === undefined ? socket.destroy() : socket.end(`${said}\0`)
        }
        if (at + 4 + length > seen.length) return
        content.push(seen.subarray(at + 4, at + 4 + length))
        at += 4 + length
      }
    })
  }
  const scanner = createServer(answer)
  return new Promise((resolve) => scanner.listen(0, '127.0.0.1', () => resolve(scanner)))
}
const addressOf = (scanner: Server) => `tcp://127.0.0.1:${(scanner.address() as AddressInfo).port}`

test('a scanner sees every byte; what it knows is refused, and no clear verdict is a refusal', async () => {
  const marked = plainPdf('MALWARE')
  let last: Buffer | undefined
  const scanner = await startScanner((content) => {
    last = content
    if (content.includes('MUTE')) return undefined
    if (content.includes('ODD')) return 'INSTREAM size limit exceeded. ERROR'
    return content.includes('MALWARE') ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
  })
  const { config } = server.services
  config.clamdUrl = addressOf(scanner)
  try {
    const clean = Buffer.concat([plainPdf('a'.repeat(200_000))])
    expect((await upload(clean)).status).toBe(201)
    expect(last?.equals(clean)).toBe(true)
    const { rows } = await server.owner.query<{ scanned: string }>('select scanned from stored_file')
    expect(rows).toEqual([{ scanned: 'clean' }])
    expect((await upload(marked)).error.code).toBe('infected_file')
    expect((await upload(plainPdf('MUTE'))).error.code).toBe('scanner_unavailable')
    expect((await upload(plainPdf('ODD'))).error.code).toBe('scanner_unavailable')
  } finally {
    await new Promise((done) => scanner.close(done))
  }
  const gone = await upload(plainPdf('après'))
  expect([gone.status, gone.error.code]).toEqual([503, 'scanner_unavailable'])
  delete config.clamdUrl
})

test('a scanner that says nothing is not waited for without end', async () => {
  const scanner = createServer(() => {})
  await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve))
  await expect(scanContent(addressOf(scanner), Buffer.from('x'), 100)).rejects.toThrow(/too long/)
  scanner.close()
})
