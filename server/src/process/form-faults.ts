import type { FieldFault } from '@moisson/core/process/check-form'
import { Refused } from '../http/refused.ts'
import type { Language } from '@moisson/law/text'

const sentences = {
  required: { fr: 'Répondez à cette question.', en: 'Answer this question.' },
  wrong: {
    fr: 'Cette réponse n’a pas la forme attendue.',
    en: 'This answer does not have the expected form.',
  },
}

/** The refusal of answers, field by field as the form names them. */
export function formFaults(faults: readonly FieldFault[], language: Language): Refused {
  return new Refused(
    { refusal: 'invalid_request', details: {} },
    {
      fieldErrors: faults.map(({ field, fault }) => ({
        field: `form_data.${field}`,
        code: fault,
        message: sentences[fault][language],
      })),
    },
  )
}
