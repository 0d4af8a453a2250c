import { conclusionModes } from '@moisson/law/conclusion-modes'
import { say, type Text } from '@moisson/law/text'
import type { Accord } from './accord.ts'

/** Employees from which a works council is elected, or minutes of failed elections are due. */
const COUNCIL_SIZE = 11

/** What is filed with the text: of what hangs on the company, only what it needs. */
export function filingPapers({ conclusion, company, scope }: Accord): Text[] {
  const { has_cse, has_union_delegate, headcount } = company
  const joint = has_cse === true || has_union_delegate === true
  const alone = has_cse === false && has_union_delegate === false
  const papers = conclusionModes[conclusion.mode].attachments.flatMap((one): Text[] => {
    if (one.fr.startsWith('demande conjointe') && joint)
      return [
        say(
          'demande conjointe de ratification, signée avec l’organisation syndicale ou le CSE',
          'joint request for the ratification, signed with the union or the CSE',
        ),
      ]
    if (one.fr.startsWith('demande conjointe') && alone)
      return [
        say(
          'attestation de l’employeur qu’il n’existe ni délégué syndical désigné, ni CSE',
          'statement of the employer that there is neither a union delegate nor a CSE',
        ),
      ]
    if (one.fr.startsWith('procès-verbal de carence') && !isOwed(has_cse, headcount)) return []
    if (one.fr.startsWith('procès-verbal de la consultation du CSE') && has_cse === false) return []
    return [one]
  })
  return scope.kind === 'group'
    ? [
        ...papers,
        say(
          'le mandat exprès donné par chaque société du groupe à qui signe pour elle',
          'the express mandate given by each company of the group to whoever signs for it',
        ),
      ]
    : papers
}

const isOwed = (has_cse: boolean | null, headcount: number | null): boolean =>
  has_cse !== true && (headcount === null || headcount >= COUNCIL_SIZE)
