import { sourceIn } from '@moisson/law/legal-points'
import { sourceOf } from '@moisson/law/scheme-points'
import type { Words } from '../../../../words/catalogue.ts'
import * as names from '../../../../words/names.en.ts'
import type fr from './-savings-words.fr.ts'

const en: Words<typeof fr> = {
  title: 'Where my savings are',
  back: names.backToMySpace,
  beyondLink: 'Your access opens the campaigns you answer. Your savings and your papers ask for a sign-in.',
  intro:
    'What your campaigns invested, on the day it was invested. Today’s value, what you had before and what you took out are at the account keeper.',
  allMyPapers: names.allMyPapers,
  none: 'No employer is linked to this account',
  noneWhy: 'Your HR team links your file to your address.',
  left: (day) => `You left the company on ${day}`,
  leaving: {
    savings: `PEE and participation: the end of your contract opens them. Ask the account keeper, whenever you like, with your work certificate (${sourceIn('releases_savings', 'en')}).`,
    pension: `PER COL: the end of the contract does not open it. It waits for retirement, save for the cases of the law (${sourceIn('releases_percol', 'en')}).`,
    move: `You may also move everything to the plan of a new employer; the time already locked counts (${sourceOf('en', 'transfer')}).`,
    pay: 'A bonus computed after you left is announced to you like to the others, with the same time to answer.',
  },
  reach: 'How can you be reached after you leave?',
  leavesSoon: (day) => `You leave the company on ${day}: say how to reach you afterwards`,
  reachWhy:
    'Your file has neither a personal e-mail nor a phone. Money owed to somebody who cannot be found is kept for a while, then handed to the Caisse des dépôts.',
  reachNow: 'Give my contact details',
  held: (amount, campaign) => `${amount} is waiting for you, ${campaign}`,
  heldUntil: (day, source) =>
    `The company keeps it until ${day}, then hands it to the Caisse des dépôts, where you may claim it (${source}). Write to the company before.`,
  heldPaid: (amount, campaign) => `${amount} were paid to you, ${campaign}`,
  heldPaidOn: (day, reference) =>
    `The company held this for you and paid it on ${day}${reference ? ` (reference ${reference})` : ''}. If it has not arrived, write to the company.`,
  heldDeposited: (amount, campaign) => `${amount} wait for you at the Caisse des dépôts, ${campaign}`,
  heldDepositedOn: (day, reference) =>
    `The company handed it over on ${day}. Claim it from the Caisse des dépôts with the reference ${reference}.`,
  heldOwed: 'The company owes it to you: write to them.',
  late: 'Interest for a late payment',
  lateOf: (campaign, sentence) => `${campaign}: of which ${sentence}`,
  nothingPlaced: 'Nothing was invested by the campaigns of this company in Moisson.',
  plans: { pee: 'PEE', percol: names.perCol },
  kept: (keeper, contract) => `Account kept by ${keeper}${contract ? `, contract ${contract}` : ''}.`,
  keeperUnknown: 'The company has not said yet who keeps this account.',
  reachKeeper: (contact) => `To reach them: ${contact}.`,
  keeperSilent: 'Their phone and site are on your annual statement.',
  lots: (plan) => `Money invested in the ${plan}`,
  underWay: 'being invested',
  onItsWay: (name) => `${name}, on its way`,
  refused: 'The account keeper refused this sum, all or part of it. Ask the company how it stands.',
  freeOn: (day) => `Available on ${day}`,
  retirement: 'Available at retirement',
  statement: 'My summary statement (PDF)',
  askCompany: (ways) => `Your contact in the company: ${ways}.`,
  release: 'Take it out before the date',
  releaseIntro: 'An event in your life may open your savings. Choose it: this is what it opens of yours.',
  event: 'What is happening to me',
  chooseEvent: 'Choose an event',
  opens: (plan) => `${plan}: this case opens it`,
  opensNot: (plan) => `${plan}: this case does not open it`,
  within: (months) => `Ask within ${months} months of the event.`,
  anyTime: {
    pee: 'There is no time limit to ask.',
    percol: 'The texts we have read set no time limit.',
  },
  since: (day) => `This case exists since ${day}.`,
  noneOfMine: 'Your campaigns in Moisson invested nothing there.',
  couldFree: (amount, company) => `Up to ${amount} invested through ${company}, at its value on the day.`,
  sendTo: (keeper) => `Request and papers: to ${keeper}, not to the company.`,
  sendToKeeper: 'Request and papers: to the account keeper, not to the company.',
  papers: (papers) => `Papers to send: ${papers}.`,
  once: 'One event opens one payment: ask for all you need. The account keeper may ask for other papers.',
  tax: 'Tax and levies on the way out',
  readMore: 'All about early release',
}
export default en
