import type { FieldFault } from '@moisson/core/process/check-form'
import { Refused } from '../http/refused.ts'
import { inEach, type InEach, type Language, type Text } from '@moisson/law/text'
import { euros, number } from '@moisson/law/words/figures'

const sentences: Record<FieldFault['fault'], (bound: InEach<string>) => Text> = {
  required: () => ({ fr: 'Répondez à cette question.', en: 'Answer this question.' }),
  wrong: () => ({
    fr: 'Cette réponse n’a pas la forme attendue.',
    en: 'This answer does not have the expected form.',
  }),
  too_small: ({ fr, en }) => ({ fr: `Au moins ${fr}.`, en: `At least ${en}.` }),
  too_big: ({ fr, en }) => ({ fr: `Au plus ${fr}.`, en: `At most ${en}.` }),
  other_sum: ({ fr, en }) => ({
    fr: `Les parts doivent faire ${fr} au total.`,
    en: `The parts must make ${en} in all.`,
  }),
}

/** The bound of a fault as it is read: an amount, or a number. */
const boundOf = (fault: FieldFault): InEach<string> =>
  inEach((language) => ('bound' in fault ? (fault.money ? euros : number)(fault.bound, language) : ''))

/** The refusal of answers, field by field as the form names them. */
export function formFaults(faults: readonly FieldFault[], language: Language): Refused {
  return new Refused(
    { refusal: 'invalid_request', details: {} },
    {
      fieldErrors: faults.map((fault) => ({
        field: `form_data.${fault.field}`,
        code: fault.fault,
        message: sentences[fault.fault](boundOf(fault))[language],
      })),
    },
  )
}
