declare module 's3rver' {
  import type { AddressInfo } from 'node:net'
  /** An S3-compatible server for tests; it has no types of its own. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: readonly (string | Buffer)[] }[]
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
