import type { Words } from '../../words/catalogue.ts'
import type fr from './-legal-notice-words.fr.ts'

export default {
  title: 'Legal notice',
  intro: 'Who publishes this service, who hosts it, and what it is.',
  publisherTitle: 'Publisher',
  hostTitle: 'Hosting',
  serviceTitle: 'The service',
  service:
    'Moisson computes and runs a company’s profit sharing and employee savings, and receives each person’s choice. No money passes through it: the employer pays it, or it is invested at the account keeper the company chose.',
  advice:
    'Texts and computations inform; they replace neither a fund’s key information document nor professional advice. Each rule shown names its text and its date.',
  softwareTitle: 'Software, texts and trademarks',
  software:
    'The software comes under the licence that lies beside its code. The legal texts quoted are public; names of funds, fund managers and account keepers belong to their owners.',
} satisfies Words<typeof fr>
