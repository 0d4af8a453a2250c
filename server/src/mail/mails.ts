import { accessChanged } from './access-changed.ts'
import { accountChanged } from './account-changed.ts'
import { advanceToReturn } from './advance-to-return.ts'
import { adminInvitation } from './admin-invitation.ts'
import { adviserInvitation } from './adviser-invitation.ts'
import { bulkReading } from './bulk-reading.ts'
import { campaignCancelled } from './campaign-cancelled.ts'
import {
  campaignSentBack,
  campaignSubmitted,
  campaignHeld,
  campaignUnanswered,
  campaignValidated,
} from './campaign-for-staff.ts'
import { campaignOpened } from './campaign-opened.ts'
import { campaignReminder } from './campaign-reminder.ts'
import { choiceReceipt } from './choice-receipt.ts'
import { contactChanged } from './contact-changed.ts'
import { companySuspended } from './company-suspended.ts'
import { companyReminder } from './company-reminder.ts'
import { correctionAsked } from './correction-asked.ts'
import { companyAccountChanged } from './company-account-changed.ts'
import { erasureAnswered } from './erasure-answered.ts'
import { deadlineChanged } from './deadline-changed.ts'
import { defaultApplied } from './default-applied.ts'
import { draftRescue } from './draft-rescue.ts'
import { emailChange } from './email-change.ts'
import { emailChangedNotice } from './email-changed-notice.ts'
import { draftComments } from './draft-comments.ts'
import { factorRecovery, factorRecoveryToConfirm } from './factor-recovery.ts'
import { ibanChanged } from './iban-changed.ts'
import type { Mail } from './mail.ts'
import { ownerSuspended } from './owner-suspended.ts'
import { matchingChanged } from './matching-changed.ts'
import { matchingEnded } from './matching-ended.ts'
import { passwordChanged } from './password-changed.ts'
import { passwordReset } from './password-reset.ts'
import { paymentMoved } from './payment-moved.ts'
import { platformInvitation } from './platform-invitation.ts'
import { processBegun, stepComment, stepSentBack, stepSubmitted, stepValidated } from './process-for-staff.ts'
import { heldSum } from './held-sum.ts'
import { sumKept } from './sum-kept.ts'
import { questionAnswered, questionAsked } from './question-mails.ts'
import {
  ratificationAsked,
  ratificationCancelled,
  ratificationEnded,
  ratificationResult,
  voteEntered,
} from './ratification-mails.ts'
import { secondFactorChanged } from './second-factor-changed.ts'
import { sessionEndedNotice } from './session-ended-notice.ts'
import { signInLink } from './sign-in-link.ts'

/** Every mail of the product by kind. */
export const mails: ReadonlyMap<string, Mail> = new Map(
  [
    signInLink,
    passwordReset,
    passwordChanged,
    secondFactorChanged,
    factorRecovery,
    factorRecoveryToConfirm,
    emailChange,
    bulkReading,
    ownerSuspended,
    emailChangedNotice,
    sessionEndedNotice,
    adminInvitation,
    adviserInvitation,
    platformInvitation,
    accessChanged,
    accountChanged,
    companyAccountChanged,
    companySuspended,
    ibanChanged,
    contactChanged,
    correctionAsked,
    erasureAnswered,
    campaignOpened,
    advanceToReturn,
    campaignReminder,
    draftRescue,
    deadlineChanged,
    paymentMoved,
    choiceReceipt,
    matchingChanged,
    matchingEnded,
    defaultApplied,
    campaignCancelled,
    campaignHeld,
    campaignUnanswered,
    campaignSubmitted,
    campaignValidated,
    campaignSentBack,
    processBegun,
    stepSubmitted,
    stepSentBack,
    stepValidated,
    stepComment,
    companyReminder,
    ratificationAsked,
    ratificationEnded,
    ratificationCancelled,
    ratificationResult,
    voteEntered,
    draftComments,
    questionAsked,
    questionAnswered,
    heldSum,
    sumKept,
  ].map((one) => [one.kind, one as Mail]),
)
