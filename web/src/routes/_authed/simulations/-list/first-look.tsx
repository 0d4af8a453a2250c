import type { ButtonLook } from '../../../../kit/button-class.ts'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { listWords } from './list-words.ts'

/** The way to the first questions of an owner. */
export function FirstLook({ look }: { look: ButtonLook }) {
  const words = useWords(listWords)
  return (
    <ButtonLink look={look} to="/simulations" search={{ orientation: 'first' }}>
      {words.firstLook}
    </ButtonLink>
  )
}
