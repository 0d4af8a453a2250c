import type { PlainWords } from '../../../../words/plain.ts'
import type usual from './-choice-words.fr.ts'

const en: PlainWords<typeof usual> = {
  netToday: 'Paid to your account',
  invested: 'Saved',
  advancedBody: (received, share) =>
    `Your net share is ${share}. You already got ${received}. It was paid early. There is nothing to choose.`,
  advancedBack: (back) =>
    `You got ${back} too much. You must give it back. The company takes it from your pay. It takes a tenth of each pay at most. Have you left? The company will tell you how to give it back.`,
  nothingBody: 'Your amount here is €0.00.',
  splitIntro: 'Slide the button, or type an amount. The other amounts follow, to the cent.',
  splitLeaves: 'Slide the button, or type an amount. You must share out the rest too.',
  wayQuestion: 'Who picks where the money goes?',
  ways: { managed: 'A manager picks' },
  wayBodies: {
    free: 'You share the money among funds. A fund invests the money of many people.',
    managed: 'You pick a profile. The manager shares out the money. The risk goes down with time.',
  },
  profileQuestion: 'Which profile? A share is a part of a company. Its price goes up and down.',
  profileBodies: {
    prudent: 'Few shares. The money moves little. It may also gain little.',
    balanced: 'In between. The money goes up and down, but not too much.',
    dynamic: 'Mostly shares. The money can fall a lot. It is for the long run.',
  },
  fundsOrder: 'The least risky come first. Then by name. We do not tell you which to take. Take ten at most.',
  costsFor: (placed) => `Costs counted for ${placed}. What the company adds is in it.`,
  entryCost: (amount, rate) => `You also pay ${amount} to go in (${rate}).`,
  scenarioIntro:
    'This is €1,000 after one year. The costs are taken off. It is the past: the future may not be the same.',
  dicMissing: 'Ask your company for this document (KID)',
  missing: {
    way: (plan) => `For the ${plan}, pick a fund or a manager.`,
    too_small: (amount, place) =>
      `${amount} (${place}): this is too small. Put €1.00 or more, or zero. The law does not ask for it. Moisson does.`,
  },
  effects: 'What you will have',
  taxRate: 'Your tax rate (band)',
  taxable: (amount) => `${amount} to put on your tax form`,
  taxFree: 'Nothing to put on your tax form',
  taxNote: 'This is a rough figure. The 10% cut for work costs is left out. Tax depends on your whole home.',
  likePay:
    'This bonus counts as pay, even when it is saved. There are contributions and tax on it. Your payslip says how much is left.',
  ruleTitle: 'If you do not confirm',
  ack: {
    pee: (day) => `My money in the PEE is locked until ${day}. Some events of life free it sooner.`,
    percol: 'My money in the PER COL is locked until I retire. The law has exceptions.',
    managed: 'The manager shares out my money by my profile. I agree.',
    advice: 'No one gave me advice here. Money that is invested can lose value.',
  },
  changeable: (day) => `You can change it until ${day}`,
  submitLost: 'Your choice did not reach us. It is still on this device. Confirm again.',
  linkOverBody:
    'The deadline is past, or the company called it all off. If so, it tells you. If not, the choice you confirmed counts. Did you confirm nothing? The rule you were told counts. Sign in to read it.',
  doneBody: (day) => `We have your answer. You can change it until ${day}.`,
  doneFinal: 'We have your answer.',
  receiptHash: 'To check this file (SHA-256):',
  receiptHashHelp: 'Do you give this file to someone? They can check that it is the real one.',
  mailTo: (email) => `We also send the receipt to ${email}.`,
  nextDeadline: (day) => `Until ${day}, you can change your mind.`,
  nextControl: 'Then it is all checked.',
  nextPaid: (day) => `Around ${day}, the money is paid or saved.`,
  nextPaidSoon: 'Then the money is paid or saved.',
  nextFree: (day) => `On ${day}, you can take the money in the PEE.`,
  earlier: 'When can I take the money sooner?',
  notOpenTitle: 'You cannot choose yet',
  notOpenBody: 'You will be told by e-mail or by post. Then you can choose.',
  cancelledBody: 'Nothing is paid here. Ask your HR team what comes next.',
  closedDraft: 'Your complete draft counts. The company had told you so:',
  closedDefault: 'You did not confirm in time. The choice set in advance counts:',
  closedHeld: 'We could not tell you in time. Your money is kept for you.',
  closedWait: 'You have not confirmed. When it closes, this choice set in advance counts:',
  closedDraftWait: 'Your draft is complete. It counts when this closes. The company had told you so:',
  contestDefault: 'Told too late? Write to us. It can sometimes be put right.',
}
export default en
