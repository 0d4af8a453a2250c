import { Migrator, type Migration } from 'kysely/migration'
import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import { ConfigError } from '../config.ts'
import { poolOf } from './connect.ts'
import * as foundation from './migrations/0001-foundation.ts'
import * as campaign from './migrations/0002-campaign.ts'
import * as rowSecurity from './migrations/0003-row-security.ts'
import * as auditHead from './migrations/0004-audit-head.ts'
import * as onePersonLink from './migrations/0005-one-person-link.ts'
import * as companySide from './migrations/0006-company-side.ts'
import * as abondement from './migrations/0007-abondement.ts'
import * as installation from './migrations/0008-installation.ts'
import * as mailAndDueWork from './migrations/0009-mail-and-due-work.ts'
import * as linksAndAddresses from './migrations/0010-links-and-addresses.ts'
import * as recordedFacts from './migrations/0011-recorded-facts.ts'
import * as yearlyHeadcount from './migrations/0012-yearly-headcount.ts'
import * as fileReading from './migrations/0013-file-reading.ts'
import * as correction from './migrations/0014-correction.ts'
import * as callerOfAnyOwner from './migrations/0015-caller-of-any-owner.ts'
import * as settledPromises from './migrations/0016-settled-promises.ts'
import * as callerOfPlainOwner from './migrations/0017-caller-of-plain-owner.ts'
import * as costsLeft from './migrations/0018-costs-left.ts'
import * as retention from './migrations/0019-retention.ts'
import * as secondFactor from './migrations/0020-second-factor.ts'
import * as usedStep from './migrations/0021-used-step.ts'
import * as ownAddress from './migrations/0022-own-address.ts'
import * as contractsAndAbsences from './migrations/0023-contracts-and-absences.ts'
import * as keptAnswers from './migrations/0025-kept-answers.ts'
import * as companyRoles from './migrations/0026-company-roles.ts'
import * as datedPlans from './migrations/0027-dated-plans.ts'
import * as consent from './migrations/0028-consent.ts'
import * as lateInterest from './migrations/0029-late-interest.ts'
import * as accordDrafts from './migrations/0030-accord-drafts.ts'
import * as sealedAnswers from './migrations/0032-sealed-answers.ts'
import * as worksCouncil from './migrations/0033-works-council.ts'
import * as datedAgreements from './migrations/0034-dated-agreements.ts'
import * as frenchOrder from './migrations/0037-french-order.ts'
import * as advances from './migrations/0038-advances.ts'
import * as establishments from './migrations/0039-establishments.ts'
import * as ratification from './migrations/0040-ratification.ts'
import * as envelopeBasis from './migrations/0041-envelope-basis.ts'
import * as participation from './migrations/0042-participation.ts'
import * as campaignScope from './migrations/0043-campaign-scope.ts'
import * as agreementPeriod from './migrations/0047-agreement-period.ts'
import * as councilLink from './migrations/0049-council-link.ts'
import * as suspendedSince from './migrations/0051-suspended-since.ts'
import * as supplements from './migrations/0053-supplements.ts'
import * as unilateral from './migrations/0055-unilateral.ts'
import * as readingLinks from './migrations/0057-reading-links.ts'
import * as correctedVote from './migrations/0059-corrected-vote.ts'
import * as planSheets from './migrations/0060-plan-sheets.ts'
import * as matchingByFund from './migrations/0061-matching-by-fund.ts'
import * as accountFees from './migrations/0062-account-fees.ts'
import * as supplementSplit from './migrations/0067-supplement-split.ts'
import * as valueSharing from './migrations/0076-value-sharing.ts'
import * as ownTemplates from './migrations/0080-own-templates.ts'
import * as receiptFiles from './migrations/0084-receipt-files.ts'
import * as letters from './migrations/0087-letters.ts'
import * as questions from './migrations/0095-questions.ts'
import * as processCampaigns from './migrations/0096-process-campaigns.ts'
import * as signatories from './migrations/0098-signatories.ts'
import * as choicePapers from './migrations/0101-choice-papers.ts'
import * as keeperContact from './migrations/0102-keeper-contact.ts'
import * as stoppedReminders from './migrations/0104-stopped-reminders.ts'
import * as academy from './migrations/0107-academy.ts'
import * as linksWithAccess from './migrations/0110-links-with-access.ts'
import * as questionNumbers from './migrations/0111-question-numbers.ts'
import * as texts from './migrations/0128-texts.ts'
import * as smsReach from './migrations/0129-sms-reach.ts'
import * as messageInEnglish from './migrations/0130-message-in-english.ts'
import * as leaversContact from './migrations/0132-leavers-contact.ts'
import * as bonusOnRequest from './migrations/0138-bonus-placed-on-request.ts'
import * as lettersWithoutCode from './migrations/0140-letters-without-code.ts'
import * as retiredSigningKey from './migrations/0141-retired-signing-key.ts'
import * as heldSums from './migrations/0149-held-sums.ts'
import * as leavingWhenSettled from './migrations/0157-leaving-when-settled.ts'
import * as easyWords from './migrations/0172-easy-words.ts'
import * as answersToGive from './migrations/0173-answers-to-give.ts'
import * as saverProfile from './migrations/0175-saver-profile.ts'
import * as managedSteps from './migrations/0183-managed-steps.ts'
import * as languageOfPeople from './migrations/0184-language-of-people.ts'
import * as keeperOfThePercol from './migrations/0192-keeper-of-the-percol.ts'
import * as silentTold from './migrations/0193-silent-told.ts'
import * as advisers from './migrations/0222-advisers.ts'
import * as voteLinksFollowAddress from './migrations/0223-vote-links-follow-address.ts'
import * as toldAgreement from './migrations/0231-told-agreement.ts'
import * as keptAnswersCompany from './migrations/0232-kept-answers-company.ts'
import * as keepersOfCampaigns from './migrations/0236-keepers-of-campaigns.ts'
import * as addressOfAnother from './migrations/0237-address-of-another.ts'
import * as namesOfKeepers from './migrations/0238-names-of-keepers.ts'
import * as amountEachBy from './migrations/0239-amount-each-by.ts'
import * as sharedInTheExercice from './migrations/0240-shared-in-the-exercice.ts'
import * as promisedDays from './migrations/0250-promised-days.ts'
import * as languagesInOnePlace from './migrations/0260-languages-in-one-place.ts'
import * as ownMoney from './migrations/0270-own-money.ts'
import * as restDays from './migrations/0280-rest-days.ts'

