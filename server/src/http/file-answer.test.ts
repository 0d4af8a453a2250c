import { expect, test } from 'vitest'
import { contentDisposition } from './file-answer.ts'

test('the plain name of a download keeps its words: accents fall, the apostrophe stays, nothing breaks the header', () => {
  expect(contentDisposition('Note d’information été.docx')).toBe(
    "attachment; filename=\"Note d'information ete.docx\"; filename*=UTF-8''Note%20d%E2%80%99information%20%C3%A9t%C3%A9.docx",
  )
  const signs = contentDisposition("l'accord (2)*.pdf")
  expect(signs).toContain("filename*=UTF-8''l%27accord%20%282%29%2A.pdf")
  expect(decodeURIComponent(signs.split("UTF-8''")[1] ?? '')).toBe("l'accord (2)*.pdf")
  expect(contentDisposition('a"\r\n/b.pdf', true)).toContain('inline; filename="a____b.pdf"')
})
