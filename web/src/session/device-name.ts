const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
  [/curl\//, 'curl'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** The browser and the machine of a session, as far as its signature tells; null when it tells nothing. */
export function deviceName(signature: string, on: string): string | null {
  const browser = browsers.find(([shape]) => shape.test(signature))?.[1]
  const system = systems.find(([shape]) => shape.test(signature))?.[1]
  if (browser && system) return `${browser} ${on} ${system}`
  return browser ?? system ?? null
}
