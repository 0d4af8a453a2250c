import { sql, type Kysely } from 'kysely'

/** An answer to somebody whom no mail reaches: since when it waits to be given, and how it reached them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table question
  add column to_give_since timestamptz,
  add column given_at timestamptz,
  add column given_how text check (given_how in ('handed', 'read')),
  add check ((given_at is null) = (given_how is null)),
  add check (to_give_since is null or (state <> 'open' and given_at is null))`.execute(db)
}
