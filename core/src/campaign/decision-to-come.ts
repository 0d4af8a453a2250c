import { parisDay } from '@moisson/law/paris-time'
import { longDay } from '@moisson/law/words/days'
import type { LaunchFacts, Remark } from './launch-facts.ts'

/** Nothing is announced that is signed on a day to come. */
export function decisionToCome({ decided_on, now }: Pick<LaunchFacts, 'decided_on' | 'now'>): Remark[] {
  if (decided_on === null || decided_on <= parisDay(now)) return []
  return [
    {
      code: 'decision_to_come',
      field: 'decided_on',
      message: {
        fr: `L’acte est daté du ${longDay(decided_on, 'fr')}, un jour à venir\u00a0: rien ne s’annonce avant sa signature.`,
        en: `The act is dated ${longDay(decided_on, 'en')}, a day to come: nothing is announced before it is signed.`,
      },
    },
  ]
}
