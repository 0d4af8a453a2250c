import { said, type ActionWords } from './audit-kinds.ts'

/** The files that name people, once they were taken. */
export const downloadWords: Readonly<Record<string, ActionWords>> = {
  'payment.listHeldSums': said(
    'payment',
    'a téléchargé la liste des sommes conservées',
    'downloaded the list of held sums',
  ),
  'payment.listDirectTransfers': said(
    'payment',
    'a téléchargé la liste des personnes sans virement',
    'downloaded the list of people without a transfer',
  ),
  'export.exportPayroll': said('payment', 'a téléchargé l’export paie', 'downloaded the payroll export'),
  'export.exportToKeeper': said(
    'payment',
    'a téléchargé l’export du teneur de compte',
    'downloaded the account keeper’s export',
  ),
  'export.exportGroupama': said(
    'payment',
    'a téléchargé l’export du teneur de compte',
    'downloaded the account keeper’s export',
  ),
  'payment.exportSepa': said(
    'payment',
    'a téléchargé un fichier de virements',
    'downloaded a file of transfers',
  ),
  'accord.readSigningPack': said(
    'document',
    'a téléchargé un dossier de signature',
    'downloaded a signing pack',
  ),
}

/** A file that names people, from its first byte; the same action says it again once it was taken whole. */
export const begunWords: Readonly<Record<string, ActionWords>> = {
  'export.exportPayroll': said(
    'payment',
    'a lancé le téléchargement de l’export paie',
    'began to download the payroll export',
  ),
  'export.exportToKeeper': said(
    'payment',
    'a lancé le téléchargement de l’export du teneur de compte',
    'began to download the account keeper’s export',
  ),
  'export.exportGroupama': said(
    'payment',
    'a lancé le téléchargement de l’export du teneur de compte',
    'began to download the account keeper’s export',
  ),
  'accord.readSigningPack': said(
    'document',
    'a lancé le téléchargement d’un dossier de signature',
    'began to download a signing pack',
  ),
}
