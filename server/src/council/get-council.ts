import { getCouncil } from '@moisson/contract/council'
import { handle } from '../http/handle.ts'
import { councilView } from './council-store.ts'

export const handleGetCouncil = handle(getCouncil, ({ tx, companyId }) => councilView(tx, companyId))
