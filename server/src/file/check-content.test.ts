import { deflateRawSync } from 'node:zlib'
import { isRefusal } from '@moisson/core/refusal'
import { expect, test } from 'vitest'
import { fileLimitBytes } from '../http/receive-file.ts'
import { checkContent, labelOf } from './check-content.ts'
import { jpegOf, objectStream, officeOf, pdfOf, plainPdf, pngOf, zipOf } from './test-files.ts'

async function verdict(bytes: Buffer | string, name = 'fichier'): Promise<string> {
  const found = await checkContent(Buffer.from(bytes), name)
  return isRefusal(found) ? found.refusal : found.mime_type
}
const catalog = '<< /Type /Catalog >>'

test.each([
  ['a PDF', plainPdf(), 'x', 'application/pdf'],
  [
    'a PDF with packed objects',
    pdfOf([catalog, objectStream('1 0 << /Type /Font >>')]),
    'x',
    'application/pdf',
  ],
  [
    'a PDF that opens at a page',
    pdfOf(['<< /Type /Catalog /OpenAction [3 0 R /Fit] >>']),
    'x',
    'application/pdf',
  ],
  [
    'a PDF that opens at a page by an action',
    pdfOf(['<< /OpenAction 3 0 R >>', '<< >>', '<< /Type /Action /S /GoTo /D [3 0 R /FitH 842] >>']),
    'x',
    'application/pdf',
  ],
  [
    'a PDF that opens at a page told in a packed group',
    pdfOf(['<< /OpenAction 9 0 R >>', objectStream('8 0 9 6 << >> [3 0 R /XYZ null null 0]')]),
    'x',
    'application/pdf',
  ],
  [
    'a PDF with a link to a page of the web',
    pdfOf(['<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://www.legifrance.gouv.fr) >> >>']),
    'x',
    'application/pdf',
  ],
  [
    'a PDF that only its trailer holds together',
    Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    'x',
    'application/pdf',
  ],
  ['a PDF that speaks of scripts in its text', plainPdf('JavaScript et Launch'), 'x', 'application/pdf'],
  [
    'a Word document',
    officeOf('docx', [{ name: 'word/media/a.png', content: pngOf(2, 2) }]),
    'x',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  [
    'an Excel workbook',
    officeOf('xlsx'),
    'x',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  ['a PNG', pngOf(4, 4), 'x', 'image/png'],
  ['a JPEG', jpegOf(640, 480), 'x', 'image/jpeg'],
  ['a UTF-8 csv', 'Nom;Prénom\r\nNoël;Zoé\r\n', 'paie.csv', 'text/csv'],
  ['a windows-1252 text', Buffer.from('Pr\xe9nom \x80 \x92', 'latin1'), 'note.txt', 'text/plain'],
] as const)('keeps %s', async (_, bytes, name, type) => {
  expect(await verdict(bytes as Buffer, name)).toBe(type)
})

test.each([
  ['nothing at all', Buffer.alloc(0), 'empty_file'],
  ['more than 20 MB', Buffer.alloc(fileLimitBytes + 1, 'a'), 'file_too_large'],
  [
    'a picture format of the web',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    'unsupported',
  ],
  ['a page', '<!doctype html><p>Bonjour', 'unsupported'],
  ['a page behind a line of csv', 'Nom;Prénom\r\n<script>alert(1)</script>', 'unreadable_text'],
  ['a text with controls', 'a\0b', 'unreadable_text'],
  ['a text that a PDF reader opens', 'bonjour\n%PDF-1.7\n1 0 obj', 'unreadable_text'],
  ['an executable', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), 'unsupported'],
  ['a bare zip', zipOf([{ name: 'a.txt', content: 'a' }]), 'unsupported'],
  ['a PDF with a script', pdfOf([catalog, '<< /S /JavaScript /JS (app.alert(1)) >>']), 'active_pdf'],
  ['a PDF with a script written #4a', pdfOf([catalog, '<< /S /#4aava#53cript >>']), 'active_pdf'],
  ['a PDF that launches', pdfOf(['<< /OpenAction << /S /Launch /F (cmd.exe) >> >>']), 'active_pdf'],
  [
    'a PDF that opens an address by itself',
    pdfOf(['<< /OpenAction << /S /URI /URI (https://x.example) >> >>']),
    'active_pdf',
  ],
  [
    'a PDF that opens an address by itself, told elsewhere',
    pdfOf(['<< /Type /Catalog /OpenAction 2 0 R >>', '<< /Type /Action /S /URI /URI (https://x.example) >>']),
    'active_pdf',
  ],
  [
    'a PDF that opens an address by itself, told in a packed group',
    pdfOf([
      '<< /Type /Catalog /Open#41ction 5 0 R >>',
      objectStream('4 0 5 6 [1 2] << /S /URI /URI (https://x.example) >>'),
    ]),
    'active_pdf',
  ],
  [
    'a PDF that shows a page and then an address',
    pdfOf(['<< /OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (x) >> >> >>']),
    'active_pdf',
  ],
  ['a PDF whose first action is nowhere', pdfOf(['<< /OpenAction 77 0 R >>']), 'active_pdf'],
  [
    'a PDF that acts on a page by itself',
    pdfOf(['<< /Type /Page /AA << /O << /S /GoTo /F (\\\\\\\\host\\\\share) >> >> >>']),
    'active_pdf',
  ],
  [
    'a PDF that opens another file',
    pdfOf(['<< /S /GoToR /F (\\\\\\\\host\\\\share\\\\a.pdf) >>']),
    'active_pdf',
  ],
  ['a PDF with a nameless script', pdfOf([catalog, '<< /JS (app.alert(1)) >>']), 'active_pdf'],
  ['no PDF but its first words', Buffer.from('%PDF-1.4 /JS'), 'damaged_document'],
  ['no PDF but its first and last words', Buffer.from('%PDF-1.4 /JS\n%%EOF'), 'damaged_document'],
  ['a PDF that carries a file', pdfOf(['<< /Type /EmbeddedFile >>']), 'active_pdf'],
  ['a PDF with a packed script', pdfOf([catalog, objectStream('1 0 << /S /JavaScript >>')]), 'active_pdf'],
  [
    'a PDF with a script packed under a disguised name',
    pdfOf([catalog, objectStream('1 0 << /S /JavaScript >>', { type: '/Obj#53tm' })]),
    'active_pdf',
  ],
  [
    'a script packed in a group that does not say it is one',
    pdfOf([catalog, objectStream('1 0 << /S /JavaScript >>', { type: '/Other' })]),
    'active_pdf',
  ],
  [
    'a script packed behind a false end',
    pdfOf([catalog, objectStream(Buffer.from('1 0 << >> endstream << /S /JavaScript >>'), { level: 0 })]),
    'active_pdf',
  ],
  [
    'a script packed behind a string that looks like a stream',
    pdfOf([
      catalog,
      objectStream('1 0 << /S /JavaScript >>').replace('/N 1', `/X (${objectStream('1 0 << >>')}) /N 1`),
    ]),
    'active_pdf',
  ],
  [
    'a PDF whose packed objects cannot be looked into',
    pdfOf([catalog, objectStream('1 0 << >>', { filter: '[/ASCIIHexDecode /FlateDecode]' })]),
    'locked_document',
  ],
  ['a PDF bomb', pdfOf([catalog, objectStream(Buffer.alloc(40 * 1024 * 1024))]), 'inflating_document'],
  ['a locked PDF', pdfOf([catalog], { trailer: '/Encrypt 5 0 R' }), 'locked_document'],
  ['a PDF cut short', plainPdf().subarray(0, 120), 'damaged_document'],
  [
    'a PDF with a page behind',
    pdfOf([catalog], { behind: '<html><script>1</script>' }),
    'two_formats_document',
  ],
  [
    'a PDF with an archive behind',
    Buffer.concat([plainPdf(), zipOf([{ name: 'a', content: 'a' }])]),
    'two_formats_document',
  ],
  [
    'a PDF with an archive inside',
    Buffer.concat([plainPdf(), zipOf([{ name: 'a', content: 'a' }]), Buffer.from('\n%%EOF')]),
    'two_formats_document',
  ],
  ['a PDF that opens as a page', Buffer.from('%PDF-1.7\n<html><body>\n%%EOF'), 'two_formats_document'],
  [
    'a Word document with macros',
    officeOf('docx', [{ name: 'word/vbaProject.bin', content: 'x' }]),
    'active_office_document',
  ],
  [
    'macros declared only',
    officeOf(
      'docx',
      [
        { name: 'docProps/app.xml', content: '<a/>' },
        { name: 'customXml/_rels/item1.xml.rels', content: '<Relationships/>' },
      ],
      { type: 'application/vnd.ms-word.document.macroEnabled.main+xml' },
    ),
    'active_office_document',
  ],
  [
    'a template fetched from elsewhere',
    officeOf('docx', [
      {
        name: 'word/_rels/settings.xml.rels',
        content:
          '<Relationships><Relationship Id="r1" Target="https://evil.example/t.dotm" TargetMode="External" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate"/></Relationships>',
      },
    ]),
    'active_office_document',
  ],
  [
    'entities in a part that gives orders',
    officeOf('docx', [{ name: 'word/_rels/a.xml.rels', content: '<!DOCTYPE a [<!ENTITY b "c">]>' }]),
    'damaged_document',
  ],
  [
    'a part that inflates a thousand times',
    officeOf('xlsx', [{ name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(40 * 1024 * 1024) }]),
    'inflating_document',
  ],
  [
    'a part that says it is small',
    officeOf('xlsx', [
      { name: 'xl/a.xml', content: 'a', packed: deflateRawSync(Buffer.alloc(40 * 1024 * 1024)) },
    ]),
    'inflating_document',
  ],
  [
    'parts on top of each other',
    officeOf('xlsx', [{ name: 'xl/a.xml', content: 'a' }], { overlap: true }),
    'inflating_document',
  ],
  [
    'the same part twice',
    officeOf('xlsx', [
      { name: 'xl/a.xml', content: 'a' },
      { name: 'XL/A.xml', content: 'b' },
    ]),
    'damaged_document',
  ],
  ['a locked part', officeOf('xlsx', [{ name: 'xl/a.xml', content: 'a', flags: 1 }]), 'locked_document'],
  [
    'a workbook with a page behind',
    officeOf('xlsx', [], { tail: Buffer.from('<html>') }),
    'two_formats_document',
  ],
  ['a picture of a billion points', pngOf(40_000, 40_000), 'huge_image'],
  ['a photo of a billion points', jpegOf(40_000, 40_000), 'huge_image'],
  ['a picture cut short', pngOf(4, 4).subarray(0, 50), 'damaged_document'],
  ['a picture with a page behind', pngOf(4, 4, Buffer.from('<script>')), 'damaged_document'],
  [
    'a photo with an archive behind',
    Buffer.concat([jpegOf(4, 4), zipOf([{ name: 'a', content: 'a' }])]),
    'two_formats_document',
  ],
] as const)('refuses %s', async (_, bytes, code) => {
  const seen = await verdict(bytes as Buffer, 'accord.pdf')
  if (code === 'unsupported') expect(['unsupported_document', 'unreadable_text']).toContain(seen)
  else expect(seen).toBe(code)
})

test('two thousand files cut or bent at random are kept or refused, never a failure', async () => {
  const seeds = [plainPdf(), officeOf('docx'), officeOf('xlsx'), pngOf(8, 8), jpegOf(9, 9)]
  let state = 7
  const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < 2000; round += 1) {
    const bytes = Buffer.from(seeds[round % seeds.length] ?? '')
    for (let bend = 0; bend < 3; bend += 1) bytes[next(bytes.length)] = next(256)
    await verdict(round % 2 ? bytes : bytes.subarray(0, 1 + next(bytes.length)))
  }
})

