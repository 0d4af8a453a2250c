import { everyYearField, personFields } from '../beneficiary/fields.ts'
import { settingFields } from '../campaign/setting-fields.ts'
import type { Field, Fields } from '../record/field.ts'
import type { CompanyRole } from '../vocabulary.ts'
import { companyRoleNames } from './role-names.ts'
import { abondementSentence } from '../choice/abondement-sentence.ts'
import { agreementFields } from './agreement-fields.ts'
import { fileFields } from './fields.ts'
import { fieldLabels } from './field-labels.ts'
import type { MatchingClause } from './matching-clause.ts'
import { matchingFields } from './plan-fields.ts'
import { valueWords, valueWordsOf } from './value-words.ts'
import { inUnits } from '../record/unit.ts'
import type { Language, Text } from '@moisson/law/text'
import { euros, number, percent } from '@moisson/law/words/figures'
import { shortDay } from '@moisson/law/words/days'
import { afterColon } from '@moisson/law/words/inside-sentence'
import { colon, semicolon } from '@moisson/law/words/punctuation'
import { parisDay } from '@moisson/law/paris-time'

export interface Difference {
  field: string
  label: string
  before: string | null
  after: string | null
  hidden: boolean
}

/** Names that never leave the log, whatever wrote them there. */
const secret = /(^|_)(nir|iban|cipher|hash|token|password|secret|email|phone)(_|$)/i
/** What a sealed field is kept as: rows of the log made before named its columns. */
const sealed = /_(cipher|mask|index)$/
/** What looks like a NIR or an IBAN inside a text. */
const numbers = /\b(?:[A-Z]{2}\d{2}[A-Z0-9]{10,30}|[12]\d{12}(?:\d{2})?)\b/g

/**
 * What a change changed, one line a field, in words; personal and bank details only say that they changed, and
 * technical fields stay in the trail.
 */
export function differencesOf(
  { before, after, summary = null }: { before: unknown; after: unknown; summary?: string | null },
  language: Language,
  action: string,
): Difference[] {
  const [was, is] = [flat(before), flat(after)]
  const hidden = listOf(after, 'hidden')
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => name !== 'hidden')
  return [
    ...whyOf(summary, language, action),
    ...names
      .filter((name) => JSON.stringify(was[name] ?? null) !== JSON.stringify(is[name] ?? null))
      .flatMap((name): Difference[] => {
        const label = labelOf(name, language, action)
        if (label === null) return []
        const veiled = secret.test(name)
        const told = (value: unknown) => (veiled ? null : written(name, value, language, action))
        return [{ field: name, label, before: told(was[name]), after: told(is[name]), hidden: veiled }]
      })
      .filter(({ before, after, hidden: veiled }) => veiled || before !== after)
      .filter(firstOfItsLabel),
    ...hidden.flatMap((name): Difference[] => {
      const label = labelOf(name, language, action)
      return label === null ? [] : [{ field: name, label, before: null, after: null, hidden: true }]
    }),
  ].slice(0, 40)
}

/** What whoever did it wrote to say why, where the row keeps it as its summary. */
const writtenWhy: Readonly<Record<string, 'reason' | 'comment'>> = {
  'campaign.cancelCampaign': 'reason',
  'campaign.correctCampaign': 'reason',
  'campaign.enrolBeneficiary': 'reason',
  'campaign.launchCampaign': 'reason',
  'campaign.updateEnrolment': 'reason',
  'campaign.completeCampaign': 'comment',
  'campaign.validateCampaign': 'comment',
  'abondement.addOpening': 'comment',
  'abondement.updateOpening': 'reason',
  'abondement.removeOpening': 'reason',
}

function whyOf(summary: string | null, language: Language, action: string): Difference[] {
  const field = writtenWhy[action]
  const label = field && labelOf(field, language, action)
  if (!field || !label || !summary) return []
  return [{ field, label, before: null, after: veil(summary), hidden: false }]
}

/** The columns of one sealed field are one line. */
const firstOfItsLabel = (one: Difference, place: number, all: Difference[]): boolean =>
  !sealed.test(one.field) || all.findIndex(({ label }) => label === one.label) === place

