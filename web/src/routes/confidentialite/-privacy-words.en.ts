import * as names from '../../words/names.en.ts'
import { sourceIn } from '@moisson/law/legal-points'
import type { Words } from '../../words/catalogue.ts'
import type fr from './-privacy-words.fr.ts'

export default {
  title: names.yourPersonalData,
  intro: 'What Moisson keeps of you, why, how long, who sees it, and what you may ask for.',
  whoTitle: 'Who answers for it',
  employer:
    'For all that concerns your share, your choice and your file, your employer is the controller. Their name and contact stand in your space and in the campaign mails.',
  operator:
    'runs this service for them, on their instructions and under contract (GDPR art. 28), and answers itself for the accounts and the security of the service.',
  dpo: 'Data protection officer:',
  whatTitle: 'What is kept, and what for',
  whatFrom:
    'These data come from your employer’s payroll file, but for those you give or correct yourself: contact details, IBAN, choices. Of whoever reads the draft of an agreement or the page of the works council by a link, without an account, we keep the name that the company gave the link, its openings, and the name and words of each comment.',
  nir: `The social security number is asked for only where the account keeper needs it for the employee savings booklet (${sourceIn('booklet', 'en')}). It is encrypted, as the IBAN is, never shown whole, and serves neither to sign in nor to search.`,
  basisTitle: 'On what ground',
  basis:
    'Your employer applies the law and its profit-sharing and savings agreements (GDPR art. 6(1)(c) and (b)). The security of the service is a legitimate interest (art. 6(1)(f)). Nothing here rests on your consent, and nothing serves advertising.',
  seenTitle: 'Who sees them',
  seen: {
    employer:
      'at your employer, those in charge of employee savings; they see your choice only after the close, and what you answer to a ratification only at its end, but on paper;',
    adviser: 'the adviser your employer appointed, for their own companies only;',
    keeper: 'the account keeper, to open your account and invest what you chose;',
    payroll: 'your employer’s payroll and bank, for what is paid to you;',
    council:
      'the works council and the readers of the draft of an agreement: totals and texts, nothing of your share or your choice;',
    you: 'you: your profile says who opened, changed or took your data, and when.',
  },
  hosting:
    'The service is hosted in the European Union by the host named in the legal notice. Nothing is sold, and nothing leaves the Union.',
  periodsTitle: 'How long',
  periodsIntro: 'After these periods a daily task erases, or leaves only what names nobody.',
  period: (period: string, from: string) => `${period} from ${from}`,
  why: (why: string) => `${why.charAt(0).toLocaleUpperCase()}${why.slice(1)}.`,
  left: (left: string) => `What remains: ${left.charAt(0).toLocaleLowerCase()}${left.slice(1)}.`,
  held: (held: string) => `Held back by: ${held}.`,
  rightsTitle: 'Your rights',
  rightsIntro: 'From your profile, or by writing to your employer or the officer:',
  rights: {
    access: 'access and portability: download all that we keep, in a form another service can read;',
    rectify: 'rectification: change your contact details, ask for the rest to be corrected;',
    erase: 'erasure: what no duty keeps is erased, and we tell you what remains and why;',
    limit: 'restriction and objection: ask for a use to stop while you disagree;',
    after: 'instructions about your data after your death.',
  },
  complaint: 'You are owed an answer within a month. If it does not satisfy you, you may turn to the CNIL:',
  cookiesTitle: 'Cookies',
  cookies:
    'Only three, without which the service cannot work; there is no audience measurement and no advertising, so nothing to accept.',
  cookieList: {
    session: 'the session cookie keeps you signed in until you sign out or it expires;',
    device: '“moisson-device” tells your browser from others to stop serial attempts; it names nobody;',
    home: '“moisson-home” knows the browser where you have signed in before, so that a stranger’s attempts do not shut you out; it names nobody either;',
    browser:
      'your language and display settings stay in your browser; so does what you last read in your space, so that it opens without network, until you sign out.',
  },
  automaticTitle: 'Automatic decisions',
  automatic:
    'Your share is computed by the rules of the agreement, which your space details line by line, without profiling. If you do not answer, the default rule of the law or the agreement applies, as each message reminds you.',
  version: 'Version of 24 November 2026.',
} satisfies Words<typeof fr>
