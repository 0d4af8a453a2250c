import { inEach, type Text } from '@moisson/law/text'
import { answerInWords, type Leaf } from './answer-in-words.ts'
import { answerNames, sectionNames } from './answer-labels.ts'
import type { DraftAnswers } from './draft-answers.ts'

/** One answer that is not the same in two versions. */
export interface AnswerDifference {
  field: string
  label: Text
  before: Text | null
  after: Text | null
}

/** Beyond this many the two versions have little in common: the list would not be read. */
const MOST = 500

/** Each answer in which two versions differ, in the order of the answers. */
export function answerDifferences(before: DraftAnswers, after: DraftAnswers): AnswerDifference[] {
  const [left, right] = [leavesOf(before), leavesOf(after)]
  const fields = [...new Set([...left.keys(), ...right.keys()])]
  return fields
    .filter((field) => left.get(field) !== right.get(field))
    .slice(0, MOST)
    .map((field) => ({
      field,
      label: labelOf(field),
      before: answerInWords(field, left.get(field), before),
      after: answerInWords(field, right.get(field), after),
    }))
}

/** Every answer by its path; a formula given as blocks is one answer. */
function leavesOf(answers: DraftAnswers): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>()
  const walk = (value: unknown, path: string): void => {
    if (value === undefined) return
    if (path === 'formula.tree') leaves.set(path, JSON.stringify(value))
    else if (Array.isArray(value)) for (const [i, one] of value.entries()) walk(one, `${path}.${i}`)
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) walk(one, path === '' ? key : `${path}.${key}`)
    else if (value === null || ['string', 'number', 'boolean'].includes(typeof value))
      leaves.set(path, value as Leaf)
  }
  walk(answers, '')
  return leaves
}

/** « Indicateur 2, libellé » */
function labelOf(field: string): Text {
  const [section = '', ...rest] = field.split('.')
  return inEach((language) => {
    const words: string[] = []
    let current = sectionNames[section]?.[language] ?? section
    for (const part of rest) {
      if (/^\d+$/.test(part)) {
        current = `${current} ${Number(part) + 1}`
        continue
      }
      words.push(current)
      current = answerNames[part]?.[language] ?? part
    }
    return [...words, current].join(', ')
  })
}
