import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build as viteBuild } from 'vite'
import { languages, type Language, type Text } from '@moisson/law/text'
import { checkBudget } from './check-budget.ts'
import { filesIn } from './files-in.ts'
import { generateRoutes, webFolder } from './generate-routes.ts'
import { guideAt, searchFilesAt } from './guide-files.ts'
import { LIST_FILE } from './src/academy/guide-data.ts'
import { lightContract } from './light-contract.ts'
import { lightFontIn, writeFonts } from './light-font.ts'
import { importsIn } from './light-loader.ts'
import { printOfSources } from './print-of-sources.ts'
import { payloadOf } from './public-payload.ts'
import { screensIn } from './screen-files.ts'
import type { ScriptList } from './src/build-check/scripts-ahead.ts'
import type * as prerenderModule from './src/entry-prerender.tsx'

type Prerender = typeof prerenderModule
type Rendered = Awaited<ReturnType<Prerender['renderPage']>>

/**
 * Builds the web application whole: routes, bundle, build manifest, public pages with their payloads, budget.
 * It takes the place of the former build in one move, so that a server never sees half of it.
 */
export async function buildWeb(
  outFolder = join(webFolder, 'dist'),
  { budget = 'refuse' }: { budget?: 'refuse' | 'warn' } = {},
): Promise<void> {
  const work = join(webFolder, `../.cache/web-build-${process.pid}`)
  const site = join(work, 'site')
  rmSync(work, { recursive: true, force: true })
  try {
    await generateRoutes()
    await writeFonts()
    const configFile = join(webFolder, 'vite.config.ts')
    const common = { configFile, logLevel: 'warn' } as const
    await viteBuild({ ...common, build: { outDir: site, manifest: true } })
    await viteBuild({
      ...common,
      build: { outDir: join(work, 'pages'), ssr: 'src/entry-prerender.tsx', copyPublicDir: false },
    })
    const prerender = (await import(pathToFileURL(join(work, 'pages/entry-prerender.js')).href)) as Prerender
    write(site, 'first-reads.js', await firstReadsScript(work))
    await writePages(site, prerender)
    compressFiles(site)
    const tooHeavy = checkBudget(site)
    if (tooHeavy.length > 0) {
      const message = `Too heavy:\n  ${tooHeavy.join('\n  ')}`
      if (budget === 'refuse') throw new Error(message)
      console.error(message)
    }
    rmSync(join(site, '.vite'), { recursive: true })
    replaceFolder(outFolder, site)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** What asks for a page's first answers before the application is there: small, and written into the page by the server. */
async function firstReadsScript(work: string): Promise<string> {
  await viteBuild({
    configFile: false,
    logLevel: 'warn',
    root: webFolder,
    plugins: [lightContract()],
    publicDir: false,
    build: {
      outDir: join(work, 'first'),
      emptyOutDir: true,
      target: 'es2022',
      lib: {
        entry: join(webFolder, 'src/first-reads/ask-first.ts'),
        formats: ['iife'],
        name: 'first',
        fileName: 'first',
      },
      // Nothing but what the script calls: the hooks that lie beside it stay out.
      rolldownOptions: { treeshake: { moduleSideEffects: false } },
    },
  })
  const [file = ''] = filesIn(join(work, 'first'))
  const script = readFileSync(join(work, 'first', file), 'utf8').trim()
  if (/<\/?script|<!--/i.test(script)) throw new Error('The script of the first reads cannot stand in a page')
  return script
}

/** The shell for every page, the public pages with their payloads, and the build manifest. */
async function writePages(site: string, prerender: Prerender): Promise<void> {
  const {
    giveGuide,
    legalPages,
    publicRoutes,
    payloadPath,
    renderPage,
    renderPageIn,
    renderInFrame,
    renderWaiting,
    waitingPages,
  } = prerender
  const template = readFileSync(join(site, 'index.html'), 'utf8')
  const id = createHash('sha256')
    .update(template)
    .update(filesIn(site).join('\n'))
    .update(readFileSync(join(site, 'first-reads.js')))
    .digest('hex')
    .slice(0, 16)
  const timestamp = new Date().toISOString()
  const shell = withFont(site, template).replace(
    '</title>',
    `</title>\n    <meta name="build-id" content="${id}" />`,
  )
  write(site, '200.html', shell)
  write(site, 'frame.html', readFirst(withRoot(shell, await renderInFrame(''))))
  for (const path of waitingPages)
    write(site, `waiting${path}.html`, withRoot(shell, await renderWaiting(path)))

  // A page's own scripts are asked for with the page, not after the first one is read.
  const addresses = (files: readonly string[]) =>
    files.map((file) => `/${file}`).filter((file) => !shell.includes(file))
  const pages = screensIn(site).map(({ path, signedIn, framed, files, behind }) => ({
    path,
    signedIn,
    framed,
    files: addresses(files),
    behind: addresses(behind),
    content: contentOf(path),
  }))
  write(site, 'pages.json', JSON.stringify(pages))
  const scripts: ScriptList = {
    pages: pages.map(({ path, files, behind }) => ({ path, files, behind })),
    imports: importsIn(site),
  }
  write(site, `assets/${id}.json`, JSON.stringify(scripts))
  const scriptsAhead = (route: string) => pages.find(({ path }) => path === route)?.files ?? []

  const writePage = (
    route: string,
    name: string,
    asked: string | null,
    { html, title }: Rendered,
    said?: { language: Language; description: string },
  ) => {
    if (/<script| style="/.test(html)) throw new Error(`The page ${route} holds an inline script or style`)
    const ahead = [
      ...(asked === null
        ? []
        : [`<link rel="preload" href="${asked}" as="fetch" crossorigin="anonymous" />`]),
      ...scriptsAhead(routeOf(route, said !== undefined)).map(
        (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${file}" />`,
      ),
      ...(said ? addressesOf(route, said.language) : []),
    ]
    const described = said
      ? shell
          .replace('<html lang="fr"', () => `<html lang="${said.language}"`)
          .replace(
            /(<meta\s+name="description"\s+content=")[^"]*/,
            (_, start: string) => start + quoted(said.description),
          )
      : shell
    const written = readFirst(described)
      .replace(/<title>.*?<\/title>/, () => `<title>${quoted(title)}</title>`)
      .replace('</head>', () => `  ${ahead.join('\n    ')}\n  </head>`)
    write(site, join(route, name), withRoot(written, html))
  }
  for (const route of publicRoutes) {
    const payload = payloadOf(route, id, timestamp.slice(0, 10))
    writePage(route, 'index.html', payloadPath(route), await renderPage(payload))
    write(site, payloadPath(route), JSON.stringify(payload))
  }
  const guide = guideAt(timestamp.slice(0, 10))
  for (const { file, content } of guide) {
    giveGuide(file, content)
    write(site, file, JSON.stringify(content))
  }
  const inEachLanguage: { path: string; file: string | null; description?: Text }[] = [
    ...legalPages.map(({ path }) => ({ path, file: '/operator.json' })),
    ...guide,
    { path: '/verifier', file: null },
  ]
  for (const { path, file, description } of inEachLanguage) {
    const heads: string[] = []
    for (const language of languages) {
      const page = await renderPageIn(path, language)
      heads.push(headIn(page.html, language))
      const name = language === 'fr' ? 'index.html' : `index.${language}.html`
      writePage(path, name, file, page, description && { language, description: description[language] })
    }
    // The academy shows the same page to whoever is signed in: its head is read while the rest comes.
    if (heads.every((head) => head !== ''))
      writePage(path.replace('/guide', '/academy'), 'index.html', file, {
        html: await renderInFrame(heads.join('')),
        title: 'Moisson',
      })
  }
  for (const { file, content } of searchFilesAt(timestamp.slice(0, 10)))
    write(site, file, JSON.stringify(content))
  write(site, 'sitemap.xml', sitemapOf(['/', ...guide.map(({ path }) => path)]))
  const prerendered = [...publicRoutes, ...inEachLanguage.map(({ path }) => path)]
  write(site, 'builds/latest.json', JSON.stringify({ id, timestamp }))
  write(site, `builds/meta/${id}.json`, JSON.stringify({ id, timestamp, prerendered }))
}

const withRoot = (page: string, html: string): string =>
  page.replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)

/** What is to be read is in the page: its sheet and its font come before what makes it answer. */
const readFirst = (page: string): string =>
  page.replace('<script type="module"', '<script type="module" fetchpriority="low"')

/** The academy shows the files of the guide, to whoever is signed in. */
const contentOf = (path: string): string | undefined =>
  path === '/academy' ? LIST_FILE : path.startsWith('/academy/') ? '/guide' : undefined

/** The title and the answer of a page of the guide, for who reads this language in the academy (`styles.css`); empty where it has none. */
function headIn(html: string, language: Language): string {
  const [head] = /<header data-page-head.*?<\/header>/s.exec(html) ?? []
  const written = head?.replaceAll('href="/guide', 'href="/academy')
  return written
    ? `<div lang="${language}" data-written="${language}" class="max-w-3xl">${written}</div>`
    : ''
}

/** The address of a page of the guide as its route names it. */
const GUIDE_PAGE = '/guide/$topic/{-$question}'
const ACADEMY_PAGE = '/academy/$topic/{-$question}'
const routeOf = (path: string, ofGuide: boolean): string =>
  path.startsWith('/academy/') ? ACADEMY_PAGE : ofGuide && path !== '/guide' ? GUIDE_PAGE : path

/** The page's own address and that of each language; the server says what the installation is called. */
const addressesOf = (route: string, language: Language) => [
  `<link rel="canonical" href="⟦origin⟧${addressIn(route, language)}" />`,
  ...languages.map(
    (one) => `<link rel="alternate" hreflang="${one}" href="⟦origin⟧${addressIn(route, one)}" />`,
  ),
]
const addressIn = (route: string, language: Language) =>
  language === 'fr' ? route : `${route}?lang=${language}`
const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const sitemapOf = (paths: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>⟦origin⟧${path}</loc></url>`),
    '</urlset>\n',
  ].join('\n')

/** The one font of the first paint is asked for at once. */
function withFont(site: string, html: string): string {
  return html.replace(
    '</title>',
    `</title>\n    <link rel="preload" href="/${lightFontIn(filesIn(site))}" as="font" type="font/woff2" crossorigin="anonymous" />`,
  )
}

/** Compressed copies beside the files of text, so that no server spends time on it; a page is completed by its server. */
function compressFiles(site: string): void {
  for (const file of filesIn(site).filter((name) => /\.(js|css|svg|json)$/.test(name))) {
    const content = readFileSync(join(site, file))
    write(site, `${file}.gz`, gzipSync(content, { level: 9 }))
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    write(site, `${file}.br`, brotliCompressSync(content, { params }))
  }
}

function replaceFolder(target: string, source: string): void {
  const former = `${source}-former`
  mkdirSync(dirname(target), { recursive: true })
  if (existsSync(target)) renameSync(target, former)
  renameSync(source, target)
}

function write(site: string, name: string, content: string | Buffer): void {
  const path = join(site, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

const root = dirname(webFolder)
const stamp = join(root, '.cache', 'web-sources')

/** What a start does: builds only when a source has changed, and lets a page over its budget through with a warning. */
async function buildWhenStale(): Promise<void> {
  const print = printOfSources(root)
  const built = existsSync(join(webFolder, 'dist', '200.html'))
  if (built && existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return
  await buildWeb(undefined, { budget: 'warn' })
  writeFileSync(stamp, print)
}

if (import.meta.main) {
  if (process.argv.includes('--when-stale')) await buildWhenStale()
  else {
    const print = printOfSources(root)
    await buildWeb()
    writeFileSync(stamp, print)
  }
}
