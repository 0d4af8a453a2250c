import { listProcessTemplates } from '@moisson/contract/process'
import { processTemplates } from '@moisson/core/process/templates'
import { handle } from '../http/handle.ts'
import { ownTemplates, templateInUse, type TemplateInUse } from './own-template-store.ts'

/** The product’s, in the platform’s words where it adapted them, then those of the caller. */
export const handleListProcessTemplates = handle(listProcessTemplates, async ({ tx, caller, language }) => {
  const shown = ({ template, own_id }: TemplateInUse, code: string) => ({
    code,
    own_template_id: own_id,
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
  })
  const mine = (await ownTemplates(tx)).filter(
    ({ kind, owner_id }) => kind === 'process' && owner_id === caller.user_id,
  )
  const codes = [...processTemplates.map(({ code }) => code), ...mine.map(({ id }) => id)]
  const items = []
  for (const code of codes) {
    const inUse = await templateInUse(tx, code)
    if (inUse) items.push(shown(inUse, code))
  }
  return { items }
})