/** In order; a migration that has run anywhere is never edited. */
const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-campaign': campaign,
  '0003-row-security': rowSecurity,
  '0004-audit-head': auditHead,
  '0005-one-person-link': onePersonLink,
  '0006-company-side': companySide,
  '0007-abondement': abondement,
  '0008-installation': installation,
  '0009-mail-and-due-work': mailAndDueWork,
  '0010-links-and-addresses': linksAndAddresses,
  '0011-recorded-facts': recordedFacts,
  '0012-yearly-headcount': yearlyHeadcount,
  '0013-file-reading': fileReading,
  '0014-correction': correction,
  '0015-caller-of-any-owner': callerOfAnyOwner,
  '0016-settled-promises': settledPromises,
  '0017-caller-of-plain-owner': callerOfPlainOwner,
  '0018-costs-left': costsLeft,
  '0019-retention': retention,
  '0020-second-factor': secondFactor,
  '0021-used-step': usedStep,
  '0022-own-address': ownAddress,
  '0023-contracts-and-absences': contractsAndAbsences,
  '0025-kept-answers': keptAnswers,
  '0026-company-roles': companyRoles,
  '0027-dated-plans': datedPlans,
  '0028-consent': consent,
  '0029-late-interest': lateInterest,
  '0030-accord-drafts': accordDrafts,
  '0032-sealed-answers': sealedAnswers,
  '0033-works-council': worksCouncil,
  '0034-dated-agreements': datedAgreements,
  '0037-french-order': frenchOrder,
  '0038-advances': advances,
  '0039-establishments': establishments,
  '0040-ratification': ratification,
  '0041-envelope-basis': envelopeBasis,
  '0042-participation': participation,
  '0043-campaign-scope': campaignScope,
  '0047-agreement-period': agreementPeriod,
  '0049-council-link': councilLink,
  '0051-suspended-since': suspendedSince,
  '0053-supplements': supplements,
  '0055-unilateral': unilateral,
  '0057-reading-links': readingLinks,
  '0059-corrected-vote': correctedVote,
  '0060-plan-sheets': planSheets,
  '0061-matching-by-fund': matchingByFund,
  '0062-account-fees': accountFees,
  '0067-supplement-split': supplementSplit,
  '0076-value-sharing': valueSharing,
  '0080-own-templates': ownTemplates,
  '0084-receipt-files': receiptFiles,
  '0087-letters': letters,
  '0095-questions': questions,
  '0096-process-campaigns': processCampaigns,
  '0098-signatories': signatories,
  '0101-choice-papers': choicePapers,
  '0102-keeper-contact': keeperContact,
  '0104-stopped-reminders': stoppedReminders,
  '0107-academy': academy,
  '0110-links-with-access': linksWithAccess,
  '0111-question-numbers': questionNumbers,
  '0128-texts': texts,
  '0129-sms-reach': smsReach,
  '0130-message-in-english': messageInEnglish,
  '0132-leavers-contact': leaversContact,
  '0138-bonus-placed-on-request': bonusOnRequest,
  '0140-letters-without-code': lettersWithoutCode,
  '0141-retired-signing-key': retiredSigningKey,
  '0149-held-sums': heldSums,
  '0157-leaving-when-settled': leavingWhenSettled,
  '0172-easy-words': easyWords,
  '0173-answers-to-give': answersToGive,
  '0175-saver-profile': saverProfile,
  '0183-managed-steps': managedSteps,
  '0184-language-of-people': languageOfPeople,
  '0192-keeper-of-the-percol': keeperOfThePercol,
  '0193-silent-told': silentTold,
  '0222-advisers': advisers,
  '0223-vote-links-follow-address': voteLinksFollowAddress,
  '0231-told-agreement': toldAgreement,
  '0232-kept-answers-company': keptAnswersCompany,
  '0236-keepers-of-campaigns': keepersOfCampaigns,
  '0237-address-of-another': addressOfAnother,
  '0238-names-of-keepers': namesOfKeepers,
  '0239-amount-each-by': amountEachBy,
  '0240-shared-in-the-exercice': sharedInTheExercice,
  '0250-promised-days': promisedDays,
  '0260-languages-in-one-place': languagesInOnePlace,
  '0270-own-money': ownMoney,
  '0280-rest-days': restDays,
}

