import { listProcessTemplates } from '@moisson/contract/process'
import { processTemplates } from '@moisson/core/process/templates'
import { handle } from '../http/handle.ts'

export const handleListProcessTemplates = handle(listProcessTemplates, async ({ language }) => ({
  items: processTemplates.map((template) => ({
    code: template.code,
    version: template.version,
    type: template.type,
    title: template.title[language],
    summary: template.summary[language],
    minutes: template.steps
      .filter((step) => step.responsible === 'company_admin')
      .reduce((sum, step) => sum + step.minutes, 0),
    steps: template.steps.map((step) => ({
      code: step.code,
      title: step.title[language],
      kind: step.kind,
      responsible: step.responsible,
      estimated_minutes: step.minutes,
    })),
  })),
}))
