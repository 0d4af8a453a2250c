import type { Route } from '../http/handle.ts'
import { handleListFunds } from './list-funds.ts'
import { handleReadFundDocument } from './read-fund-document.ts'

export const fundRoutes: Route[] = [handleListFunds, handleReadFundDocument]
