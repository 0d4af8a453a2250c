import kit from '../../../../words/kit.en.ts'
import * as names from '../../../../words/names.en.ts'
import type { Words } from '../../../../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './steps-words.fr.ts'

const en: Words<typeof fr> = {
  people: names.people,
  gross: 'Gross total',
  paidIn: 'Total to pay in',
  net: 'Net total',
  examples: (what) =>
    `Example of the demo, which nobody decided: ${what.map((one) => ({ agreement: 'the agreement', pee: 'the PEE and its matching', percol: 'the PER COL and its matching' })[one]).join(', ')}. Notices, screens and sheets will say so.`,
  launch: {
    title: names.launchTheCampaign,
    body: 'This is what will happen. Nothing leaves before you confirm.',
    blocked: (count) => plural(count, 'One item is missing', '# items are missing'),
    blockedBody: 'The campaign can be launched once everything is complete:',
    compute: names.computeTheShares,
    computeLimits: names.computeTheLimits,
    computeFirst: 'Compute the shares first: you will confirm exact amounts.',
    dates: names.dates,
    notices: 'The notices leave',
    now: 'at once',
    lastDay: names.lastDayToAnswer,
    payment: 'Planned payment',
    banksClosed: (day: string) => `Banks are closed that day: the transfer leaves on ${day}.`,
    noPayment: 'not chosen yet',
    legal: 'Legal deadline',
    channels: 'How everybody is informed',
    byMail: (count) => plural(count, '# person by e-mail', '# people by e-mail'),
    bySms: (count) =>
      plural(
        count,
        '# person by SMS: # message billed by the gateway, then # at each reminder. Nothing leaves at night, on a Sunday or on a public holiday.',
        '# people by SMS: # messages billed by the gateway, then # at each reminder. Nothing leaves at night, on a Sunday or on a public holiday.',
      ),
    withoutMail: (count) =>
      plural(
        count,
        '# person without e-mail: a letter to print and hand over; until they are informed, the amount is held',
        '# people without e-mail: letters to print and hand over; until they are informed, their amounts are held',
      ),
    lettersAlone: (count) =>
      plural(
        count,
        '# person without e-mail: letter to print and hand over',
        '# people without e-mail: letters to print and hand over',
      ),
    onPaper: (count) =>
      plural(
        count,
        '# person asked for paper: a letter to print and hand over',
        '# people asked for paper: letters to print and hand over',
      ),
    reminders: (list) => `Automatic reminders: ${list}`,
    noReminder: 'No automatic reminder.',
    silent: (rule) => `Without an answer: ${rule}.`,
    sample: 'The e-mail everybody will receive',
    sampleOf:
      'That of the first person of the list; everybody gets their own, with their amount and personal link.',
    warnings: 'Good to know before launching',
    reason: 'Why do you launch all the same?',
    reasonHelp: 'Your answer is kept with the campaign.',
    irreversible: 'After the launch, amounts and rules no longer change.',
    confirm: 'Launch now',
    confirmLater: 'Schedule the campaign',
    done: (count) =>
      plural(count, 'Campaign launched: # notice is leaving', 'Campaign launched: # notices are leaving'),
    doneLater: (day) => `Campaign scheduled for ${day}`,
  },
  remind: {
    title: kit.remind,
    body: 'Moisson never reminds those who have answered, nor the same person twice in 24 hours.',
    who: 'Whom to remind?',
    ids: (count) => plural(count, '# person chosen', '# people chosen'),
    not_submitted: 'Everybody who has not answered',
    not_opened: 'Those who have not opened their notice',
    in_progress: 'Those who began without confirming',
    message: 'A word from you',
    messageHelp: 'Added at the head of the reminder.',
    sendThem: 'Send the reminders',
    sent: (count) => plural(count, '# reminder is leaving now', '# reminders are leaving now'),
    none: 'No reminder has left',
    skipped: names.leftOut,
    bySms: (count) =>
      plural(count, '# of them by SMS, billed by the gateway', '# of them by SMS, billed by the gateway'),
    nobody: 'Nobody',
    done: 'Done',
  },
  submit: {
    title: 'Close and submit for review',
    body: 'Choices become final, the default choice is applied to those who have not answered, and the campaign goes to be checked.',
    bodyOrDraft:
      'Choices become final, a complete choice that was not confirmed counts as announced, the default choice is applied to the others who have not answered, and the campaign goes to be checked.',
    rule: (rule) => `Rule: ${rule}.`,
    who: 'Who receives the default choice',
    whoOrDraft: 'Who did not confirm: complete draft, else the default choice',
    more: (count) => plural(count, 'and # other', 'and # others'),
    draft: 'choice not confirmed',
    draftCounts: 'complete draft: applied',
    draftIncomplete: 'incomplete draft: default choice',
    noDraft: 'no draft: default choice',
    told: 'Everybody receives an e-mail that says what was done for them.',
    asked: {
      body: 'Answers become final, and the campaign goes to be checked.',
      who: 'Who did not answer',
      everybody: 'Everybody answered.',
      silent: {
        money: 'Whoever did not answer pays nothing in, and gets no message.',
        days: 'Whoever did not answer keeps their days, and gets no message.',
      },
      done: (silent) => plural(silent, '# person without an answer', '# people without an answer'),
    },
    nobody: 'No default choice to apply.',
    nobodyMore: 'No further default choice: those already applied stand.',
    untold:
      'Whoever was never told and did not open the campaign does not get the default choice: their amount is held for them.',
    toQuestions: 'See these questions',
    again: 'Amounts and choices stay as already submitted.',
    confirm: names.submitForControl,
    done: 'Campaign submitted for review',
    doneBody: (defaulted, honoured) =>
      [
        plural(defaulted, '# default choice applied', '# default choices applied'),
        ...(honoured > 0
          ? [plural(honoured, '# unconfirmed choice honoured', '# unconfirmed choices honoured')]
          : []),
      ].join(', '),
  },
  control: {
    reasonGiven: (reason) => `The company’s reason: ${reason}`,
    title: names.checkAndValidate,
    body: 'You are the second person: check, then approve or send back with a comment.',
    checks: names.controls,
    reading: 'Checking',
    totals: names.balance,
    totalsAdvanced: names.balanceWithAdvances,
    totalsWrong: (amount) => `A difference of ${amount} between the shares and their use`,
    envelope: 'The shares add up to the envelope',
    envelopeLeft: (amount) => `${amount} of the envelope is not distributed (ceilings)`,
    defaults: (count, rule) =>
      plural(count, `# default choice applied: ${rule}`, `# default choices applied: ${rule}`),
    noDefault: 'No default choice',
    asked: {
      answers: {
        money: (silent) =>
          plural(
            silent,
            '# person did not answer: nothing is paid in for them',
            '# people did not answer: nothing is paid in for them',
          ),
        days: (silent) =>
          plural(
            silent,
            '# person did not answer: they keep their days',
            '# people did not answer: they keep their days',
          ),
      },
      everybody: 'Everybody answered',
      total: names.placedAsConfirmed,
    },
    heldPeople: (count, amount) => plural(count, `# amount held, ${amount}`, `# amounts held, ${amount}`),
    caps: 'Legal figures published',
    capsProvisional: (list) => `Provisional: ${list}`,
    date: (payment, limit) => `Payment on ${payment}, legal deadline on ${limit}`,
    dateLate: (payment, limit) => `Payment on ${payment}, after the legal deadline of ${limit}`,
    dateMissing: (limit) => `No payment date chosen; legal deadline on ${limit}`,
    dateInYear: (payment, year) => `Payment on ${payment}, counted in ${year}`,
    dateOfYear: (year) => `Payment date to be chosen in ${year}`,
    submittedBy: (name) => `Submitted by ${name}`,
    count: (count) => `${count} to correct`,
    lines: (count) => plural(count, '# check of the lines, in order', '# checks of the lines, all in order'),
    otherLines: (count) =>
      plural(count, '# other check of the lines, in order', '# other checks of the lines, in order'),
    comment: names.comment,
    commentHelp: 'Read by the company. Needed to send back.',
    commentMissing: 'Say what is to be corrected.',
    approve: 'Approve',
    reject: 'Send back to correct',
    approved: 'Campaign validated',
    rejected: 'Campaign sent back to correct',
    ok: names.inOrder,
    warn: names.toNote,
    block: names.toCorrectWithin,
  },
  cancel: {
    title: names.cancelTheCampaign,
    body: 'Nobody will be paid by this campaign. Those informed receive an e-mail with your reason.',
    filesTaken:
      'A file for payroll or for the account keeper was already downloaded: it must not be used any more. Check with payroll, the bank and the keeper that nothing has left, or these people would be paid twice.',
    reason: names.reason,
    reasonHelp: 'Sent to everybody and kept.',
    keep: 'Do not cancel',
    confirm: names.cancelTheCampaign,
    done: 'Campaign cancelled',
  },
  remove: {
    title: names.deleteTheDraft,
    body: 'Nobody was informed: nothing else changes. The draft cannot be recovered.',
    keep: 'Keep the draft',
    confirm: kit.delete,
    done: 'Draft deleted',
  },
}
export default en
