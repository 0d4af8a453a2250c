import type { Route } from '../http/handle.ts'
import { handleCreateFund } from './create-fund.ts'
import { handleKeepFundDocument } from './keep-fund-document.ts'
import { handleGetFund, handleListCatalogue } from './list-catalogue.ts'
import { handleListFunds } from './list-funds.ts'
import { handleReadFundDocument } from './read-fund-document.ts'
import { handlePublishFund, handleUpdateFund } from './update-fund.ts'

export const fundRoutes = [
  handleListFunds,
  handleReadFundDocument,
  handleListCatalogue,
  handleGetFund,
  handleCreateFund,
  handleUpdateFund,
  handlePublishFund,
  handleKeepFundDocument,
] satisfies Route[]
