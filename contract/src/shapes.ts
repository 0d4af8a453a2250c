import * as z from 'zod/mini'
import { visible } from '@moisson/core/record/visible'
import { inEach } from '@moisson/law/text'
import { MOST_SEARCHED } from '@moisson/core/record/search-length'

/** An identifier; anything else than a UUID answers as an unknown id does. */
export const Id = z.uuid()
export const Cents = z.int()
/** The most an amount is, unless its field says otherwise. */
export const MOST_CENTS = 1_000_000_000_00
export const PositiveCents = z.int().check(z.gte(0), z.lte(MOST_CENTS))
export const Bps = z.int().check(z.gte(0), z.lte(10_000))
export const Day = z.iso.date()
/** A day that makes a year of ours: something to do, a reference. */
export const DayOfThisCentury = Day.check(z.regex(/^20\d\d-/))
export const Instant = z.iso.datetime({ offset: true })
export const Year = z.int().check(z.gte(2000), z.lte(2100))
export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email())
export const Version = z.int().check(z.gte(0))

/** Short text, trimmed, at least one character; signs that nobody sees are taken off. */
export const text = (max: number) =>
  z.string().check(z.overwrite(visible), z.trim(), z.minLength(1), z.maxLength(max))
/** Free text, may be empty. */
export const freeText = (max: number) => z.string().check(z.overwrite(visible), z.trim(), z.maxLength(max))
/** What holds on one line: no file, mail or screen is broken by it. */
export const oneLinePattern = /^[^\r\n\t\u2028\u2029]*$/
export const oneLine = z.regex(oneLinePattern)
/** What was typed with several spaces between two words is one name, told and searched as such. */
export const spacedOnce = z.overwrite((words: string) => words.replaceAll(/[ \u00a0\u202f]{2,}/g, ' '))
/** The name or title of a thing. */
export const nameOf = (max: number) => text(max).check(spacedOnce, oneLine)
/** No address to go to, where somebody's words leave in a mail of ours. */
export const noAddressPattern = /^(?![\s\S]*(?:https?:|www\.|:\/\/|@))/i
/** The same for who may not be called after a site: a mail program makes a link of « exemple.fr » by itself. */
export const noSitePattern =
  /^(?![\s\S]*(?:https?:|www\.|:\/\/|@|[\w-]\.(?:com|fr|net|org|io|eu|app|info|biz|ru|cn)(?![\w-])))/i
export const noAddress = z.regex(noAddressPattern)
const noSite = z.regex(noSitePattern)
/** The name of somebody: on one line, and no address to go to. */
export const personName = (max: number) => freeText(max).check(spacedOnce, oneLine, noSite)
/** Words of somebody to somebody else, which a mail of ours carries. */
export const plainWords = (max: number) => freeText(max).check(noSite)
/** What is searched in a list. */
export const Searched = freeText(MOST_SEARCHED)

/** A number with no more decimals than are kept: what has more is refused, never rounded. */
export const withDecimals = (most: number) => z.number().check(z.multipleOf(Number(`1e-${most}`)))

/** A flag in a query string: `true` or `false`. */
export const QueryFlag = z.pipe(
  z.enum(['true', 'false', '1', '0']),
  z.transform((value) => value === 'true' || value === '1'),
)
/** A year in a query string: one that `Year` answers. */
export const QueryYear = z.pipe(z.string().check(z.regex(/^(?:20\d\d|2100)$/)), z.transform(Number))
/** A number of rows in a query string, at most 200. */
export const QueryLimit = z.pipe(
  z.string().check(z.regex(/^\d{1,4}$/)),
  z.transform((value) => Math.min(200, Math.max(1, Number(value)))),
)

/** Several values of a closed list in a query string: `a,b` or repeated. */
export function several<const Values extends readonly string[]>(values: Values) {
  const one = z.enum(values)
  return z.pipe(
    z.union([z.string(), z.array(z.string())]),
    z.pipe(
      z.transform((value: string | string[]) =>
        (Array.isArray(value) ? value : value.split(',')).filter(Boolean),
      ),
      z.array(one).check(z.minLength(1)),
    ),
  )
}

/** A page of a list: `next_cursor` is null on the last one; `total` counts the whole filtered list. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int(), next_cursor: z.nullable(z.string()) })
}

/** A sentence or a label in every language. */
export const Text = z.object(inEach(() => z.string()))

/** The same in easy words too, where those are written. */
export const Said = z.object({ ...Text.def.shape, easy: z.optional(Text) })

/** One line of an explained amount. */
export const Step = z.object({
  label: Said,
  amount_cents: z.nullable(Cents),
  detail: z.optional(Said),
  articles: z.array(z.string()),
})

/** What is missing before a step can be taken, and where to mend it. */
export const Blocker = z.object({
  code: z.string(),
  message: z.string(),
  field: z.optional(z.string()),
  count: z.optional(z.int()),
})
