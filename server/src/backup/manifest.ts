/** What a backup says of itself, before anything else in it. */
export interface Manifest {
  format: 1
  made_at: string
  /** The migrations its schema is made of. */
  schema: string[]
  postgres: string
  /** How the tables are kept: a script of pg_dump, or each table's rows as COPY writes them. */
  way: 'pg_dump' | 'copy'
  tables: TableShape[]
  sequences: { name: string; value: number; called: boolean }[]
  /** Objects of the file store named by the tables. */
  files: number
}

export interface TableShape {
  name: string
  columns: string[]
  rows: number
}
