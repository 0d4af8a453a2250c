import type { AccordRecord, Template } from './read-record.ts'
import { DEEPEST, isDeep, withoutMark } from '../vectors/read-vectors.ts'
import { recordOfTemplate } from './read-record.ts'

export type Agreements = {
  readonly agreements: readonly AccordRecord[]
  readonly problems: readonly string[]
}

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Reads a file of agreements; each part of a wrong shape is told in a sentence, and nothing is then read. */
export function readAgreements(text: string): Agreements {
  const refused = (problem: string): Agreements => ({ agreements: [], problems: [problem] })
  let content: unknown
  try {
    content = JSON.parse(withoutMark(text))
  } catch (error) {
    return refused(`this is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (isDeep(content)) return refused(`this is nested more than ${DEEPEST} deep: no agreement is`)
  const list = isNode(content) ? content['agreements'] : content
  if (!Array.isArray(list)) return refused('no list of agreements in this file')
  const templates = isNode(content) ? (content['templates'] ?? []) : []
  if (!Array.isArray(templates)) return refused('its templates are not a list')
  if (list.length + templates.length === 0) return refused('no agreement in this file: nothing would be read')
  const problems = [...list.flatMap(wrongIn), ...templates.flatMap(wrongInTemplate)]
  if (problems.length > 0) return { agreements: [], problems }
  return {
    agreements: [...(list as AccordRecord[]), ...(templates as Template[]).map(recordOfTemplate)],
    problems,
  }
}

function wrongIn(record: unknown, i: number): string[] {
  if (!isNode(record) || !isText(record['id'])) return [`agreement ${i + 1} is not a record with an id`]
  const id = record['id']
  const { structured, worked_example: example, figures_recomputed: figures } = record
  const found: string[] = []
  if (!isAbsent(structured) && !isNode(structured)) found.push(`${id}: structured is not a record`)
  if (!isAbsent(example) && !isNode(example)) found.push(`${id}: worked_example is not a record`)
  found.push(...wrongInputs(record['inputs'], `${id}: inputs`))
  if (isNode(example)) found.push(...wrongInputs(example['inputs'], `${id}: worked_example.inputs`))
  if (isAbsent(figures)) return found
  if (!Array.isArray(figures)) return [...found, `${id}: figures_recomputed is not a list`]
  return [...found, ...figures.flatMap((figure, at) => wrongFigure(figure, `${id}: figure ${at + 1}`))]
}

function wrongFigure(figure: unknown, at: string): string[] {
  if (!isNode(figure)) return [`${at} is not a record`]
  const found: string[] = []
  if (!isText(figure['name'])) found.push(`${at} has no name`)
  if (!isNumber(figure['published_or_expected']))
    found.push(`${at} has no number under published_or_expected`)
  const { within } = figure
  if (!isNumber(within) || within < 0) found.push(`${at} has no tolerance, zero or more, under within`)
  for (const key of ['where', 'part', 'per', 'basis'])
    if (!isAbsent(figure[key]) && !isText(figure[key])) found.push(`${at}: ${key} is not a text`)
  return [...found, ...wrongInputs(figure['inputs'], `${at}: inputs`)]
}

/** A number, a decimal or a name of a menu, alone or beside where it stands, or the list of a set. */
function wrongInputs(inputs: unknown, at: string): string[] {
  if (isAbsent(inputs)) return []
  if (!isNode(inputs)) return [`${at} is not a record of values by name`]
  return Object.entries(inputs).flatMap(([name, value]) => {
    if (isValue(value) || (isNode(value) && isValue(value['value']))) return []
    const isSet =
      Array.isArray(value) && value.every((item) => isNode(item) && Object.values(item).every(isValue))
    return isSet ? [] : [`${at}: ${name} is neither a number nor a list of records of numbers`]
  })
}
const isValue = (value: unknown): boolean => isNumber(value) || isText(value)

function wrongInTemplate(template: unknown, i: number): string[] {
  if (!isNode(template) || !isText(template['id'])) return [`template ${i + 1} is not a record with an id`]
  const { id, formulas } = template
  const listed =
    isAbsent(formulas) ||
    (Array.isArray(formulas) && formulas.every((one) => isNode(one) && isText(one['text'])))
  return listed ? [] : [`${String(id)}: formulas is not a list of records with a text`]
}
