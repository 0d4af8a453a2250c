import kit from '../../../../words/kit.en.ts'
import * as names from '../../../../words/names.en.ts'
import { countIn } from '@moisson/law/delays'
import { sourceIn } from '@moisson/law/legal-points'
import type { Words } from '../../../../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './settings-words.fr.ts'

const en: Words<typeof fr> = {
  frozenTitle: 'Rules frozen at the launch',
  frozenBody: 'Amounts, criteria and rules no longer change: everybody was informed on that basis.',
  readOnly: 'This campaign can no longer be changed.',
  sections: 'Parts of the settings',
  reading: 'Reading the settings',
  saved: 'Settings saved',
  savedShares: 'The shares have to be computed again.',
  leave: 'Your changes to the campaign are not saved.',
  envelope: {
    otherYear: (year) =>
      `This campaign is of ${year}: its financial year must begin or end that year. For another one, create another campaign.`,
    title: names.envelope,
    exercise: names.financialYear,
    help: 'What is to be shared, for which financial year.',
    each: names.versement,
    eachHelp: 'What each person gets. The envelope follows the number of people.',
    bonus: 'Bonus',
    bonusHelp:
      'The amount that the agreement or the decision sets for each person. The whole follows the number of employees there on the day of the payment.',
    bonusAmount: 'Before presence, CSG and CRDS.',
    payrollHelp: (rate) => `Base of the collective ${rate} ceiling.`,
    payrollFromFile: (amount, rate) =>
      `Empty: the company file’s for this financial year, ${amount}. Base of the ${rate} ceiling.`,
    ceiling: (share, most, rate) =>
      `${share} of the gross wages, for a maximum of ${most} (${rate}, ${sourceIn('collective_ceiling', 'en')})`,
    ceilingOver: (share, most, rate) =>
      `${share} of the gross wages: the envelope is above the maximum of ${most} (${rate}, ${sourceIn('collective_ceiling', 'en')})`,
  },
  plan: {
    title: 'People and plan',
    help: 'What the law and the rules of the plan set.',
    who: `Everybody in the company on the day of the payment gets the same amount (${sourceIn('unilateral', 'en')}).`,
    where:
      'The payment goes to the PER COL; people choose its funds. Without an answer it follows the default management of the plan.',
    counts: `It counts in the yearly ceiling of each person’s matching (${sourceIn('unilateral_ceiling', 'en')}).`,
  },
  own: {
    name: 'Name',
    nameHelp: 'Beneficiaries read it in their messages and on their screen.',
    title: 'Who may pay in, and how much',
    help: 'What the law sets. Everybody decides on their amount.',
    who: 'Everybody who is in the company on the day of the payment, with the seniority that the rules of the plan ask for, three months at most.',
    limit: (part) =>
      `Nobody pays in more than ${part} of their gross yearly pay, all plans and all campaigns of the year together (${sourceIn('voluntary', 'en')}). With no pay in the year, the limit is a quarter of the social security ceiling: give a pay of 0.`,
    withheld: 'The amount confirmed is taken off the pay: the payroll file gives it, person by person.',
    silence: 'Without an answer nothing is taken off and nothing is paid in.',
    choicesHelp: 'Where people may pay in.',
  },
  days: {
    title: 'Who may give days, and how many',
    help: 'What the law sets. Everybody decides how many.',
    who: 'Everybody who is in the company on the day of the payment and has rest days to give on their record, with the seniority that the rules of the plan ask for, three months at most.',
    limit: (most) =>
      `Everybody gives up to ${most} a year, by half days, all campaigns of the year together (${sourceIn('rest_days', 'en')}): days of the time-savings account or, without one, rest days not taken.`,
    value:
      'A day is worth what the record says: its net value as your payroll has it. The days confirmed are to be taken off everybody’s balance: the payroll file gives them, person by person.',
    silence: 'Without an answer, people keep their days and nothing is paid in.',
    choicesHelp: (source) => `These days go to the PER COL alone (${source}).`,
  },
  bonus: {
    act: 'Agreement or decision',
    actHelp: (source) =>
      `An agreement, concluded as one of intéressement is, or a decision of the employer after consulting the works council (${source}).`,
    signed: 'The day it was signed.',
    title: 'Amount of each',
    help: 'The law limits what may change the bonus: here, actual presence alone.',
    way: 'Does the bonus vary?',
    same: 'The same amount for everybody',
    sameBody: 'Whatever the presence over the past year.',
    presence: 'In proportion to presence',
    presenceBody:
      'Over the twelve months before the payment. Maternity, paternity, adoption and child-care leave count as presence.',
    part: 'Part of the amount that follows presence',
    partHelp: 'The rest is the same for everybody.',
    who: 'Everybody with a contract of employment on the day of the payment gets it, with no seniority required.',
    limit: (plain, higher) =>
      `Each person gets at most what is exempt in the calendar year: ${plain}, or ${higher} with an intéressement agreement, or, under fifty employees, a voluntary participation agreement. Beyond that it is pay, which is not paid here.`,
    often: `Two bonuses at most in a calendar year, one payment a quarter (${sourceIn('value_sharing_twice', 'en')}).`,
  },
  scope: {
    title: names.establishments,
    help: 'Whom the campaign concerns. It may cover a single establishment, with its own agreement or envelope.',
    none: 'Nobody has an establishment: the campaign concerns the whole company.',
    toFile: 'The establishments of the company file',
    people: (count) => plural(count, '# person', '# people'),
    whole: 'None is ticked: the campaign concerns the whole company.',
    outside: (others, without) =>
      `Left out: ${plural(others, '# person', '# people')} of other establishments${
        without > 0 ? `, and ${plural(without, '# person', '# people')} without one` : ''
      }.`,
    everywhere: 'The whole company',
  },
  decision: {
    title: 'Supplement',
    help: (source) =>
      `It is added to what a campaign distributed, for those who had a share in it (${source}).`,
    choose: 'Choose a campaign',
    none: 'No launched campaign can be completed.',
    distributed: (amount, people) => `${amount} distributed to ${plural(people, '# person', '# people')}.`,
    accountingProfit: 'For the ceiling, where the completed campaign does not have it.',
  },
  reserve: {
    title: names.participationReserve,
    help: `½ × (B − 5% C) × S ÷ VA, or the more favourable formula of your agreement (${sourceIn('reserve', 'en')}).`,
    formulaHelp: {
      legal: 'The reserve is that of the law.',
      derogatory: 'It gives at least as much as the law, and at most the ceiling the agreement names.',
    },
    total: names.toShareOut,
    how: 'How this reserve is computed',
    missing: 'The reserve shows once its figures are given.',
    nil: 'The reserve is nil: there is nothing to share.',
  },
  criteria: {
    title: names.allocation,
    help: 'The envelope is divided into parts, one for each criterion of the agreement. They add up to 100%.',
    means: {
      uniform: 'The same amount for everybody',
      salary: 'In proportion to the reference pay',
      presence: 'In proportion to the days of presence',
      appartenance: 'In proportion to the days in the company, absences included',
    },
    weightOf: (criterion) => `Share of the criterion ${criterion}, in percent`,
    fill: 'Fill up',
    fillOf: (criterion) => `Fill up the criterion ${criterion} with what is missing`,
    complete: 'Total: 100%',
    total: (sum) => `Total: ${sum}`,
    missing: (sum, left) => `Total: ${sum}, ${left} is missing`,
    tooMuch: (sum, over) => `Total: ${sum}, ${over} too much`,
    floorHelp: 'A lower pay counts as this one.',
    ceilingHelp: 'A higher pay counts as this one.',
    ceilingOfParticipation: `Empty: three times the annual social-security ceiling (PASS), in proportion to the time in the company (${sourceIn('participation_pay', 'en')}).`,
  },
  cap: {
    title: 'Individual ceiling',
    help: 'The most one person may receive, and what becomes of what the ceiling holds back.',
    ofLaw: (legal, part) =>
      `${legal} (${part} of the annual social-security ceiling, PASS), in proportion to the time in the company: the law alone sets it (${sourceIn('participation_ceiling', 'en')}). What it holds back is shared at once between the others; what nobody can receive stays in the reserve.`,
    ofLawUnknown: (part) =>
      `${part} of the annual social-security ceiling (PASS), in proportion to the time in the company.`,
    agreementHelp: (legal, part) =>
      `Empty: legal ceiling of ${legal} (${part} of the annual social-security ceiling, PASS).`,
    agreementHelpUnknown: (part) =>
      `Empty: legal ceiling (${part} of the annual social-security ceiling, PASS).`,
    provisional:
      'The social-security ceiling (PASS) of this financial year is not fully published yet: the last known one is used, provisionally.',
    excess: 'What the ceiling holds back',
    redistribute: 'Is shared between the others',
    redistributeBody: 'In as many rounds as it takes, until the whole envelope is shared out.',
    keep: 'Is not distributed',
    keepBody: 'The envelope is then not fully shared out; the difference is shown.',
  },
  dates: {
    nextExercise: 'During the financial year that follows the one it completes.',
    title: names.dates,
    help: `Everybody has a window of their own: ${countIn('reply', 'en')} full days at least after being informed.`,
    opening: 'Sending of the notices',
    atLaunch: 'At the launch',
    atLaunchBody: 'The notices leave when you launch.',
    later: 'On a chosen date',
    laterBody: 'The campaign is scheduled, the notices leave by themselves.',
    openingDay: names.day,
    openingTime: 'Paris time',
    presumptionHelp:
      'What the text that gives these sums says: agreement, rules of the plan or the employer’s decision. The time to answer starts then, or earlier if the notice is opened.',
    paymentHelp: (limit) => `By ${limit} at the latest.`,
    paymentTooSoon: (day) => `The collection lasts until ${day}: choose a later day.`,
    useLimit: (day) => `Plan the last legal day, ${day}`,
    overview: 'The dates, in order',
    sent: 'the notices leave',
    latest: (day) => `By ${day} at the latest to pay in time.`,
    afterLatest: (day) => `After ${day} there is too little time for payroll and the account keeper.`,
    informed: 'everybody counts as informed',
    lastDay: 'last day to answer',
    lastDayNote: 'Until midnight, Paris time.',
    paymentLine: 'planned payment',
    limit: 'legal payment deadline',
    limitOfYear: 'last day of the year whose ceiling counts',
    banksClosed: (day: string) => `Banks are closed that day: the transfer leaves on ${day}.`,
    banksLate: 'The transfer leaves after the deadline',
    lateTitle: 'Payment is planned after the deadline',
    lateCost: (days, amount, rate, caution) =>
      `${plural(days, '# day', '# days')} late: about ${amount} of interest on the envelope, at ${rate} a year (1.33 × TMOP${caution && `, ${caution}`}).`,
    lateUnknown: names.lateInterestOwed,
  },
  choices: {
    title: 'Choices offered',
    help: (noun) => `What everybody may do with the ${noun}, and what happens to those who do not answer.`,
    paymentHelp: (noun) => `Always possible: everybody may ask for all or part of the ${noun}.`,
    noPlan: 'The company does not have this plan.',
    noFund: 'This plan has no fund to offer yet.',
    planLine: (name, funds, matched, managed) =>
      [
        name,
        plural(funds, '# fund', '# funds'),
        matched ? 'with employer matching' : 'without employer matching',
        ...(managed ? ['managed profiles'] : []),
      ].join(' · '),
    ruleLaw: {
      pee: `The rule of the law when there is a PEE (${sourceIn('silence_with_a_plan', 'en')}).`,
      paid: `The rule of the law when there is no PEE (${sourceIn('silence_without_a_plan', 'en')}).`,
    },
    bonusInSilence: `Whoever does not answer within ${countIn('reply', 'en')} days is paid: the bonus is invested only when asked for (${sourceIn('value_sharing_notice', 'en')}).`,
    ruleNeedsPee: 'Not possible: the law puts the intéressement of those who do not answer in the PEE.',
    ruleOfParticipation: (lawful, percol) =>
      lawful
        ? `${percol ? 'At least half goes to the PER COL, the rest as the agreement says' : 'Without a PER COL, as the agreement says'} (${sourceIn('participation_silence', 'en')}).`
        : percol
          ? 'Not possible: the law puts half of it in the PER COL.'
          : 'Not possible without a PER COL offered.',
    ruleWithoutPee: 'Not possible unless the PEE is offered.',
    ruleIllegal: 'The rule on record is no longer legal with these destinations: choose the other.',
  },
  drafts: {
    title: 'Choices not confirmed',
    help: 'Somebody filled everything in but did not confirm: what then? Everybody reads this rule on the first screen.',
    ignore_draft: 'The default rule applies. The person is told 72, 24 and 3 hours before the end.',
    honour_complete_draft: 'If it is complete to the cent. The agreement has to provide for it.',
  },
  reminders: {
    title: 'Reminders',
    help: 'Only those who have not answered receive them, at 9 in the morning.',
    none: 'No automatic reminder.',
    remove: (reminder) => `Remove the reminder ${reminder}`,
    days: 'Days',
    unit: names.days,
    side: 'When',
    afterNotice: 'after the notice',
    beforeEnd: 'before the end',
    add: kit.add,
    rescue: 'Besides, a choice begun and not confirmed brings a reminder 72, 24 and 3 hours before the end.',
  },
  message: {
    title: 'Message and contact',
    help: 'Your words, read in the notice or the letter, and below the choices on the screen.',
    addEnglish: 'Add an English version',
    english: 'English version',
    englishHelp: 'Read by those who use Moisson in English. Without it, they read the French message.',
    contact: 'Whom to ask',
  },
}
export default en
