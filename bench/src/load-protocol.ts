export interface Shot {
  method: 'GET' | 'PUT' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface Order {
  url: string
  /** What each connection sends. */
  shares: Shot[][]
  seconds: number | undefined
}