const many = (piece: string) => piece.repeat(Math.floor((fileLimitBytes - 2000) / piece.length))
test.each([
  ['names of groups', pdfOf([many('/ObjStm stream endstream ')])],
  ['groups without an end', pdfOf([many('/ObjStm ')])],
  ['ends', pdfOf([many('%%EOF\n')])],
  ['packed streams', pdfOf([many(objectStream('1 0 << >>'))])],
  [
    'archives',
    Buffer.concat([plainPdf(), Buffer.from(many('PK\x05\x06'), 'latin1'), Buffer.from('\n%%EOF')]),
  ],
  [
    'links',
    officeOf('docx', [{ name: 'word/_rels/a.rels', content: '<Relationship Type='.repeat(200_000) }]),
  ],
  [
    'one long link',
    officeOf('docx', [
      {
        name: 'word/_rels/a.rels',
        content: `<Relationship TargetMode="External" ${'Type="/'.repeat(500_000)}>`,
      },
    ]),
  ],
])(
  'twenty megabytes of %s are judged, and not looked at again for each of their streams',
  { timeout: 25_000 },
  async (_, bytes) => {
    await verdict(bytes)
  },
)

test.each([
  ['../../etc/passwd', 'txt', 'passwd.txt'],
  [String.raw`C:\Users\a\Accord signé.PDF`, 'pdf', 'Accord signé.pdf'],
  ['photo.JPEG', 'jpg', 'photo.jpeg'],
  ['facture.pdf.exe', 'pdf', 'facture.pdf.exe.pdf'],
  ['virus.bat', 'txt', 'virus.bat.txt'],
  ['accord\u202egpj.exe', 'pdf', 'accordgpj.exe.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'pdf', 'aSet-Cookie_ x.pdf'],
  ['...', 'pdf', 'document.pdf'],
  ['', 'csv', 'document.csv'],
  [`${'é'.repeat(500)}.pdf`, 'pdf', `${'é'.repeat(190)}.pdf`],
])('the name %j of a %s is kept as the label %j', (name, extension, label) => {
  expect(labelOf(name, extension)).toBe(label)
})
