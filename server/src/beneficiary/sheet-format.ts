import { open } from 'node:fs/promises'
import type { SheetLimits } from './sheet-limits.ts'
import type { SheetRefusalReason } from '@moisson/core/import/sheet-refusals'
import { SheetRefusal } from './sheet-refusal.ts'
import { markedEncoding } from './sheet-encoding.ts'
import { SheetZip } from './sheet-zip.ts'

const START_BYTES = 64 * 1024
/** Directory names of an OLE2 file are UTF-16; these two streams are what Office writes around an encrypted workbook. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

const signatures: readonly (readonly [bytes: string, reason: SheetRefusalReason])[] = [
  ['25504446', 'pdf'],
  ['89504e47', 'image'],
  ['ffd8ff', 'image'],
  ['47494638', 'image'],
  ['49492a00', 'image'],
  ['4d4d002a', 'image'],
  ['1f8b', 'archive'],
  ['377abcaf', 'archive'],
  ['52617221', 'archive'],
  ['425a68', 'archive'],
  ['fd377a585a', 'archive'],
  // Excel 2 to 4, before OLE2.
  ['0900040000', 'old_excel'],
  ['0902060000', 'old_excel'],
  ['0904060000', 'old_excel'],
]

/** What a file is, by its content and never by its name. Throws a SheetRefusal for what is not read. */
export async function sheetFormat(
  path: string,
  limits: SheetLimits,
): Promise<{ kind: 'csv' | 'xlsx'; start: Buffer; size: number }> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    if (size > limits.fileBytes)
      throw new SheetRefusal('too_large', { size: megabytes(size), limit: megabytes(limits.fileBytes) })
    const buffer = Buffer.alloc(Math.min(size, START_BYTES))
    await file.read(buffer, 0, buffer.length, 0)
    if (buffer.every((byte) => byte <= 32)) throw new SheetRefusal('empty')
    const hex = buffer.toString('hex', 0, 8)
    if (hex.startsWith('504b0304') || hex.startsWith('504b0506')) {
      await workbookOrRefusal(path, limits)
      return { kind: 'xlsx', start: buffer, size }
    }
    if (hex.startsWith('d0cf11e0a1b11ae1'))
      throw new SheetRefusal((await isEncrypted(path)) ? 'password' : 'old_excel')
    const known = signatures.find(([bytes]) => hex.startsWith(bytes))
    if (known !== undefined) throw new SheetRefusal(known[1])
    return { kind: textOrRefusal(buffer), start: buffer, size }
  } finally {
    await file.close()
  }
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 1024 / 1024)

async function workbookOrRefusal(path: string, limits: SheetLimits): Promise<void> {
  const zip = await SheetZip.open(path, limits)
  const names = zip.names
  await zip.close()
  const has = (pattern: RegExp): boolean => names.some((name) => pattern.test(name))
  if (has(/^xl\/workbook\.bin$/i)) throw new SheetRefusal('binary_excel')
  if (has(/^(?:xl\/)?workbook[^/]*\.xml$|^xl\//i)) return
  if (has(/^content\.xml$/)) throw new SheetRefusal('opendocument')
  if (has(/\.iwa$|^Index\.zip$/i)) throw new SheetRefusal('numbers')
  if (has(/^word\//i)) throw new SheetRefusal('word')
  throw new SheetRefusal('archive')
}

/** An OLE2 file keeps its directory anywhere: the whole file is searched, piece by piece. */
async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  let kept = Buffer.alloc(0)
  for await (const piece of file.createReadStream()) {
    const window = Buffer.concat([kept, piece as Buffer])
    if (window.includes(ENCRYPTED)) return true
    kept = window.subarray(Math.max(0, window.length - ENCRYPTED.length))
  }
  return false
}

function textOrRefusal(start: Buffer): 'csv' {
  if (markedEncoding(start) !== null && start[0] !== 0xef) return 'csv'
  const controls = start.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length
  if (controls > start.length * 0.01) throw new SheetRefusal('binary')
  const text = start.toString('latin1').replace(/^ï»¿/, '').trimStart().slice(0, 4096)
  if (/^S\d\d\.G\d\d\.\d\d\.\d\d\d,/.test(text)) throw new SheetRefusal('dsn')
  if (/^(?:<!doctype html|<html|<head|<body|<table|<meta|<style|<div|mime-version:)/i.test(text))
    throw new SheetRefusal('html')
  if (/^<\?xml/i.test(text)) throw new SheetRefusal(/<html/i.test(text) ? 'html' : 'xml')
  return 'csv'
}
