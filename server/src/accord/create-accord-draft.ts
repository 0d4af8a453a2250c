import { createAccordDraft } from '@moisson/contract/accord-drafts'
import type { Input } from '@moisson/contract/call'
import { amendmentFrom, answersOfClauses } from '@moisson/core/accord/amendment'
import type { DraftAnswers } from '@moisson/core/accord/draft-answers'
import { accordModels } from '@moisson/core/accord/models'
import { publishedModels } from '@moisson/core/accord/published-models'
import { versionOn } from '@moisson/core/company/agreement-versions'
import type { Language } from '@moisson/law/text'
import { parisDay } from '@moisson/law/paris-time'
import { mediumDay } from '@moisson/law/words/days'
import { agreementRows } from '../company/agreement-store.ts'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { draftOut, keepVersion, MOST_DRAFTS } from './draft-store.ts'

/** Begins a draft and its history. */
export const handleCreateAccordDraft = handle(createAccordDraft, async (context) => {
  const { tx, companyId, input, caller, now, language, newId, note } = context
  // Two people beginning at once count each other.
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forUpdate().execute()
  const { count } = await tx
    .selectFrom('accord_draft')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_DRAFTS) throw refused('too_many_drafts', { most: MOST_DRAFTS })
  const { from } = input.body
  const begun = await begin(tx, companyId, from, { now, language })
  const row = await tx
    .insertInto('accord_draft')
    .values({
      id: newId(),
      company_id: companyId,
      name: input.body.name ?? begun.name,
      kind: begun.kind,
      origin: from.kind,
      origin_name: begun.origin_name,
      answers: JSON.stringify(begun.answers),
      created_by: caller.user_id,
      created_by_name: caller.name,
      created_at: now,
      updated_by: caller.user_id,
      updated_by_name: caller.name,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const by = { id: caller.user_id, name: caller.name }
  await keepVersion(
    tx,
    { company_id: companyId, draft_id: row.id, version: 1, answers: row.answers, by },
    now,
  )
  note({
    target_type: 'accord_draft',
    target_id: row.id,
    after: { name: row.name, kind: row.kind, origin: row.origin, origin_name: row.origin_name },
  })
  return draftOut(row)
})

type From = Input<typeof createAccordDraft>['body']['from']
interface Begun {
  name: string
  kind: 'agreement' | 'amendment'
  origin_name: string | null
  answers: DraftAnswers
}

const words: Record<Language, { agreement: string; amendment: string; copy: (name: string) => string }> = {
  fr: {
    agreement: 'Accord d’intéressement',
    amendment: 'Avenant',
    copy: (name) => `${name} (copie)`,
  },
  en: {
    agreement: 'Intéressement agreement',
    amendment: 'Amendment',
    copy: (name) => `${name} (copy)`,
  },
}
const everyModel = { ...accordModels, ...publishedModels }
const MOST_NAME = 120

async function begin(
  tx: Tx,
  companyId: string,
  from: From,
  { now, language }: { now: Date; language: Language },
): Promise<Begun> {
  const said = words[language]
  if (from.kind === 'empty')
    return {
      name: `${said.agreement}, ${mediumDay(parisDay(now), language)}`,
      kind: 'agreement',
      origin_name: null,
      answers: {},
    }
  if (from.kind === 'model') {
    const { label, answers } = everyModel[from.code]
    return { name: label[language], kind: 'agreement', origin_name: label[language], answers }
  }
  if (from.kind === 'draft') {
    const other = await tx
      .selectFrom('accord_draft')
      .select(['name', 'kind', 'answers'])
      .where('company_id', '=', companyId)
      .where('id', '=', from.draft_id)
      .executeTakeFirst()
    if (!other) throw refused('unknown_draft')
    return {
      name: said.copy(other.name).slice(0, MOST_NAME),
      kind: other.kind,
      origin_name: other.name,
      answers: other.answers,
    }
  }
  return amendment(tx, companyId, said.amendment, now)
}

/** The version in force, or else the next to come: from the answers it was written from, else from the clauses the company recorded. */
async function amendment(tx: Tx, companyId: string, word: string, now: Date): Promise<Begun> {
  const today = parisDay(now)
  const versions = await agreementRows(tx, companyId)
  const going = versions.filter(
    ({ type, last_exercise_end: end }) => type === 'interessement' && (end === null || end >= today),
  )
  const agreement = versionOn(going, today)
  if (!agreement) throw refused('no_agreement_to_amend')
  // What is amended is the agreement, by whichever amendment it is changed already.
  const whole =
    agreement.act === 'amendment'
      ? (versions.find(({ id }) => id === agreement.of_id) ?? agreement)
      : agreement
  const papers = await tx
    .selectFrom('document')
    .select(['id', 'answers'])
    .where('company_id', '=', companyId)
    .where('type', 'in', ['interessement_agreement', 'interessement_due'])
    .where('source', '=', 'generated')
    .where((one) =>
      one.or([one('valid_from', '=', agreement.first_exercise_start), one('id', '=', agreement.document_id)]),
    )
    .orderBy('created_at', 'desc')
    .execute()
  const paper = papers.find(({ id }) => id === agreement.document_id) ?? papers[0]
  const given = paper?.answers?.given ?? answersOfClauses(agreement.clauses)
  const { title, signed_on } = whole
  const { first_exercise_start, last_exercise_end } = agreement
  return {
    name: `${word} – ${title}`.slice(0, MOST_NAME),
    kind: 'amendment',
    origin_name: title,
    answers: amendmentFrom(given, { title, first_exercise_start, last_exercise_end, signed_on }, today),
  }
}
