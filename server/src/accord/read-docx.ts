import { eachPart } from '../file/zip-parts.ts'

export interface ReadDocx {
  /** Paragraph by paragraph, as a reader meets them; tables cell by cell. */
  paragraphs: string[]
  /** The raw parts by name, to look at styles and properties. */
  parts: Map<string, string>
}

/** Opens a Word document of ours again; for tests. */
export async function readDocx(bytes: Buffer): Promise<ReadDocx> {
  const parts = new Map<string, string>()
  await eachPart(bytes, (name) => (content) => void parts.set(name, content.toString('utf8')))
  const paragraphs = [...(parts.get('word/document.xml') ?? '').matchAll(/<w:p[ >].*?<\/w:p>/gs)].map(
    ([one]) =>
      [...one.matchAll(/<w:t(?: [^>]*)?>(.*?)<\/w:t>|<w:tab\/>/gs)]
        .map(([, text]) => unescaped(text ?? ' '))
        .join(''),
  )
  return { paragraphs, parts }
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const unescaped = (text: string): string =>
  text.replaceAll(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => entities[name] ?? '')
