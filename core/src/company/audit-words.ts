import { said, type ActionWords, type AuditKind } from './audit-kinds.ts'
import { begunWords, downloadWords } from './download-words.ts'

/** What each action of the log says after the name of whoever did it. */
export const auditWords: Readonly<Record<string, ActionWords>> = {
  ...downloadWords,
  'company.updateCompany': said('company', 'a modifié la fiche société', 'changed the company file'),
  'company.switchCompany': said('access', 'a ouvert l’espace de la société', 'opened the company’s space'),
  'company.savePlan': said('company', 'a modifié un plan d’épargne', 'changed a savings plan'),
  'company.saveAgreement': said('company', 'a modifié un accord', 'changed an agreement'),
  'company.deletePlanVersion': said(
    'company',
    'a retiré une version à venir d’un plan d’épargne',
    'took back a version to come of a savings plan',
  ),
  'company.changeAgreement': said('company', 'a modifié un accord', 'changed an agreement'),
  'company.addAgreement': said(
    'company',
    'a inscrit un accord ou un avenant',
    'recorded an agreement or an amendment',
  ),
  'company.deleteAgreement': said(
    'company',
    'a retiré une version d’un accord',
    'took back a version of an agreement',
  ),
  'company.renewAgreement': said(
    'company',
    'a inscrit la reconduction d’un accord',
    'recorded that an agreement was renewed',
  ),
  'company.denounceAgreement': said(
    'company',
    'a inscrit la dénonciation d’un accord',
    'recorded that an agreement was denounced',
  ),
  'company.applyAccord': said(
    'company',
    'a appliqué un accord rédigé ici',
    'applied an agreement written here',
  ),
  'company.setAgreementFormula': said(
    'company',
    'a indiqué d’où vient l’enveloppe d’un accord',
    'said where the envelope of an agreement comes from',
  ),
  'campaign.recordCampaignEnvelope': said(
    'campaign',
    'a enregistré les chiffres de l’exercice et l’enveloppe que donne la formule',
    'recorded the figures of the financial year and the envelope that the formula gives',
  ),
  'company.addEstablishment': said('company', 'a ajouté un établissement', 'added an establishment'),
  'company.changeEstablishment': said('company', 'a modifié un établissement', 'changed an establishment'),
  'company.deleteEstablishment': said('company', 'a retiré un établissement', 'took back an establishment'),
  'company.saveHeadcounts': said(
    'company',
    'a déclaré les effectifs moyens de plusieurs années',
    'declared the average headcounts of several years',
  ),
  'accord.openRatification': said(
    'company',
    'a ouvert la ratification d’un accord par le personnel',
    'opened the ratification of an agreement by the staff',
  ),
  'accord.remindRatification': said(
    'company',
    'a relancé le personnel consulté sur un accord',
    'reminded the staff asked about an agreement',
  ),
  'accord.enterVote': said(
    'company',
    'a saisi une réponse donnée sur papier',
    'entered an answer given on paper',
  ),
  'accord.endRatification': said(
    'company',
    'a clos la ratification d’un accord',
    'ended the ratification of an agreement',
  ),
  'ratification.ended': said(
    'company',
    'a compté la ratification d’un accord à sa date',
    'counted the ratification of an agreement on its day',
  ),
  'accord.cancelRatification': said(
    'company',
    'a annulé la ratification d’un accord',
    'cancelled the ratification of an agreement',
  ),
  'accord.answerRatification': said(
    'people',
    'a répondu à la ratification d’un accord',
    'answered the ratification of an agreement',
  ),
  'accord.answerRatificationLink': said(
    'people',
    'a répondu à la ratification d’un accord par son lien personnel',
    'answered the ratification of an agreement by the personal link',
  ),
  'choice.keepMySaverProfile': said('other', 'a gardé son profil d’épargnant', 'kept their saver profile'),
  'choice.eraseMySaverProfile': said(
    'other',
    'a effacé son profil d’épargnant',
    'erased their saver profile',
  ),
  'academy.keepReading': said('other', 'a noté ce qu’il a lu du guide', 'kept what they read of the guide'),
  'academy.settleOpinion': said(
    'other',
    'a traité l’avis d’un lecteur du guide',
    'dealt with what a reader said of the guide',
  ),
  'document.writeInformationNote': said(
    'company',
    'a établi la note d’information d’un accord',
    'drew up the information note of an agreement',
  ),
  'document.prepareEmployeePapers': said(
    'company',
    'a établi le livret et les fiches des plans',
    'drew up the booklet and the sheets of the plans',
  ),
  'document.prepareCommunication': said(
    'campaign',
    'a préparé le kit de communication d’une campagne',
    'prepared the communication kit of a campaign',
  ),
  'extract.acceptExtractDoubts': said(
    'people',
    'a accepté ou rouvert les doutes d’un fichier importé',
    'accepted or reopened the doubts of an imported file',
  ),
  'campaign.giveUpNotices': said(
    'campaign',
    'a renoncé à des avis qui ne partaient pas',
    'gave up notices that did not leave',
  ),
  'campaign.resendCampaignMails': said(
    'campaign',
    'a fait repartir des messages d’une campagne',
    'had messages of a campaign sent again',
  ),
  'campaign.openLaterWindow': said(
    'campaign',
    'a ouvert un délai à une personne qui n’avait pas été informée',
    'opened a window for somebody who had not been informed',
  ),
  'campaign.correctCampaign': said(
    'campaign',
    'a corrigé les montants d’une campagne lancée',
    'corrected the amounts of a launched campaign',
  ),
  'abondement.ceilingPublished': said(
    'people',
    'a donné l’abondement que laisse le plafond légal de l’année, publié depuis',
    'gave the matching that the legal ceiling of the year leaves, published since',
  ),
  'abondement.addOpening': said(
    'people',
    'a noté un abondement reçu ailleurs',
    'recorded a matching received elsewhere',
  ),
  'abondement.importOpenings': said(
    'people',
    'a importé des abondements reçus ailleurs',
    'imported matchings received elsewhere',
  ),
  'abondement.updateOpening': said(
    'people',
    'a corrigé un abondement reçu ailleurs',
    'corrected a matching received elsewhere',
  ),
  'abondement.removeOpening': said(
    'people',
    'a retiré un abondement reçu ailleurs',
    'took back a matching received elsewhere',
  ),
  'abondement.keepPromises': said(
    'campaign',
    'a tenu des promesses d’abondement au-delà du plafond du plan',
    'kept promises of matching above the plan’s cap',
  ),
  'abondement.tellPromises': said(
    'campaign',
    'a prévenu les personnes dont l’abondement promis change',
    'told the people whose promised matching changes',
  ),
  'company.inviteAdmin': said(
    'access',
    'a invité une personne dans l’espace de la société',
    'invited somebody to the space of the company',
  ),
  'company.resendInvitation': said('access', 'a renvoyé une invitation', 'sent an invitation again'),
  'company.acceptInvitation': said('access', 'a accepté son invitation', 'accepted their invitation'),
  'company.revokeAdmin': said('access', 'a retiré un accès', 'took an access away'),
  'company.requireFactor': said(
    'access',
    'a décidé du second facteur de ceux qui administrent la société',
    'decided on the second factor of those who administer the company',
  ),
  'company.reviewAccess': said('access', 'a vérifié la liste des accès', 'reviewed the list of accesses'),
  'user.setUserRole': said('access', 'a changé le rôle d’une personne', 'changed somebody’s role'),
  'user.setManager': said(
    'access',
    'a changé les conseillers de la société',
    'changed the company’s advisers',
  ),
  'user.leaveCompany': said(
    'access',
    'a quitté l’administration de la société',
    'left the company’s administration',
  ),
  'user.exportMyData': said('people', 'a exporté ses données personnelles', 'exported their personal data'),
  'admin.createCompany': said('company', 'a ouvert la société', 'opened the company'),
  'admin.remindCompany': said('other', 'a relancé la société', 'reminded the company'),
  'admin.assignAdviser': said('access', 'a confié la société à un conseiller', 'gave the company an adviser'),
  'admin.setActivation': said(
    'access',
    'a activé ou suspendu un compte',
    'activated or suspended an account',
  ),
  'admin.ownerSuspended': said(
    'access',
    'a suspendu comme compromis le compte de la seule personne responsable',
    'suspended the only owner’s account as compromised',
  ),
  'admin.openView': said(
    'access',
    'a consulté l’espace de la société, sans rien modifier',
    'looked at the company’s space without changing anything',
  ),
  'admin.endView': said(
    'access',
    'a fini de consulter l’espace de la société',
    'stopped looking at the company’s space',
  ),
  'beneficiary.importBeneficiaries': said('people', 'a importé des bénéficiaires', 'imported beneficiaries'),
  'beneficiary.addBeneficiary': said('people', 'a ajouté un bénéficiaire', 'added a beneficiary'),
  'beneficiary.updateBeneficiary': said(
    'people',
    'a modifié la fiche d’un bénéficiaire',
    'changed a beneficiary’s file',
  ),
  'beneficiary.deleteBeneficiary': said(
    'people',
    'a supprimé ou archivé un bénéficiaire',
    'deleted or archived a beneficiary',
  ),
  'beneficiary.askErasure': said(
    'people',
    'a fait une demande sur ses données (effacement, limitation ou opposition)',
    'made a request about their data (erasure, restriction or objection)',
  ),
  'beneficiary.decideErasure': said(
    'people',
    'a répondu à une demande d’une personne sur ses données',
    'answered a person’s request about their data',
  ),
  'beneficiary.holdPerson': said(
    'people',
    'a signalé ou levé un litige sur un dossier',
    'recorded or ended a dispute about a file',
  ),
  'campaign.printAgain': said(
    'campaign',
    'a refait l’empreinte d’une campagne dont une personne a été effacée',
    'renewed the print of a campaign a person was erased from',
  ),
  'beneficiary.readFile': said(
    'reading',
    'a ouvert le dossier d’un bénéficiaire',
    'opened a beneficiary’s file',
  ),
  'beneficiary.readList': said('reading', 'a lu une liste de personnes', 'read a list of people'),
  'beneficiary.readMany': said(
    'reading',
    'a ouvert beaucoup de dossiers en peu de temps',
    'opened many files in a short time',
  ),
  'beneficiary.updateMe': said('people', 'a modifié ses propres coordonnées', 'changed their own details'),
  'beneficiary.askCorrection': said(
    'people',
    'a demandé une correction de sa fiche',
    'asked for a correction of their file',
  ),
  'extract.extractBeneficiaries': said('people', 'a fait lire un fichier de paie', 'had a payroll file read'),
  'extract.remapExtract': said(
    'people',
    'a relu un fichier de paie avec d’autres colonnes',
    'read a payroll file again with other columns',
  ),
  'extract.correctExtractRow': said(
    'people',
    'a corrigé une ligne d’un fichier de paie',
    'corrected a row of a payroll file',
  ),
  'campaign.createCampaign': said('campaign', 'a préparé une campagne', 'prepared a campaign'),
  'campaign.updateCampaign': said('campaign', 'a modifié une campagne', 'changed a campaign'),
  'campaign.deleteCampaign': said(
    'campaign',
    'a supprimé un brouillon de campagne',
    'deleted a campaign’s draft',
  ),
  'campaign.calculateCampaign': said(
    'campaign',
    'a calculé les parts d’une campagne',
    'computed the shares of a campaign',
  ),
  'campaign.enrolBeneficiary': said(
    'campaign',
    'a ajouté une personne à une campagne',
    'added somebody to a campaign',
  ),
  'campaign.updateEnrolment': said(
    'campaign',
    'a modifié une participation à une campagne',
    'changed somebody’s place in a campaign',
  ),
  'campaign.recordAdvances': said(
    'campaign',
    'a enregistré des avances déjà versées',
    'recorded advances already paid',
  ),
  'campaign.launchCampaign': said('campaign', 'a lancé une campagne', 'launched a campaign'),
  'campaign.remindCampaign': said(
    'campaign',
    'a relancé ceux qui n’ont pas répondu',
    'reminded those who had not answered',
  ),
  'campaign.submitCampaign': said('campaign', 'a transmis une campagne', 'submitted a campaign'),
  'campaign.validateCampaign': said('campaign', 'a contrôlé une campagne', 'checked a campaign'),
  'campaign.completeCampaign': said(
    'payment',
    'a terminé une campagne et noté le paiement',
    'ended a campaign and recorded the payment',
  ),
  'campaign.cancelCampaign': said('campaign', 'a annulé une campagne', 'called a campaign off'),
  'campaign.opened': said('campaign', 'a ouvert une campagne à sa date', 'opened a campaign on its day'),
  'campaign.closed': said('campaign', 'a clôturé une campagne à sa date', 'closed a campaign on its day'),
  'choice.saveMyChoices': said('campaign', 'a gardé un brouillon de choix', 'kept a draft of their choice'),
  'letter.stopRemindersByCode': said(
    'campaign',
    'a arrêté ou repris les rappels d’une campagne, par le code d’un SMS ou d’une lettre',
    'stopped the reminders of a campaign or took them up again, by the code of an SMS or a letter',
  ),
  'campaign.stopReminders': said(
    'campaign',
    'a arrêté ou repris les rappels d’une campagne, par le lien d’un e-mail',
    'stopped the reminders of a campaign or took them up again, by the link in a mail',
  ),
  'choice.enterChoice': said(
    'campaign',
    'a saisi le choix d’une personne d’après son papier signé',
    'entered somebody’s choice from their signed paper',
  ),
  'letter.printLetters': said('campaign', 'a imprimé des lettres', 'printed letters'),
  'letter.recordHandovers': said(
    'campaign',
    'a noté la remise de lettres',
    'recorded that letters were handed over',
  ),
  'question.askQuestion': said('campaign', 'a posé une question', 'asked a question'),
  'question.writeToMyQuestion': said('campaign', 'a complété sa question', 'added to their question'),
  'question.answerQuestion': said('campaign', 'a répondu à une question', 'answered a question'),
  'question.readAnswer': said(
    'campaign',
    'a lu la réponse à sa question',
    'read the answer to their question',
  ),
  'question.recordAnswerGiven': said(
    'campaign',
    'a noté la remise d’une réponse',
    'recorded that an answer was handed over',
  ),
  'choice.submitMyChoices': said('campaign', 'a validé son choix', 'confirmed their choice'),
  'export.certifyCampaign': said(
    'payment',
    'a établi l’attestation de calcul d’une campagne',
    'wrote the calculation certificate of a campaign',
  ),
  'payment.recordPayment': said('payment', 'a enregistré un paiement', 'recorded a payment'),
  'payment.takeCompanyKeepers': said(
    'payment',
    'a donné à une campagne lancée les teneurs de compte de la société',
    'gave a launched campaign the company’s account keepers',
  ),
  'payment.recordHeldSum': said(
    'payment',
    'a enregistré ce que devient une somme conservée',
    'recorded what becomes of a held sum',
  ),
  'payment.recordLateInterest': said(
    'payment',
    'a fixé les intérêts de retard d’un versement',
    'fixed the late interest of a payment',
  ),
  'payment.receiveKeeperAnswer': said(
    'payment',
    'a déposé la réponse du teneur de compte',
    'filed the account keeper’s answer',
  ),
  'payment.treatAnswerLine': said(
    'payment',
    'a traité une ligne de la réponse du teneur',
    'treated a line of the keeper’s answer',
  ),
  'document.uploadDocument': said('document', 'a déposé un document', 'filed a document'),
  'document.updateDocument': said('document', 'a modifié un document', 'changed a document'),
  'document.archiveDocument': said('document', 'a archivé un document', 'archived a document'),
  'council.makeCouncilLink': said(
    'access',
    'a donné un lien de lecture au CSE',
    'gave the works council a reading link',
  ),
  'council.revokeCouncilLink': said(
    'access',
    'a retiré un lien de lecture du CSE',
    'withdrew a reading link of the works council',
  ),
  'council.readCouncilLink': said(
    'access',
    'a lu la page du CSE par un lien',
    'read the page of the works council by a link',
  ),
  'document.shareDocument': said('document', 'a partagé un document', 'shared a document'),
  'document.revokeShare': said('document', 'a fermé un partage de document', 'closed a document’s share'),
  'accord.generateAccord': said('document', 'a rédigé un accord', 'wrote an agreement'),
  'accord.createAccordDraft': said(
    'document',
    'a commencé un brouillon d’accord',
    'began a draft of an agreement',
  ),
  'accord.updateAccordDraft': said(
    'document',
    'a modifié un brouillon d’accord',
    'changed a draft of an agreement',
  ),
  'accord.deleteAccordDraft': said(
    'document',
    'a supprimé un brouillon d’accord',
    'deleted a draft of an agreement',
  ),
  'accord.makeAccordLink': said(
    'access',
    'a partagé un projet d’accord par un lien',
    'shared a draft of an agreement by a link',
  ),
  'accord.revokeAccordLink': said(
    'access',
    'a retiré le lien d’un projet d’accord',
    'withdrew the link of a draft of an agreement',
  ),
  'accord.readAccordLink': said(
    'access',
    'a lu un projet d’accord par un lien',
    'read a draft of an agreement by a link',
  ),
  'accord.commentAccordLink': said(
    'document',
    'a commenté un projet d’accord par un lien',
    'commented on a draft of an agreement by a link',
  ),
  'accord.treatAccordComment': said(
    'document',
    'a traité un commentaire sur un projet d’accord',
    'dealt with a comment on a draft of an agreement',
  ),
  'accord.deleteAccordComment': said(
    'document',
    'a effacé un commentaire sur un projet d’accord',
    'erased a comment on a draft of an agreement',
  ),
  'process.startProcess': said('process', 'a commencé une démarche', 'began a process'),
  'process.createOwnTemplate': said('process', 'a écrit un modèle', 'wrote a template'),
  'process.saveOwnTemplate': said('process', 'a modifié un modèle', 'changed a template'),
  'process.retireOwnTemplate': said('process', 'a retiré un modèle', 'retired a template'),
  'process.copyProcess': said('process', 'a préparé une démarche', 'prepared a process'),
  'process.attachPaper': said('process', 'a remis une pièce pour une étape', 'handed in a paper for a step'),
  'process.uploadPaper': said('process', 'a remis une pièce pour une étape', 'handed in a paper for a step'),
  'process.deleteUserDocument': said('process', 'a repris une pièce remise', 'took a paper back'),
  'process.reviewUserDocument': said('process', 'a contrôlé une pièce', 'checked a paper'),
  'process.submitStep': said('process', 'a terminé une étape', 'finished a step'),
  'process.skipStep': said('process', 'a passé une étape', 'skipped a step'),
  'process.commentStep': said('process', 'a commenté une étape', 'commented on a step'),
  'process.updateStep': said('process', 'a fait avancer une étape', 'moved a step forward'),
  'process.launchProcessCampaign': said(
    'process',
    'a préparé la campagne d’une démarche',
    'prepared the campaign of a process',
  ),
  'simulation.createSimulation': said('other', 'a enregistré une simulation', 'kept a simulation'),
  'simulation.updateSimulation': said('other', 'a modifié une simulation', 'changed a simulation'),
  'simulation.deleteSimulation': said('other', 'a supprimé une simulation', 'deleted a simulation'),
  'todo.createTodo': said('other', 'a ajouté une chose à faire', 'added a thing to do'),
  'todo.updateTodo': said('other', 'a mis à jour une chose à faire', 'updated a thing to do'),
  'todo.populateTodos': said(
    'other',
    'a préparé la liste des choses à faire',
    'prepared the list of things to do',
  ),
}

