/** Where what follows in an address is a key. */
const key = /\/(shared|reminders)(?![a-z0-9-])[^]*/i

/**
 * The path of a request as it is written down, without its query. The token of a share link or of a mail is a key and is
 * never written, however the address spells what stands before it: with signs as %xx, with doubled slashes, in capitals.
 */
export function loggedPath(url: string): string {
  const path = url.split('?')[0] ?? ''
  const plain = decoded(path).replaceAll(/[\\/]+(?:\.[\\/]+)*/g, '/')
  if (!plain.includes('%') && !key.test(plain)) return path
  // What still cannot be read may spell anything: its first part alone is told.
  return key.test(plain) ? plain.replace(key, '/$1/…') : `/${plain.split('/')[1]?.split('%')[0] ?? ''}/…`
}

/** An address with its %xx read, those of %xx included; signs that are none stay. */
function decoded(path: string): string {
  let text = path
  for (let time = 0; time < 5 && text.includes('%'); time += 1)
    text = text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (codes) => {
      try {
        return decodeURIComponent(codes)
      } catch {
        return codes
      }
    })
  return text
}
