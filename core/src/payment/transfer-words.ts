import { campaignTypeFacts } from '../campaign/type-facts.ts'
import { keepersKept, keepersOf, sumKept, type KeeperSettings, type KeptPlans } from '../keeper/keepers-of.ts'
import type { CampaignType, PlanKind } from '../vocabulary.ts'

interface Named {
  id: string
  type: CampaignType
  year: number
}

/** What names a campaign on a bank order and in books: `INT-2025-1A2B3C4D`. */
export const campaignReference = ({ id, type, year }: Named): string =>
  `${campaignTypeFacts[type].code}-${year}-${id.slice(0, 8).toUpperCase()}`

/** What an account keeper reads on its statement: the company's code there, failing that its SIREN, and the campaign. */
export const remittanceOf = (campaign: Named, siren: string, code: string | null): string =>
  bankText(`${code ?? siren} ${campaignReference(campaign)}`, 140)

/** What each account keeper of a campaign is paid, in cents, and under which words; whom nothing goes to is left out. */
export const transfersOf = (
  campaign: Named & { by_plan: Readonly<Record<PlanKind, number>>; keepers: KeeperSettings | null },
  company: KeeperSettings & { siren: string },
): { kept: KeptPlans; amount_cents: number; remittance: string }[] =>
  keepersOf(keepersKept(campaign.keepers, company))
    .map((kept) => ({
      kept,
      amount_cents: sumKept(kept, campaign.by_plan),
      remittance: remittanceOf(campaign, company.siren, kept.company_code),
    }))
    .filter(({ amount_cents }) => amount_cents > 0)

/** Latin letters that are no letter with an accent, as banks write them: a payee's name that lost one is not the account's. */
const latin: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'ng',
  ə: 'e',
  ı: 'i',
  ĳ: 'ij',
  ſ: 's',
}
const plainLatin = (letter: string): string => {
  const small = letter.toLowerCase()
  const plain = latin[small] ?? letter
  return letter === small ? plain : plain.toUpperCase()
}

const inPlainLatin = (text: string): string =>
  text
    .replaceAll(new RegExp(`[${Object.keys(latin).join('')}]`, 'giu'), plainLatin)
    .replaceAll(/[’‘]/g, "'")
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')

/** Whether a bank reads every letter of a name: one that is left out makes it somebody else's. */
export const isBankName = (name: string): boolean =>
  !/[^\P{L}A-Za-z]/u.test(inPlainLatin(name)) && bankText(name, 70) !== ''

/** Text in the only letters every bank takes; a slash neither opens nor doubles. */
export function bankText(text: string, max: number): string {
  const plain = inPlainLatin(text)
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/^[/ ]+|[/ ]+$/g, '')
    .replaceAll(/ {2,}/g, ' ')
  return plain.slice(0, max).trim()
}
