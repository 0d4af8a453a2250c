import * as z from 'zod/mini'
import { Blocker, Id } from './shapes.ts'

/** Something missing or to be known, with the screen where it is mended and the first people concerned. */
export const LaunchRemark = z.object({
  ...Blocker.def.shape,
  page: z.optional(z.string()),
  people: z.optional(z.array(z.object({ id: Id, name: z.string() }))),
})