function flat(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

function listOf(value: unknown, name: string): string[] {
  const list = flat(value)[name]
  return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : []
}

function labelOf(written: string, language: Language, action: string): string | null {
  const name = written.replace(sealed, '')
  const field = fieldOf(name, action)
  // Which paper it is, nobody reads from its number.
  if (field?.kind === 'id') return null
  return (fieldLabels[`${action}.${name}`] ?? field?.label ?? fieldLabels[name])?.[language] ?? null
}

/** The field of the record that an action is about. */
function fieldOf(name: string, action: string): Field | undefined {
  const [noun = ''] = action.split('.')
  const record: Fields | undefined = records[action] ?? records[noun]
  return record?.[name]
}
const records: Readonly<Record<string, Fields>> = {
  beneficiary: { ...personFields, ...everyYearField },
  'campaign.updateEnrolment': {
    rest_days: personFields.rest_days,
    rest_day_value_cents: personFields.rest_day_value_cents,
    ...everyYearField,
  },
  campaign: settingFields,
  'company.updateCompany': fileFields,
  'company.saveAgreement': agreementFields,
  'company.changeAgreement': agreementFields,
  'company.addAgreement': agreementFields,
  'company.deleteAgreement': agreementFields,
  'company.renewAgreement': agreementFields,
  'company.denounceAgreement': agreementFields,
  'company.applyAccord': agreementFields,
}

/** A matching rule in a sentence, after what it is computed on and who else has it where these are not the usual. */
function wholeRule(rule: MatchingClause, language: Language): string {
  const { base, leavers } = matchingFields
  const usual = rule.kind === 'none' || rule.kind === 'fixed'
  return [
    ...(rule.base === 'gross' && !usual
      ? [`${base.label[language]}${colon[language]}${afterColon(base.names.gross[language])}.`]
      : []),
    ...(rule.leavers && rule.kind !== 'none' ? [`${leavers.label[language]}.`] : []),
    abondementSentence({ abondement: rule })[language],
  ].join(' ')
}

/** Values that read as one thing, where their fields one by one would not. */
const saidWhole: Readonly<Record<string, (value: object, language: Language) => string | undefined>> = {
  abondement: (value, language) =>
    'kind' in value ? wholeRule(value as MatchingClause, language) : undefined,
  headcounts: (value, language) =>
    (value as { year: number; headcount: number | null }[])
      .flatMap(({ year, headcount }) =>
        headcount === null ? [] : [`${year}${colon[language]}${number(headcount, language)}`],
      )
      .join(semicolon[language]),
}

function written(name: string, value: unknown, language: Language, action: string): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return { fr: value ? 'oui' : 'non', en: value ? 'yes' : 'no' }[language]
  const field = fieldOf(name, action)
  if (typeof value === 'number') {
    if (field?.kind === 'number' && field.unit) return inUnits(value, field.unit, language)
    if (name.endsWith('_cents')) return euros(value, language)
    return name.endsWith('_bps') ? percent(value, language) : String(value)
  }
  if (typeof value === 'string') {
    if (name === 'fields') return labelOf(value, language, action)
    // What somebody typed may look like a day and be none.
    const isDay = !Number.isNaN(Date.parse(value))
    if (isDay && /^\d{4}-\d{2}-\d{2}$/.test(value)) return shortDay(value, language)
    if (isDay && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value))
      return shortDay(parisDay(new Date(value)), language)
    const names = field?.kind === 'list' ? field.of : field
    if (names?.kind === 'choice' && names.names[value]) return names.names[value][language]
    const words = roleName(name, value) ?? valueWordsOf[`${action}.${value}`] ?? valueWords[value]
    return words ? words[language] : veil(value)
  }
  const whole = saidWhole[name]?.(value, language)
  if (whole !== undefined) return whole === '' ? null : cut(whole, 500)
  if (Array.isArray(value))
    return (
      cut([...new Set(value.flatMap((one) => written(name, one, language, action) ?? []))].join(', ')) || null
    )
  return (
    cut(
      Object.entries(value as object)
        .filter(([key]) => !secret.test(key))
        .flatMap(([key, one]) => {
          const [label, text] = [labelOf(key, language, ''), written(key, one, language, action)]
          return label === null || text === null ? [] : [`${label} ${text}`.trim()]
        })
        .join(', '),
    ) || null
  )
}

/** A role of the company is called as those who give it read it. */
const roleName = (name: string, value: string): Text | undefined =>
  name === 'company_role' ? companyRoleNames[value as CompanyRole]?.name : undefined

const veil = (text: string): string => cut(text.replaceAll(numbers, '••••'))
const cut = (text: string, at = 200): string => (text.length > at ? `${text.slice(0, at - 1)}…` : text)
