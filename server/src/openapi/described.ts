import { actFields, agreementFields, clauseFields } from '@moisson/core/company/agreement-fields'
import { everyYearField, personFields } from '@moisson/core/beneficiary/fields'
import { settingFields } from '@moisson/core/campaign/setting-fields'
import { companyFields } from '@moisson/core/company/fields'
import { establishmentFields } from '@moisson/core/company/establishment-fields'
import { planFields } from '@moisson/core/company/plan-fields'
import type { Field, Fields } from '@moisson/core/record/field'
import { exampleOf } from './composed-example.ts'
import { generalWords } from './general-words.ts'
import { moneyWords } from './money-words.ts'
import type { Json } from './named-schemas.ts'
import { paperWords } from './paper-words.ts'
import { peopleWords } from './people-words.ts'

/** The name of a field of a record, in both languages, with what the screens say to fill it in. */
const recordWords: Record<string, string> = {}
function learn(fields: Fields): void {
  for (const [name, field] of Object.entries(fields) as [string, Field][]) {
    recordWords[name] ??= `${field.label.en} (« ${field.label.fr} »)${field.help ? `. ${field.help.en}` : ''}`
    if (field.kind === 'group') learn(field.fields)
    if (field.kind === 'list' && field.of.kind === 'group') learn(field.of.fields)
  }
}
for (const fields of [
  companyFields,
  establishmentFields,
  personFields,
  everyYearField,
  settingFields,
  agreementFields,
  actFields,
  clauseFields,
  planFields,
])
  learn(fields)

const words: Record<string, string> = {
  ...recordWords,
  ...generalWords,
  ...moneyWords,
  ...peopleWords,
  ...paperWords,
}

const read = (name: string) => name.replaceAll('_', ' ')
const endings: readonly [RegExp, (stem: string) => string][] = [
  [/_ids$/, (stem) => `Identifiers: ${read(stem)}`],
  [/_id$/, (stem) => `Identifier of the ${read(stem)}`],
  [/_at$/, (stem) => `When: ${read(stem)}`],
  [/_by(_name)?$/, (stem) => `Name of who: ${read(stem)}`],
  [/_on$/, (stem) => `Day: ${read(stem)}`],
]

/** What a property is, with its unit; null when nothing says it. */
export function wordsOf(name: string, schema: Json): string | null {
  const ending = endings.find(([end]) => end.test(name))
  const said = words[name] ?? ending?.[1](name.replace(ending[0], ''))
  if (said === undefined) return null
  const unit = unitOf(name, schema)
  return unit && !said.includes(unit) ? `${said}; ${unit}` : said
}

function unitOf(name: string, schema: Json): string | null {
  const format = formatOf(schema)
  if (name.endsWith('_cents')) return 'in cents of a euro'
  if (/_bps(_|$)/.test(name)) return 'in basis points: 10,000 are 100 %'
  if (format === 'date') return 'a day, YYYY-MM-DD'
  if (format === 'date-time') return 'an instant, in UTC'
  if (name.endsWith('_months')) return 'in months'
  if (name.endsWith('_days')) return 'in days'
  if (name.endsWith('_seconds')) return 'in seconds'
  return null
}
function formatOf(schema: Json): unknown {
  const options = (schema['anyOf'] ?? []) as Json[]
  return schema['format'] ?? options.map((one) => one['format']).find(Boolean)
}

/** The schemas with each property described and given an example; a named one is described where it is used. */
export function describeSchemas(schemas: Record<string, Json>): Record<string, Json> {
  const describe = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(describe)
    if (typeof value !== 'object' || value === null) return value
    const { properties, ...rest } = value as Json
    const copy = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, describe(part)]))
    if (properties) copy['properties'] = describeProperties(properties as Record<string, Json>)
    return copy
  }
  const describeProperties = (properties: Record<string, Json>) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => {
        const said = wordsOf(name, schema)
        const inner = describe(schema) as Json
        if (said === null) return [name, inner]
        const leaf =
          !('not' in schema) && !JSON.stringify(schema).includes('"properties"') && !('$ref' in schema)
        const example = leaf ? { examples: [exampleOf(schema, name, schemas)] } : {}
        return [name, { ...inner, description: said, ...example }]
      }),
    )
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, describe(schema) as Json]))
}
