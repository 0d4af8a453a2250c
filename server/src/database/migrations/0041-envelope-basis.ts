import { sql, type Kysely } from 'kysely'

/**
 * An agreement written here carries its formula, and a campaign the figures and steps that its envelope came from.
 * Agreements applied from a text before have theirs from what that text was written from.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table agreement
  add column formula jsonb,
  add column typed_envelope_reason text,
  add constraint agreement_formula_or_reason check (formula is null or typed_envelope_reason is null);
alter table campaign add column envelope_basis jsonb;
update agreement a set formula = jsonb_build_object(
    'indicators', w.accord->'indicators', 'formula', w.accord->'formula', 'caps', w.accord->'caps',
    'participation', w.accord->'participation', 'duration', w.accord->'duration')
  from (select id, company_id, answers->'accord' as accord from document) w
  where w.id = a.document_id and w.company_id = a.company_id and a.type = 'interessement' and w.accord->'formula'->'tree' is not null;
`.execute(db)
}
