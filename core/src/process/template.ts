import type { Text } from '@moisson/law/text'
import type { DocumentType, ProcessType, StepKind, StepResponsible } from '../vocabulary.ts'
import type { DueRule } from './due-date.ts'
import type { RecordedFact } from './recorded-fact.ts'

/** A paper that the company gives back; its name is the key of the uploads that answer it. */
export interface RequiredDocument {
  document_name: string
  label: Text
  /** Media types, judged by content. */
  accepted_types: readonly string[]
  /** Bytes. */
  max_size: number
  mandatory: boolean
  /** What it is filed as among the company's documents, once accepted. */
  type: DocumentType
}

/** A paper that we give: a file written on demand with the company's name in it. */
export interface GivenPaper {
  document_name: string
  kind: 'template' | 'guide' | 'example' | 'legal_notice'
  title: Text
  description: Text
}

/** What the company's file may answer of the questions of a step. */
export interface Known {
  headcount: number | null
  has_cse: boolean | null
  has_union_delegate: boolean | null
}

export const formFieldTypes = ['text', 'long_text', 'number', 'money', 'date', 'choice', 'boolean'] as const
/** One question of a step; amounts are asked in euros and kept in integer cents. */
export interface FormField {
  name: string
  label: Text
  type: (typeof formFieldTypes)[number]
  required: boolean
  help?: Text
  /** Bounds of a number, in its own unit; cents for an amount. */
  min?: number
  max?: number
  /** Fields of one group add up to the total. */
  sum?: { group: string; total: number }
  /** The field of the company's file that answers it, and that its answer fills while the file says nothing. */
  known_as?: keyof Known
  choices?: readonly { value: string; label: Text }[]
}

export interface StepTemplate {
  code: string
  kind: StepKind
  responsible: StepResponsible
  /** Codes of the steps to be over before this one opens. */
  depends_on: readonly string[]
  due: DueRule
  minutes: number
  title: Text
  /** One sentence: what the step gives. */
  summary: Text
  /** Why it is asked. */
  why: Text
  /** What to do, in Markdown paragraphs and lists. */
  body: Text
  /** Articles of the code du travail. */
  articles: readonly string[]
  /** The page of the product where the work is done. */
  page?: string
  /** What is recorded elsewhere and ends the step by itself. */
  done_by?: RecordedFact
  /** False for what no company may do without. */
  skippable: boolean
  required_documents: readonly RequiredDocument[]
  given: readonly GivenPaper[]
  form?: readonly FormField[]
}

export interface ProcessTemplate {
  code: string
  version: number
  type: ProcessType
  title: Text
  summary: Text
  /** The exercice it is about: the last one closed, or the next one that can still be covered in time. */
  about: 'closed_exercise' | 'coming_exercise'
  /** The day it aims at when nobody sets one. */
  usual_target: DueRule
  steps: readonly StepTemplate[]
}

const pdf = 'application/pdf'
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const images = ['image/png', 'image/jpeg']

/** What is signed comes back scanned or photographed. */
export const signedPaper: readonly string[] = [pdf, ...images]
/** What may still be a working file. */
export const workingPaper: readonly string[] = [pdf, word, sheet, ...images]

/** 10 MiB a file. */
export const paperLimitBytes = 10 * 1024 * 1024
/** 100 MiB a step. */
export const stepLimitBytes = 100 * 1024 * 1024

/** A paper to give back, mandatory and at the usual limits unless said. */
export function paper(
  document_name: string,
  label: Text,
  type: DocumentType,
  options: { accepted?: readonly string[]; optional?: boolean } = {},
): RequiredDocument {
  return {
    document_name,
    label,
    accepted_types: options.accepted ?? signedPaper,
    max_size: paperLimitBytes,
    mandatory: options.optional !== true,
    type,
  }
}

/** A paper we give. */
export function given(
  kind: GivenPaper['kind'],
  document_name: string,
  title: Text,
  description: Text,
): GivenPaper {
  return { document_name, kind, title, description }
}
