import * as names from '../../../../words/names.en.ts'
import kit from '../../../../words/kit.en.ts'
import type { Words } from '../../../../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './detail-words.fr.ts'

const en: Words<typeof fr> = {
  campaigns: names.campaigns,
  timeline: 'Steps of the campaign',
  stepOf: (step, total) => `Step ${step} of ${total}`,
  steps: {
    draft: names.draft,
    scheduled: 'Scheduled',
    open: 'Open',
    closed: 'Closed',
    control: 'Review',
    validated: 'Validated',
    completed: names.completed,
    cancelled: names.cancelled,
  },
  done: kit.done,
  current: 'under way',
  toCome: names.toCome,
  by: (name) => `by ${name}`,
  planned: (day) => `planned on ${day}`,
  actionsTitle: 'What is possible',
  actionsBody: 'Each action, and why it waits.',
  actions: {
    edit: 'Change the settings',
    delete: names.deleteTheDraft,
    calculate: names.computeTheShares,
    calculateLimits: names.computeTheLimits,
    launch: names.launchTheCampaign,
    remind: kit.remind,
    submit: names.submitForControl,
    validate: names.checkAndValidate,
    complete: names.recordThePayment,
    cancel: names.cancelTheCampaign,
    export: 'Download the files',
  },
  payment: names.paymentAndPlacement,
  tabs: {
    label: 'Parts of the campaign',
    follow: 'Progress',
    settings: 'Settings',
    people: names.beneficiaries,
    letters: 'Letters',
    preview: names.preview,
    journal: 'Log and messages',
  },
  calculated: (count) => plural(count, 'Share computed for # person', 'Shares computed for # people'),
  calculatedLimits: (count) => plural(count, 'Limit computed for # person', 'Limits computed for # people'),
  unsavedFirst: 'Save your changes first.',
  again: 'Do it again next year',
  situation: {
    title: 'Where the campaign stands',
    missing: 'Before the launch',
    fix: kit.correct,
    ready: 'Everything is ready',
    toLaunch: (count) => plural(count, '# item is missing', '# items are missing'),
    warnings: kit.toKnow,
    reasonAsked: 'A written answer will be asked for at the launch.',
    confirmAsked: 'You confirm it at the launch.',
    items: {
      agreement: 'Agreement in force',
      company: 'Company file',
      envelope: names.envelope,
      criteria: names.allocation,
      people: 'Beneficiaries and pay',
      decision: 'Decision',
      shares: 'Shares computed',
      dates: names.dates,
      choices: 'Destinations and default rule',
      contact: names.contact,
    },
    sharesFirst: 'The computation enrols everybody and shares out the envelope to the cent.',
    sharesStale: 'To compute: a setting or a person has changed.',
    gross: 'Gross shares',
    net: 'Net shares',
    people: names.people,
    average: 'Average gross',
    asked: {
      money: {
        title: names.payments,
        computed: 'Limits computed',
        first: 'The computation enrols everybody and sets what they may pay in.',
        toSay:
          'Everybody says how much of their own money they pay in, within their limit: the total is known once the answers are in.',
        silence: 'Whoever does not answer pays nothing in.',
        closed: (silent) =>
          plural(
            silent,
            '# person did not answer: nothing is paid in for them.',
            '# people did not answer: nothing is paid in for them.',
          ),
        people: 'Beneficiaries and pay',
        wrong: 'Correct the texts, dates or payment data, then submit again.',
      },
      days: {
        title: names.restDays,
        computed: 'Days and values taken',
        first: 'The computation enrols everybody with the days they may give and their value.',
        toSay:
          'Everybody says how many days they give: their number and their value are known once the answers are in.',
        silence: 'Whoever does not answer keeps their days.',
        closed: (silent) =>
          plural(
            silent,
            '# person did not answer: they keep their days.',
            '# people did not answer: they keep their days.',
          ),
        people: 'Beneficiaries and rest days',
        wrong: 'Correct the texts, dates or payment data, then submit again.',
      },
    },
    askedAll: 'Everybody answered.',
    askedSubmitted: (name) => `${name} checks the answers and the totals. Nothing is left for you to do.`,
    askedControl: 'Check the answers and the totals, then approve or send back with a comment.',
    notCalculated: 'The shares are not computed yet.',
    opensOn: (day) => `The notices leave on ${day}`,
    opensBody: (count) =>
      `${plural(count, '# person will receive their', '# people will receive their')} individual notice by e-mail at the planned time. Until then nobody is informed and everything can still be called off.`,
    opensIn: names.opening,
    rate: 'have answered',
    closesOn: (day) => `The collection ends on ${day}`,
    silent: (count) => plural(count, '# person has not answered', '# people have not answered'),
    nobodySilent: 'Everybody has answered',
    nobodySilentBody: 'You may close and submit for review without waiting for the end.',
    notOpened: (count) => plural(count, '# has not opened the notice', '# have not opened the notice'),
    opened: (count) => plural(count, '# has looked without choosing', '# have looked without choosing'),
    drafted: (count) => plural(count, '# choice begun, not confirmed', '# choices begun, not confirmed'),
    left: (count) => plural(count, '# notice has left', '# notices have left'),
    leaving: (count) => plural(count, '# notice is leaving', '# notices are leaving'),
    withoutEmail: (count) =>
      plural(
        count,
        '# person without e-mail: a letter to hand over, or an address to add',
        '# people without e-mail: letters to hand over, or addresses to add',
      ),
    refused: (count) =>
      plural(
        count,
        '# address refuses mail: correct it, or hand a letter over',
        '# addresses refuse mail: correct them, or hand letters over',
      ),
    onPaper: (count) =>
      plural(count, '# asked for paper: a letter to hand over', '# asked for paper: letters to hand over'),
    unreachable: (count) => plural(count, '# unreachable', '# unreachable'),
    projection: names.projection,
    projectionBody: (amount, rule) => `${amount} will go to the default choice: ${rule}.`,
    projectionOrDraft: (amount, rule) =>
      `${amount} will follow the draft where it is complete, else the default choice: ${rule}.`,
    standing: (what, people, amount) => `${what}: ${people}, ${amount}.`,
    heldToo:
      'People never informed keep their rights: their amount is held. A window of their own can be opened from their entry until the submission, and again if the campaign is sent back.',
    seeThem: names.seeThesePeople,
    closedTitle: 'The collection has ended',
    closedBody: (silent) =>
      plural(
        silent,
        '# person did not answer: the default choice is applied on submission.',
        '# people did not answer: the default choice is applied on submission.',
      ),
    closedOrDraft: (silent) =>
      plural(
        silent,
        '# person did not confirm: on submission their complete draft is applied, else the default choice.',
        '# people did not confirm: on submission their complete draft is applied, else the default choice.',
      ),
    closedAll: 'Everybody answered: no default choice to apply.',
    closedApplied: (applied) =>
      plural(
        applied,
        '# default choice has been applied already, and stands.',
        '# default choices have been applied already, and stand.',
      ),
    submittedTitle: 'The campaign is being checked',
    platform: 'The platform, as the company has no adviser,',
    submittedBody: (name) =>
      `${name} checks the amounts, the default choices and the totals. Nothing to do on your side.`,
    secondPersonTitle: 'A second person has to check',
    controlTitle: 'This campaign is yours to check',
    controlBody:
      'Check the amounts, the default choices and the totals, then approve or send back with a comment.',
    submittedBy: (name, when) => `Submitted by ${name}, ${when}`,
    correctionTitle: 'A correction is asked for',
    correctionBody:
      'Correct the texts, dates or payment data, then submit again. A wrong amount is corrected in the “Beneficiaries” tab: the collection then opens again for the people affected alone.',
    validatedTitle: 'Everything is validated: what is left is to pay and invest',
    validatedBody: (day) =>
      `Payment is planned on ${day}. What goes through payroll and to the account keeper is ready.`,
    validatedBy: (name, when) => `Validated by ${name}, ${when}`,
    completedTitle: (day) => `Paid on ${day}`,
    completedBody: 'The campaign is completed. The files stay available.',
    cancelledTitle: (day) => `Cancelled on ${day}`,
    cancelledBy: (name) => `by ${name}`,
    reason: names.reason,
    provisional: (list) => `Provisional figure: ${list}. The last published one applies meanwhile.`,
    destinations: 'Where the money goes',
    confirmedSums: names.whatPeopleConfirmed,
    levies: names.csgAndCrds,
  },
}
export default en
