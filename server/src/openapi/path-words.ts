import type { CallDeclaration, CallScope } from '@moisson/contract/call'

const scopes: Record<CallScope, string | undefined> = {
  company: 'Identifier of the company',
  campaign: 'Identifier of the campaign',
  process: 'Identifier of the process',
  step: 'Identifier of the step',
  user_document: 'Identifier of the paper given',
  me: 'Identifier of the campaign',
  none: undefined,
}

const words: Readonly<Record<string, string>> = {
  id: 'Identifier of the account',
  aid: 'Identifier of the draft',
  qid: 'Identifier of the question',
  pid: 'Identifier of the paper in the caller’s list',
  rid: 'Identifier of the ratification',
  vid: 'Identifier of somebody asked',
  bid: 'Identifier of the person',
  cid: 'Identifier of the campaign',
  did: 'Identifier of the paper',
  eid: 'Identifier of the establishment',
  fid: 'Identifier of the fund',
  lid: 'Identifier of the line',
  oid: 'Identifier of the matching received elsewhere, or of what a reader said',
  sid: 'Identifier of the session, the simulation or the share',
  tid: 'Identifier of the thing to do',
  uid: 'Identifier of the account',
  company_id: 'Identifier of the company',
  extractId: 'Identifier of the file read',
  processId: 'Identifier of the process',
  row: 'Number of the row',
  token: 'The secret of the link',
  code: 'Code of the fund',
  name: 'Name of the paper',
  kind: 'Which of the possible kinds',
  type: 'Kind of agreement',
}

/** What a part of a path names; `id` is the object that decides the caller's reach. */
export function pathWords(name: string, { rights }: CallDeclaration): string | undefined {
  return name === 'id' ? (scopes[rights.scope] ?? words['id']) : words[name]
}
