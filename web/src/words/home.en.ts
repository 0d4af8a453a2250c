import * as names from './names.en.ts'
import { delays } from '@moisson/law/delays'
import type { Words } from './catalogue.ts'
import type fr from './home.fr.ts'

const en: Words<typeof fr> = {
  signIn: names.signIn,
  guide: 'Understand employee savings',
  title: 'Everybody’s bonus, from the payroll file to the confirmed choice.',
  intro:
    'Moisson runs profit-sharing and employee-savings campaigns: amounts exact to the cent, deadlines kept, and a clear choice for each person.',
  letter: 'I received a letter or an e-mail',
  letterBody:
    'Open the link in the message: it is personal and leads straight to your choice. Has it expired? It offers a new one, sent to the same address.',
  letterCode: 'Does the letter have a code? Type it here.',
  example: {
    title: 'Example: what an employee sees',
    net: 'Your net bonus',
    gross: (gross, levies) => `${gross} gross, less ${levies} of CSG and CRDS`,
    cash: names.toMyAccount,
    pee: `PEE, free in ${delays.savings_lock.value} years`,
    percol: 'PER COL, for retirement',
    added: (amount) => `Your company adds ${amount}`,
    silence: 'If you do nothing: all of it goes to the PEE, in the least risky fund.',
  },
  audiences: {
    employee: {
      who: 'You are an employee',
      promise: 'Your choice in one minute, on your phone.',
      body: 'What you receive net, what you invest, what the company adds, when the money is free. And what happens if you do nothing.',
    },
    hr: {
      who: 'You work in human resources',
      promise: 'A campaign without the fear of a mistake.',
      body: 'Drop the payroll export as it is; each doubt is settled in its cell. Legal dates, reminders and checks take care of themselves.',
    },
    adviser: {
      who: 'You are an adviser',
      promise: 'All your companies, and what waits for your eye.',
      body: 'Check amounts and default choices, approve as the second person, hand over to the account keeper.',
    },
  },
  proofsTitle: 'What you can check',
  proofs: {
    money: {
      title: 'Amounts that explain themselves',
      body: 'Every sum opens into its computation: data, rule, article, rounding.',
    },
    advice: {
      title: 'No advice for sale',
      body: 'Funds come in a neutral order and nothing is ticked beforehand.',
    },
    exports: {
      title: 'Your data stays yours',
      body: 'Export at any time; sensitive numbers are encrypted and masked.',
    },
  },
  figuresTitle: 'This year’s landmarks',
  demoTitle: 'Try it right now',
  demoIntro: 'Five steps to click: each puts you in the right person’s place, on the right page.',
}
export default en
