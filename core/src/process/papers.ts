import type { UserDocumentStatus } from '../vocabulary.ts'
import type { RequiredDocument } from './template.ts'

export interface GivenBack {
  document_name: string
  status: UserDocumentStatus
}

/** The mandatory papers that nobody gave yet, and any that was refused and neither corrected nor withdrawn. */
export function missingPapers(
  required: readonly RequiredDocument[],
  papers: readonly GivenBack[],
): RequiredDocument[] {
  const good = papers.filter((paper) => paper.status !== 'rejected' && paper.status !== 'replaced')
  return required.filter(({ mandatory, document_name }) => {
    const of = (paper: GivenBack) => paper.document_name === document_name
    const refused = papers.some((paper) => of(paper) && paper.status === 'rejected')
    return (mandatory || refused) && !good.some(of)
  })
}

const formats: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word (.docx)',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel (.xlsx)',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'text/csv': 'CSV',
  'text/plain': 'TXT',
}

/** How people call a media type. */
export function formatName(type: string): string {
  return formats[type] ?? type
}
