import * as names from '../../words/names.en.ts'
import type { Words } from '../../words/catalogue.ts'
import type fr from './-check-words.fr.ts'

const en: Words<typeof fr> = {
  title: names.checkAReceipt,
  intro:
    'A receipt proves that a choice was recorded. Check here that the file really comes from Moisson, that nothing in it was changed, and whether the choice still counts.',
  fileTitle: 'With the file',
  fileHelp:
    'The file does not leave your device: only its fingerprint (SHA-256) is sent. Use the PDF just as it was downloaded or received by e-mail.',
  choose: 'Choose the file of the receipt',
  checking: 'Checking…',
  numberTitle: 'With the number',
  numberHelp:
    'The number alone tells that the receipt exists and when the choice was confirmed, nothing else: neither the person nor the amounts.',
  number: 'Number of the receipt',
  example: 'For example MOI-7K3QF-9XWDM',
  notANumber: 'A receipt number looks like MOI-XXXXX-XXXXX.',
  check: 'Check',
  genuine: 'This file is a receipt from Moisson, unchanged',
  of: (number, day) => `Receipt ${number}, choice confirmed on ${day}.`,
  states: {
    counts: 'This choice is the one that counts today.',
    replaced: (day) =>
      day
        ? `This choice no longer counts: it was replaced on ${day}.`
        : 'This choice no longer counts: it was replaced.',
    corrected: (day) =>
      day
        ? `This choice no longer counts since ${day}: the amount was corrected, and the person was asked to choose again.`
        : 'This choice no longer counts: the amount was corrected, and the person was asked to choose again.',
    cancelled: 'The campaign was called off: no choice applies in it.',
  },
  unknownFile: 'This file is not a receipt Moisson knows',
  unknownFileBody:
    'Or it was changed, if only by being saved again in another program. Download the receipt from your space, or check the number printed on it.',
  exists: 'This receipt exists',
  unknownNumber: 'No receipt has this number',
  unknownNumberBody: 'Check the letters: a receipt has no O, I, L or U, no zero and no one.',
  tooBig: 'This file weighs more than 20 MB: it is not a receipt from Moisson.',
  unreadable: 'This file could not be read: choose it again.',
  noDigest: 'This browser cannot compute the fingerprint of the file here. Check with the number.',
  print: 'Fingerprint of the file',
}
export default en
