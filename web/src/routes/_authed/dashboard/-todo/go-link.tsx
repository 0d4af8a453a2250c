import type { ButtonLook } from '../../../../kit/button-class.ts'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { Todo } from './todo.ts'
import { todoWords } from './todo-words.ts'

/** The way to the screen where a thing is done, by a verb that says which. */
export function GoLink({ todo, look = 'secondary' }: { todo: Todo; look?: ButtonLook }) {
  const { go } = useWords(todoWords)
  if (!todo.related) return null
  const [to = '/', query] = todo.related.route.split('?')
  const search = Object.fromEntries(new URLSearchParams(query)) as object
  const first = to.split('/')[1] ?? ''
  const label =
    'import' in search
      ? go.import
      : to === '/campagne'
        ? go.campagnes
        : to.startsWith('/campagne/versement-')
          ? go.versement
          : first in go
            ? go[first as keyof typeof go]
            : go.other
  return (
    <ButtonLink look={look} to={to} search={search}>
      {label}
    </ButtonLink>
  )
}
