import type { Output } from '@moisson/contract/call'
import type { getRatification, listRatifications } from '@moisson/contract/ratification'

type Ratifications = Output<typeof listRatifications>
/** What stands ready to be put to the personnel, or signed. */
export type Ready = Ratifications['ready']
export type Ratification = Ratifications['items'][number]
export type Voter = Output<typeof getRatification>['voters'][number]
