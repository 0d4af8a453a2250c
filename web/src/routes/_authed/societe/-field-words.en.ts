import type { Words } from '../../../words/catalogue.ts'
import type fr from './-field-words.fr.ts'

const en: Words<typeof fr> = {
  helps: {
    sirenOpen: 'May change until the company is active.',
    sirenLocked: 'It no longer changes once the company is active.',
    siren: 'It identifies the company: only your adviser corrects it.',
    contact: 'They read this name in messages and may write to it.',
    closing: 'Every legal date follows from it.',
    figures: 'Simulations start from these amounts. Write a loss with a minus sign.',
    representative: 'The person who signs the agreement and decisions for the company.',
    schemes: 'Read in your agreements, plans and documents: nothing to type twice.',
    otherSchemes: 'Those Moisson does not run, so that your adviser knows of them.',
    keeper: 'It keeps the employees’ accounts and receives the money placed.',
    bank: 'These numbers are encrypted. Changing them asks for a recent sign-in, and the other administrators are told.',
    ownAccount: 'The account debited by SEPA files.',
    keeperAccount: 'The account credited with the money placed.',
    percolKeeperAccount: 'The account credited with the money placed in the PER COL.',
    bicOfFormer: 'This is the former account’s BIC: check it.',
    masked: 'Only the last digits are shown. Type a new IBAN to replace it.',
    journal: 'Who did what in the company’s space. No account or social security number is in it.',
  },
  brackets: {
    under_11: 'Under 11 employees',
    from_11_to_49: '11 to 49 employees',
    from_50_to_249: '50 to 249 employees',
    from_250: '250 employees or more',
  },
}
export default en
