import { inEach, type Text } from '@moisson/law/text'
import { plural, pluriel } from '@moisson/law/words/plural'

/** The years before the departure for which each step of a grid counts, the farthest step first: « 10 à 6 ans ». */
export function managedSpans(steps: readonly { years_before: number }[]): Text[] {
  return steps.map(({ years_before: from }, place) => {
    const next = steps[place + 1]?.years_before
    const until = next === undefined ? 0 : next + 1
    return inEach((language) => {
      const yearsOf = (count: number) =>
        ({ fr: pluriel(count, '# an', '# ans'), en: plural(count, '# year', '# years') })[language]
      const years = yearsOf(from)
      if (place === 0 && next === undefined) return { fr: 'Tout le temps', en: 'All the time' }[language]
      // The farthest step holds until the next one begins: « 16 ans et plus » before the one of 15 years.
      if (place === 0) return { fr: `${yearsOf(until)} et plus`, en: `${yearsOf(until)} and more` }[language]
      if (next === undefined && from > 0) return { fr: `${years} et moins`, en: `${years} or less` }[language]
      if (from === until) return years
      return { fr: `${from} à ${until}\u00a0ans`, en: `${from} to ${until} years` }[language]
    })
  })
}
