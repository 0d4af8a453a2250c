import { useWords } from '../words/catalogue.ts'
import { shellWords } from '../words/shell.ts'

/** First stop of the keyboard; pages give their `main` the id `content`. */
export function SkipLink() {
  const words = useWords(shellWords)
  return (
    <nav aria-label={words.skip}>
      <a
        href="#content"
        className="sr-only z-50 rounded-lg bg-white px-4 py-2 font-medium shadow-lift focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {words.skip}
      </a>
    </nav>
  )
}
