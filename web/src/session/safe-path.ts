const here = 'https://this.site'

/** A path of this site to return to after sign-in, or null: an address that leaves the site is never followed. */
export function safePath(path: unknown): string | null {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, here)) return null
  // The parser knows every disguise of `//`: backslashes, tabs, line ends.
  const url = new URL(path, here)
  const inside = url.origin === here && !url.pathname.startsWith('/login') && !url.pathname.startsWith('//')
  return inside ? url.pathname + url.search + url.hash : null
}
