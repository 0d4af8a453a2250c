import { handlePrepareEmployeePapers } from './prepare-employee-papers.ts'
import { handlePrepareCommunication } from './prepare-communication.ts'
import { handleListMyPapers, handleReadMyPaper, handleReadMyPapers } from './read-my-papers.ts'
import type { Route } from '../http/handle.ts'
import { handleArchiveDocument } from './archive-document.ts'
import { handleCertifyCampaign } from './certify-campaign.ts'
import { handleGetFilingPack, handleReadFilingPack } from './filing-pack.ts'
import { handleGetDocument } from './get-document.ts'
import { handleListDocuments } from './list-documents.ts'
import { handleReadDocumentFile } from './read-document-file.ts'
import { handleReadSharedFile } from './read-shared-file.ts'
import { handleRevokeShare, handleShareDocument } from './shares.ts'
import { handleUpdateDocument } from './update-document.ts'
import { handleUploadDocument } from './upload-document.ts'

export const documentRoutes = [
  handleListDocuments,
  handleUploadDocument,
  handleGetDocument,
  handleUpdateDocument,
  handleArchiveDocument,
  handleReadDocumentFile,
  handleShareDocument,
  handleRevokeShare,
  handleReadSharedFile,
  handleGetFilingPack,
  handleReadFilingPack,
  handleCertifyCampaign,
  handlePrepareCommunication,
  handlePrepareEmployeePapers,
  handleListMyPapers,
  handleReadMyPaper,
  handleReadMyPapers,
] satisfies Route[]
