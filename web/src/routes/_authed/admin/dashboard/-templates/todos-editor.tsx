import { createOwnTemplate, saveOwnTemplate } from '@moisson/contract/own-template'
import { ownAnchors } from '@moisson/core/todo/own-todos'
import { Plus, Trash2 } from 'lucide-react'
import { useChange } from '../../../../../api/change.ts'
import { FormDialog } from '../../../../../form/form-dialog.tsx'
import { NumberField } from '../../../../../form/number-field.tsx'
import { useForm } from '../../../../../form/use-form.tsx'
import { sayAndClose } from '../../../../../form/say-and-close.ts'
import { Button } from '../../../../../kit/button.tsx'
import { SelectField, TextArea, TextField } from '../../../../../kit/field.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { freshCode, type OwnTemplate, type OwnTodo } from './own-template.ts'
import { templatesWords } from './templates-words.ts'

const MOST_DAYS = 730
const MOST_TODOS = 60
const fresh = (taken: readonly OwnTodo[]): OwnTodo => ({
  code: freshCode(taken),
  title: '',
  description: '',
  type: 'communication',
  priority: 'normal',
  minutes: null,
  from: 'given',
  days: 7,
})

/** A set of things to do that an adviser or the platform writes. */
export function TodosEditor({ kept, onClose }: { kept: OwnTemplate | null; onClose: () => void }) {
  const words = useWords(templatesWords)
  const creating = useChange(createOwnTemplate)
  const saving = useChange(saveOwnTemplate)
  const start = { title: kept?.title ?? '', todos: kept?.todos ?? [fresh([])] }
  const form = useForm(start, {
    change: kept ? saving : creating,
    check: ({ title, todos }) => ({
      title: title.trim() === '' && words.editor.titleMissing,
      ...Object.fromEntries(
        todos.map((todo, place) => [`todos.${place}`, todo.title.trim() === '' && words.editor.titleMissing]),
      ),
    }),
    send: ({ title, todos }) =>
      kept
        ? saving.send({ path: { id: kept.id }, body: { title, process: null, todos } })
        : creating.send({ body: { base_code: null, title, process: null, todos } }),
    done: ({ title, version }) => sayAndClose(words.editor.saved(title, version), onClose),
  })
  const { todos } = form.values
  const write = (next: OwnTodo[]) => form.set('todos', next)
  const change = (place: number, changes: Partial<OwnTodo>) =>
    write(todos.map((todo, at) => (at === place ? { ...todo, ...changes } : todo)))
  return (
    <FormDialog
      {...form.sends}
      size="large"
      side
      title={kept ? words.editor.change(kept.title) : words.editor.newSet}
      description={words.editor.todosIntro}
      submit={words.editor.save}
      onClose={onClose}
    >
      <TextField label={words.editor.title} maxLength={120} autoComplete="off" {...form.text('title')} />
      {todos.map((todo, place) => (
        <fieldset key={todo.code} className="grid gap-4 rounded-lg border border-neutral-200 p-4">
          <legend className="px-1 text-sm font-medium text-neutral-700">
            {words.editor.todoNumbered(place + 1)}
          </legend>
          <TextField
            label={words.editor.todoTitle}
            maxLength={160}
            autoComplete="off"
            value={todo.title}
            error={form.errorOf(`todos.${place}` as never)}
            onChange={({ target }) => change(place, { title: target.value })}
          />
          <TextArea
            label={words.editor.body}
            optional
            rows={2}
            maxLength={2000}
            value={todo.description}
            onChange={({ target }) => change(place, { description: target.value })}
          />
          <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
            <SelectField
              label={words.editor.from}
              value={todo.from}
              options={ownAnchors.map((one) => ({ value: one, label: words.editor.anchors[one] }))}
              onChange={({ target }) =>
                change(place, { from: ownAnchors.find((one) => one === target.value) ?? 'given' })
              }
            />
            {todo.from !== 'none' && (
              <NumberField
                label={words.editor.daysFrom}
                help={words.editor.daysHelp}
                unit={words.editor.days}
                min={-MOST_DAYS}
                max={MOST_DAYS}
                value={todo.days}
                onChange={(days) => change(place, { days })}
              />
            )}
          </div>
          {todos.length > 1 && (
            <Button
              size="small"
              look="quiet"
              icon={Trash2}
              className="justify-self-start"
              onClick={() => write(todos.toSpliced(place, 1))}
            >
              {words.editor.remove}
            </Button>
          )}
        </fieldset>
      ))}
      <Button
        size="small"
        icon={Plus}
        className="justify-self-start"
        disabled={todos.length >= MOST_TODOS}
        onClick={() => write([...todos, fresh(todos)])}
      >
        {words.editor.addTodo}
      </Button>
    </FormDialog>
  )
}