const kindsOfNouns: Readonly<Record<string, AuditKind>> = {
  company: 'company',
  user: 'access',
  admin: 'access',
  identity: 'access',
  beneficiary: 'people',
  extract: 'people',
  campaign: 'campaign',
  choice: 'campaign',
  export: 'payment',
  payment: 'payment',
  document: 'document',
  accord: 'document',
  process: 'process',
}

/** What a control ended in, by the state it leaves. */
const controlWords: Readonly<Record<string, ActionWords>> = {
  validated: said('campaign', 'a validé une campagne', 'validated a campaign'),
  correction: said('campaign', 'a renvoyé une campagne pour correction', 'sent a campaign back to correct'),
}

/** An action in words, with what it left where that says more; one without words of its own keeps its technical name in view. */
export function wordsOfAction(action: string, after: unknown = null): ActionWords {
  const { state, begun } = (after ?? {}) as { state?: unknown; begun?: unknown }
  const ended =
    action === 'campaign.validateCampaign' && typeof state === 'string' ? controlWords[state] : undefined
  const known = ended ?? (begun === true ? begunWords[action] : undefined) ?? auditWords[action]
  if (known) return known
  const kind = kindsOfNouns[action.split('.')[0] ?? ''] ?? 'other'
  return said(kind, `a fait l’action « ${action} »`, `did “${action}”`)
}

/** The actions with words of one of these kinds, and the nouns whose other actions are of these kinds too. */
export function actionsOfKinds(kinds: readonly AuditKind[]): {
  actions: string[]
  nouns: string[]
  others: string[]
} {
  const named = Object.entries(auditWords)
  return {
    actions: named.filter(([, { kind }]) => kinds.includes(kind)).map(([action]) => action),
    others: named.filter(([, { kind }]) => !kinds.includes(kind)).map(([action]) => action),
    nouns: Object.entries(kindsOfNouns)
      .filter(([, kind]) => kinds.includes(kind))
      .map(([noun]) => noun),
  }
}
