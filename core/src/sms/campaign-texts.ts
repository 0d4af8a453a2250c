import type { Language } from '@moisson/law/text'
import { inGsm, segmentsOf } from './gsm.ts'

/** What a message says of a campaign: nothing that a locked screen should not show, so no amount and no name. */
export interface CampaignText {
  kind:
    | 'notice'
    | 'notice_of_money'
    | 'notice_of_days'
    | 'corrected'
    | 'nothing_to_choose'
    | 'reminder'
    | 'unconfirmed'
  company: string
  /** `11/12/2026`, the last day to answer. */
  day: string
  url: string
  language: Language
}

const bodies: Record<CampaignText['kind'], Record<Language, (day: string, url: string) => string>> = {
  notice: {
    fr: (day, url) => `une somme est à vous. Choisissez jusqu'au ${day}: ${url}`,
    en: (day, url) => `a sum is yours. Choose what becomes of it until ${day}: ${url}`,
  },
  notice_of_money: {
    fr: (day, url) => `vous pouvez épargner de votre argent, ou rien. Répondez jusqu'au ${day}: ${url}`,
    en: (day, url) => `you may save money of your own, or nothing. Answer until ${day}: ${url}`,
  },
  notice_of_days: {
    fr: (day, url) => `vous pouvez placer des jours de repos, ou aucun. Répondez jusqu'au ${day}: ${url}`,
    en: (day, url) => `you may give rest days, or none. Answer until ${day}: ${url}`,
  },
  corrected: {
    fr: (day, url) => `votre montant est corrigé. Choisissez jusqu'au ${day}: ${url}`,
    en: (day, url) => `your amount is corrected. Choose what becomes of it until ${day}: ${url}`,
  },
  nothing_to_choose: {
    fr: (_day, url) => `une somme est à vous, il n'y a rien à choisir. Le détail: ${url}`,
    en: (_day, url) => `a sum is yours, there is nothing to choose. The details: ${url}`,
  },
  reminder: {
    fr: (day, url) => `votre choix est attendu jusqu'au ${day}. Répondre, ou arrêter ces rappels: ${url}`,
    en: (day, url) => `your choice is awaited until ${day}. Answer, or stop these reminders: ${url}`,
  },
  unconfirmed: {
    fr: (day, url) => `votre choix n'est pas validé. Validez-le jusqu'au ${day}: ${url}`,
    en: (day, url) => `your choice is not confirmed. Confirm it until ${day}: ${url}`,
  },
}

/** The longest address of an installation whose messages are one each, company named. */
export const LONGEST_SMS_SITE = 45
const CODE_PATH = '/code#'
const shortestName = 10

/** One message in signs of GSM, the company's name cut where the whole would count for two. */
export function campaignText({ kind, company, day, url, language }: CampaignText): string {
  const said = inGsm(bodies[kind][language](day, url))
  const named = (name: string) => `${name}: ${said}`
  let name = inGsm(company)
  while (segmentsOf(named(name)) > 1 && name.length > shortestName) name = name.slice(0, -1).trimEnd()
  return named(name)
}

/** Where the code of a message leads; after « # », which a browser sends to nobody. */
export const codeAddress = (site: string, code: string): string => `${site}${CODE_PATH}${code}`