export const knownMigrations: readonly string[] = Object.keys(migrations)

/** Kysely's own lock belongs to a connection, which a pooler shares with others: ours belongs to the transaction. */
class Unlocked extends PostgresAdapter {
  override get supportsTransactionalDdl(): boolean {
    return false
  }
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/**
 * Brings the schema to the newest version, or to what some migrations make it, all or nothing; of several processes
 * that call it at once, one does it and the others wait. Throws the first failure.
 */
export async function migrate(pool: pg.Pool, only: readonly string[] = knownMigrations): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`begin; set local statement_timeout = 0; set local lock_timeout = 0;
      select pg_advisory_xact_lock(hashtextextended('moisson migrations', 0))`)
    await bringUpToDate(client, only)
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(error as Error)
    throw error
  }
}

/** Row security binds an owner that is no superuser too: what a migration corrects, it corrects in every company. */
const seeingAll = (migration: Migration): Migration => ({
  up: async (db) => {
    await sql`select set_config('app.companies', '*', true), set_config('app.people', '', true),
      set_config('app.identity', 'on', true)`.execute(db)
    await migration.up(db)
  },
})

async function bringUpToDate(client: pg.PoolClient, only: readonly string[]): Promise<void> {
  const unknown = (await ranMigrations(client)).filter((name) => !knownMigrations.includes(name))
  if (unknown.length > 0)
    throw new ConfigError(
      `The database was brought to ${unknown.join(', ')} by a newer version of Moisson: install that one, or restore a backup made before it.`,
    )
  const dialect = new PostgresDialect({ pool: poolOf(client) })
  dialect.createAdapter = () => new Unlocked()
  const chosen = Object.entries(migrations)
    .filter(([name]) => only.includes(name))
    .map(([name, migration]) => [name, seeingAll(migration)] as const)
  let cause: unknown
  const migrator = new Migrator({
    db: new Kysely<unknown>({
      dialect,
      // The first failure is the cause: what is asked after it is refused because of it.
      log: (event) => {
        if (event.level === 'error') cause ??= event.error
      },
    }),
    provider: { getMigrations: async () => Object.fromEntries(chosen) },
    // Pieces of work land in another order than they took their numbers: a lower one that is new runs all the same.
    allowUnorderedMigrations: true,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const step = results?.find(({ status }) => status === 'Error')?.migrationName
  const first = cause ?? error
  const reason = first instanceof Error ? first.message : JSON.stringify(first)
  throw new ConfigError(
    `The schema cannot be brought up to date${step ? ` (${step})` : ''}: ${reason}. docs/operations.md says what the login needs.`,
  )
}

/** What a database still has to be brought to before this version of the code may speak of it; nothing is changed. */
export async function missingMigrations(pool: pg.Pool): Promise<string[]> {
  const ran = await ranMigrations(pool)
  return knownMigrations.filter((name) => !ran.includes(name))
}

async function ranMigrations(database: pg.Pool | pg.PoolClient): Promise<string[]> {
  const { rows: table } = await database.query<{ name: string | null }>(
    `select to_regclass('public.kysely_migration') as name`,
  )
  if (!table[0]?.name) return []
  const { rows } = await database.query<{ name: string }>('select name from kysely_migration')
  return rows.map(({ name }) => name)
}
