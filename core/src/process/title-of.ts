import { processTemplate } from './templates.ts'
import type { Language } from '@moisson/law/text'

/** A process as its readers know it: in its own words, else by its template and year. */
export function titleOf(
  process: { title: string | null; template_code: string; year: number | null },
  language: Language,
): string {
  const template = processTemplate(process.template_code)?.title[language] ?? process.template_code
  return process.title ?? (process.year === null ? template : `${template} ${process.year}`)
}
