import { populateTodos as populateCall } from '@moisson/contract/todo'
import { handle } from '../http/handle.ts'
import { populateOwnTodos } from './populate-own-todos.ts'
import { populateTodos, type Populated } from './populate-todos.ts'

/** An adviser gives a company the things to do of a set, or looks at them first. */
export const handlePopulateTodos = handle(
  populateCall,
  async ({ tx, companyId, input, now, language, note }) => {
    const { own_template_id: ownTemplateId, reference_date: reference, dry_run: dryRun = false } = input.body
    const { template = 'annual' } = input.body
    const { created, skipped } = ownTemplateId
      ? await populateOwnTodos(tx, { companyId, ownTemplateId, reference, dryRun }, now)
      : await populateTodos(tx, { companyId, template, reference, dryRun }, now)
    const told = <Item extends Populated>({ title, ...item }: Item) => ({ ...item, title: title[language] })
    note({
      after: {
        template: ownTemplateId ?? template,
        dry_run: dryRun,
        created: created.map((one) => one.template_code),
      },
    })
    return { created: created.map(told), skipped: skipped.map(told) }
  },
)
