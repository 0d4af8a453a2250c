import type { Glossary, ReadTerm } from '@moisson/core/academy/read-glossary'
import { useEffect, useState } from 'react'
import { useLanguage } from '../words/language.ts'
import { loadGlossary } from './guide-data.ts'

/** The words of the glossary, asked for once they are to be shown; null while they come. */
export function useGlossary(): readonly ReadTerm[] | 'failed' | null {
  const language = useLanguage()
  const [glossary, setGlossary] = useState<Glossary | 'failed' | null>(null)
  useEffect(() => {
    let left = false
    loadGlossary().then(
      (found) => left || setGlossary(found),
      () => left || setGlossary('failed'),
    )
    return () => {
      left = true
    }
  }, [])
  return glossary === null || glossary === 'failed' ? glossary : glossary.in[language].terms
}
