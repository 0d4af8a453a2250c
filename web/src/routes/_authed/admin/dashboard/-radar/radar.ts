import type { getRadar } from '@moisson/contract/admin'
import type { Output } from '@moisson/contract/call'

export type Radar = Output<typeof getRadar>
export type RadarCompany = Radar['companies'][number]
