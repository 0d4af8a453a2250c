/** What a file may be refused for, wherever one is given. */
export const fileRefusals = [
  'missing_file',
  'empty_file',
  'file_too_large',
  'unsupported_document',
  'unreadable_text',
  'damaged_document',
  'locked_document',
  'active_pdf',
  'active_office_document',
  'inflating_document',
  'two_formats_document',
  'huge_image',
  'infected_file',
  'scanner_unavailable',
  'storage_full',
  'storage_unavailable',
] as const
