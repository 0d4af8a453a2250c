import { refuse } from '@moisson/core/refusal'
import { eachPart, ZipProblem, type ZipPart } from './zip-parts.ts'
import type { Refusal } from '@moisson/law/refusal'

type OfficeRefusal = Refusal<
  | 'damaged_document'
  | 'locked_document'
  | 'active_office_document'
  | 'inflating_document'
  | 'two_formats_document'
>

/** Parts that only a document which acts has. */
const activePart =
  /(?:vbaProject[^/]*\.bin|vbaData\.xml)$|(?:^|\/)(?:macrosheets|activeX|ctrlProps)\/|oleObject[^/]*\.bin$/i
const activeType = /macroEnabled|vnd\.ms-office\.(?:vbaProject|activeX)|intlmacrosheet|ms-excel\.macrosheet/i
/** Links that are followed without a click. */
const outsideLink = /<Relationship\b[^<>]*>/gi
const followedByItself =
  /Type\s*=\s*["'][^"']*\/(?:attachedTemplate|oleObject|frame|subDocument|externalLinkPath|image)["']/i
const external = /TargetMode\s*=\s*["']External["']/i

/** Reads every part of a Word or Excel document, counting what comes out, and refuses what acts or does not hold. */
export async function checkOffice(bytes: Buffer): Promise<OfficeRefusal | undefined> {
  try {
    await eachPart(bytes, look)
    return undefined
  } catch (error) {
    if (error instanceof ZipProblem) return refuse(error.problem)
    throw error
  }
}

/** Only the parts that can give orders are kept long enough to be read. */
const look: ZipPart = (name) => {
  if (activePart.test(name)) throw new ZipProblem('active_office_document')
  if (!/\.rels$|^\[Content_Types\]\.xml$/i.test(name)) return undefined
  return (content) => {
    const text = content.toString(content[0] === 0xff || content[1] === 0 ? 'utf16le' : 'utf8')
    if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new ZipProblem('damaged_document')
    if (!/\.rels$/i.test(name) ? activeType.test(text) : goesOutside(text))
      throw new ZipProblem('active_office_document')
  }
}

const longestLink = 8192
const goesOutside = (text: string): boolean =>
  [...text.matchAll(outsideLink)].some(
    ([link]) => link.length > longestLink || (external.test(link) && followedByItself.test(link)),
  )
