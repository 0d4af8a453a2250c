import clsx from 'clsx'
import { startTransition } from 'react'
import { chooseLanguage } from '../session/choose-language.ts'
import { shellWords } from '../words/shell.ts'
import { useWords } from '../words/catalogue.ts'
import { useLanguage } from '../words/language.ts'
import { languages, type Language } from '@moisson/law/text'

/** The page is hidden while the words of a language come for the first time: who pressed is led back, for three seconds. */
function keepFocus(language: Language, tries = 60): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>(`button[lang=${language}]`)?.focus()
  if (tries) setTimeout(keepFocus, 50, language, tries - 1)
}

/** FR / EN, on every page. */
export function LanguageSwitch() {
  const language = useLanguage()
  const words = useWords(shellWords)
  return (
    <fieldset aria-label={words.language} className="inline-flex shrink-0 rounded-lg bg-neutral-200/70 p-0.5">
      {languages.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          onClick={() => {
            startTransition(() => chooseLanguage(each))
            keepFocus(each)
          }}
          className={clsx(
            'h-7 min-w-9 rounded-md px-2 text-xs font-semibold uppercase transition-colors pointer-coarse:h-10 pointer-coarse:min-w-11',
            each === language
              ? 'bg-white text-neutral-950 shadow-card'
              : 'text-neutral-600 hover:text-neutral-950',
          )}
        >
          {each}
          <span className="sr-only"> {{ fr: 'Français', en: 'English' }[each]}</span>
        </button>
      ))}
    </fieldset>
  )
}
