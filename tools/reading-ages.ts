import { readAges } from '@moisson/core/academy/read-ages'

/**
 * `npm run -s reading-ages`: how easily each page of the guide reads (Kandel and Moles, Flesch) and from what age, the
 * hardest first.
 */
const day = new Date().toISOString().slice(0, 10)
for (const { page, language, ease, age } of readAges(day))
  console.log(`${String(ease).padStart(4)}  ${age} ans/years  ${language}  ${page}`)
