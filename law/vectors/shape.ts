/** Reads the input of one family of vectors in the shape of the published file and answers in that shape. */
export type Shape = (input: never) => unknown
export type Shapes = Readonly<Record<string, Shape>>

export const year = (value: number | string) => ({ start: `${value}-01-01`, end: `${value}-12-31` })
export const midYear = (value: number | string) => `${value}-06-30`
