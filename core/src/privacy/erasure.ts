import { addMonths, type Day } from '@moisson/law/calendar'
import type { Text } from '@moisson/law/text'
import type { Purpose } from '../beneficiary/purposes.ts'
import { retention } from './periods.ts'

/** What is known of somebody when it is decided what may be erased. */
export interface ErasureFacts {
  today: Day
  /** Null while the person works there. */
  left_on: Day | null
  /** In a campaign that was launched and has not ended. */
  in_campaign: boolean
  /** The end of their last campaign; null when none was ever launched for them. */
  last_campaign_on: Day | null
  /** A dispute recorded by the company. */
  held: boolean
}

/** A kind of data that stays, with the reason told to the person and the day it goes at last, where one is known. */
export interface KeptData {
  data: Text
  reason: Text
  until: Day | null
}
export interface ErasureOutcome {
  erased: Text[]
  kept: KeptData[]
}
/** What may go: everything, or what some purposes needed. */
export interface Erasure extends ErasureOutcome {
  whole: boolean
  purposes: Purpose[]
}

/** Somebody who left may still be owed a share of their last exercice, which is paid within two years of leaving. */
const lastShareMonths = 24

const names: Record<'file' | 'account' | 'contact' | 'bank' | 'amounts', Text> = {
  file: { fr: 'Nom, matricule et contrat', en: 'Name, employee number and contract' },
  account: {
    fr: 'Naissance, adresse et numéro de sécurité sociale',
    en: 'Birth, address and social security number',
  },
  contact: { fr: 'E-mails et téléphone', en: 'E-mails and phone' },
  bank: { fr: 'IBAN', en: 'IBAN' },
  amounts: { fr: 'Montants, choix et salaires de référence', en: 'Amounts, choices and reference pay' },
}
/** What is needed only while something may still be paid or placed. */
const paying = { account: names.account, contact: names.contact, payment: names.bank } as const

/** What no duty keeps of a person, and what one keeps (GDPR, article 17, 1 and 3, b and e). */
export function erasureOf(facts: ErasureFacts): Erasure {
  const { today, left_on, last_campaign_on, held } = facts
  const toPay = reasonToPay(facts)
  const last = [left_on ?? today, last_campaign_on ?? ''].toSorted().at(-1) ?? today
  const proofEnds = left_on === null ? null : addMonths(last, 12 * retention.people.period.years)
  const proves = last_campaign_on !== null && !(proofEnds !== null && proofEnds <= today)
  if (!toPay && !proves) return { whole: true, purposes: [], erased: Object.values(names), kept: [] }
  const payable = Object.entries(paying) as [keyof typeof paying, Text][]
  const stays = (proves && !held ? undefined : toPay) ?? { reason: proofReason, until: proofEnds }
  return {
    whole: false,
    purposes: toPay ? [] : payable.map(([purpose]) => purpose),
    erased: toPay ? [] : payable.map(([, name]) => name),
    kept: [
      ...(toPay ? payable.map(([, data]) => ({ data, ...toPay })) : []),
      { data: names.file, ...stays },
      { data: names.amounts, ...stays },
    ],
  }
}

const proofReason: Text = {
  fr: 'L’entreprise doit pouvoir justifier ce qui a été versé ou placé (RGPD art. 17, 3, b et e ; C. civ. art. 2224).',
  en: 'The company must be able to justify what was paid or invested (GDPR art. 17(3)(b) and (e); Civil Code art. 2224).',
}

/** Why the person must still be reached and paid, and until when; undefined when nothing is left to pay. */
function reasonToPay({
  today,
  left_on,
  in_campaign,
  held,
}: ErasureFacts): Omit<KeptData, 'data'> | undefined {
  if (held)
    return {
      reason: {
        fr: 'Un litige est en cours avec l’entreprise (RGPD art. 17, 3, e).',
        en: 'A dispute with the company is under way (GDPR art. 17(3)(e)).',
      },
      until: null,
    }
  if (in_campaign)
    return {
      reason: {
        fr: 'Une campagne n’est pas terminée (RGPD art. 17, 3, b).',
        en: 'A campaign has not ended (GDPR art. 17(3)(b)).',
      },
      until: null,
    }
  if (left_on === null)
    return {
      reason: {
        fr: 'Le contrat de travail court toujours, et la part de chaque exercice est à verser (RGPD art. 17, 3, b).',
        en: 'The employment goes on, and the share of each financial year is to be paid (GDPR art. 17(3)(b)).',
      },
      until: null,
    }
  const lastShare = addMonths(left_on, lastShareMonths)
  if (lastShare > today)
    return {
      reason: {
        fr: 'Une part du dernier exercice travaillé peut encore être due (RGPD art. 17, 3, b).',
        en: 'A share of the last financial year worked may still be due (GDPR art. 17(3)(b)).',
      },
      until: lastShare,
    }
  return undefined
}
