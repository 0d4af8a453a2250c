import { REPLY_DAYS } from '@moisson/law/reply-days'
import type { AgreementClauses } from './frozen-rules.ts'

/** Days to answer: what the agreement says, else those of the law. */
export const replyDaysOf = (clauses: Partial<AgreementClauses> | null | undefined): number =>
  clauses?.response_days ?? REPLY_DAYS
