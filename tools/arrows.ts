import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { climbs } from './floors.ts'
import { typedFigures, typesAnArticle, typesARate, unreadArticle } from './legal-figures.ts'

export interface SourceFile {
  path: string
  text: string
}
export interface Violation {
  rule: string
  path: string
  what: string
}
interface Rule {
  name: string
  /** What to do instead, for the person who meets it. */
  advice: string
  in: RegExp
  except?: RegExp
  /** An import that is not allowed there, or a text that is not. */
  imports?: (specifier: string, path: string) => boolean
  text?: RegExp
  /** Looks at the whole file. */
  file?: (file: SourceFile) => boolean
  /** A planted violation: the rule that does not fire on it is broken. */
  probe: SourceFile
}

const isPackage = (specifier: string, name: string) => specifier === name || specifier.startsWith(`${name}/`)
const isOutside = (specifier: string, allowed: readonly string[]) =>
  !specifier.startsWith('.') &&
  !specifier.startsWith('#') &&
  !allowed.some((name) => isPackage(specifier, name))
const isTest = /\.test\.tsx?$|\/testing\//
/** The screen a file belongs to: the first folder of its address, `login` or `_authed/campagne`; empty for the home page, null outside the routes. */
function screenOf(path: string): string | null {
  const address = /^web\/src\/routes\/(?:((?:_(?:authed|bare)\/)?[^/]+)\/)?/.exec(path)
  return address && (address[1] ?? '')
}
const pure = /^(law|core|contract)\/src\//

/** The arrows and habits of the house; each rule carries the violation that must make it fire. */
export const rules: Rule[] = [
  {
    name: 'law depends on nothing',
    advice: 'law is used alone: move what needs another package out of it',
    in: /^law\/src\//,
    except: isTest,
    imports: (specifier) => isOutside(specifier, []),
    probe: { path: 'law/src/probe.ts', text: `import { x } from '@moisson/core/refusal'` },
  },
  {
    name: 'the second engine takes nothing from the first',
    advice: 'write it again from the article: only types and the comparisons (tests) name law/src',
    in: /^law\/check\//,
    except: isTest,
    text: /\bimport\s+(?!type\b)[^'"]*['"](\.\.\/src\/|@moisson\/)|\bimport\(/,
    probe: { path: 'law/check/probe.ts', text: `import { scaleHalfUp } from '../src/money.ts'` },
  },
  {
    name: 'core uses law and checks of identifiers only',
    advice: 'I/O belongs to server, HTTP to contract',
    in: /^core\/src\//,
    except: isTest,
    imports: (specifier) => isOutside(specifier, ['@moisson/law', 'ibantools', 'stdnum']),
    probe: { path: 'core/src/probe.ts', text: `import { readFileSync } from 'node:fs'` },
  },
  {
    name: 'contract uses core, law and zod only',
    advice: 'a declaration runs in the browser too',
    in: /^contract\/src\//,
    except: isTest,
    imports: (specifier) => isOutside(specifier, ['@moisson/core', '@moisson/law', 'zod']),
    probe: {
      path: 'contract/src/probe.ts',
      text: `import type { Tx } from '@moisson/server/database/connect'`,
    },
  },
  {
    name: 'the contract stays small in the browser',
    advice: 'import zod/mini',
    in: /^(contract|web)\/src\//,
    imports: (specifier) => specifier === 'zod',
    probe: { path: 'contract/src/probe.ts', text: `import { z } from 'zod'` },
  },
  {
    name: 'web never imports the server',
    advice: 'what both need is declared in contract',
    in: /^web\/src\//,
    imports: (specifier) =>
      isPackage(specifier, '@moisson/server') ||
      specifier.startsWith('node:') ||
      specifier.includes('/server/src/'),
    except: isTest,
    probe: { path: 'web/src/probe.ts', text: `import { boot } from '@moisson/server/boot'` },
  },
  {
    name: 'server never imports the web',
    advice: 'what both need is declared in contract',
    in: /^server\/src\//,
    imports: (specifier) =>
      isPackage(specifier, '@moisson/web') || specifier.includes('/web/src/') || specifier === 'react',
    probe: { path: 'server/src/probe.ts', text: `import { Button } from '@moisson/web/kit/button'` },
  },
  {
    name: 'a room of the server uses only rooms below it',
    advice:
      'tools/floors.ts holds the order: move what both need down, write an outbox row, or let the higher room call',
    in: /^server\/src\//,
    except: /\.test\.ts$/,
    imports: climbs,
    probe: {
      path: 'server/src/campaign/probe.ts',
      text: `import type { MyFile } from '../choice/choosing-file.ts'`,
    },
  },
  {
    name: 'the kit knows neither router nor queries',
    advice: 'pass what it needs as properties',
    in: /^web\/src\/kit\//,
    imports: (specifier) =>
      specifier.startsWith('@tanstack/react-router') || specifier.startsWith('@tanstack/react-query'),
    probe: { path: 'web/src/kit/probe.tsx', text: `import { Link } from '@tanstack/react-router'` },
  },
  {
    name: 'a screen is imported by nobody',
    advice:
      'what two screens need moves down, to kit or to the folder of web/src that names the thing (campaign, file, clock)',
    in: /^web\/src\//,
    imports: (specifier, path) => {
      const screen = screenOf(join(path, '..', specifier))
      return specifier.startsWith('.') && screen !== null && screen !== screenOf(path)
    },
    probe: {
      path: 'web/src/routes/_authed/dashboard/probe.ts',
      text: `import { years } from '../campagne/-list/years.ts'`,
    },
  },
  {
    name: 'a screen says its title and whose it is',
    advice:
      'give the route its title and its roles in staticData, or guard it: without roles everybody opens it',
    in: /^web\/src\/routes\/_(authed|bare)\/(?!.*\/-).*\.tsx$/,
    // Everybody’s own, and what everybody may read.
    except: /^web\/src\/routes\/_authed\/(profile|academy)\//,
    file: ({ text }) => !/\btitle:/.test(text) || !/\broles:|\bguarded\(/.test(text),
    probe: {
      path: 'web/src/routes/_authed/essai/index.tsx',
      text: `createFileRoute('/_authed/essai/')({ staticData: { title: { fr: 'Essai', en: 'Trial' } } })`,
    },
  },
  {
    name: 'an amount is read in the one form',
    advice: 'use MoneyField of web/src/form: a text that nobody can read is then never sent',
    in: /^web\/src\//,
    // A pasted list is read whole, refused line by line, and shown before it is sent.
    except: /^web\/src\/(form\/|kit\/parse-montant|abondement\/read-openings)|\.test\.ts$/,
    text: /\bparseMontant\b/,
    probe: { path: 'web/src/routes/probe.tsx', text: `const cents = parseMontant(event.target.value)` },
  },
  {
    name: 'a form is the one form',
    advice:
      'use Form or FormDialog of web/src/form: what cannot be read stops, the first error takes the focus, Ctrl+S saves',
    in: /^web\/src\//,
    except: /^web\/src\/form\//,
    text: /<form\b/,
    probe: { path: 'web/src/routes/probe.tsx', text: `const box = <form onSubmit={save}>{fields}</form>` },
  },
  {
    name: 'a dialog that changes something is a form or a confirmation',
    advice:
      'use FormDialog, ConfirmDialog, or a Form inside: a refusal and a second click are then held once',
    in: /^web\/src\//,
    except: /^web\/src\/form\//,
    file: ({ text }) =>
      /<(Dialog|Drawer|Modal)\b/.test(text) &&
      /\buse(Campaign)?Change\(/.test(text) &&
      !/<(Form|FormDialog|ConfirmDialog)\b/.test(text),
    probe: {
      path: 'web/src/routes/probe.tsx',
      text: `const remove = useChange(call)\nconst box = <Dialog footer={<Button onClick={run} />} />`,
    },
  },
  {
    name: 'a table of a call is a QueryTable',
    advice: 'useQueryTable of web/src/list holds its query, filters, order and selection',
    in: /^web\/src\//,
    except: /^web\/src\/list\//,
    file: ({ text }) => /<DataTable\b/.test(text) && /\buse(List|LateRead|Read)\(/.test(text),
    probe: {
      path: 'web/src/routes/probe.tsx',
      text: `const list = useList(call, {})\nconst table = <DataTable rows={list.rows} />`,
    },
  },
  {
    name: 'pure packages read no clock, environment or chance',
    advice: 'take the instant, the id or the setting as an argument',
    in: pure,
    except: isTest,
    text: /\bDate\.now\(|new Date\(\)|Math\.random\(|process\.env|randomUUID\(|\bfetch\(/,
    probe: { path: 'core/src/probe.ts', text: `export const now = () => Date.now()` },
  },
  {
    name: 'a legal figure lives in law',
    advice: 'ask the dated parameter or the rule of law for it',
    in: /^(core|contract|server|web)\/src\//,
    except: /\.test\.tsx?$|\/testing\/|\/plant-[\w-]+\.ts$|\/a-campaign\.ts$/,
    text: typedFigures(),
    probe: { path: 'core/src/probe.ts', text: `const net = gross - Math.round(gross * 0.097)` },
  },
  {
    name: 'an article of law is not typed outside law',
    advice:
      'law/src/legal-points.ts gives it by the name of what it says; law/src/scheme-points.ts to what no screen loads',
    in: /^(core|contract|server|web)\/src\//,
    except: /\.test\.tsx?$|\/testing\/|\/migrations\//,
    file: ({ text }) => typesAnArticle(text),
    probe: {
      path: 'core/src/todo/probe.ts',
      text: `export const due_rule = 'Quinze jours après la signature (C. trav., art. D3313-1)'`,
    },
  },
  {
    name: 'a rate of the law is not typed beside a screen',
    advice: 'valueIn of a dated parameter gives it in words, leviesIn the levies',
    in: /^(contract|core|server|web)\/src\//,
    except: /\.test\.tsx?$|\/testing\//,
    file: ({ text }) => typesARate(text),
    probe: { path: 'core/src/probe.ts', text: `export const label = 'CSG (9,2\u202f%)'` },
  },
  {
    name: 'an article that is cited was read',
    advice: 'read it, then add its version to law/src/read-articles.ts',
    in: /^(law|core|contract|server|web)\/src\//,
    except: /\.test\.tsx?$|read-articles\.ts$/,
    file: ({ text }) => unreadArticle(text) !== undefined,
    probe: { path: 'law/src/probe.ts', text: `const articles = [codeDuTravail('L9999-9')]` },
  },
  {
    name: 'a type of campaign is asked of its facts',
    advice: 'add the fact to core/src/campaign/type-facts.ts: the compiler then asks for it of every type',
    in: /^(core|contract|server|web)\/src\//,
    text: /\.startsWith\('(participation|interessement)/,
    probe: { path: 'core/src/probe.ts', text: `const booked = type.startsWith('participation')` },
  },
  {
    name: 'no sentence is chosen by a comparison of languages',
    advice:
      'write { fr, en } or words of a catalogue: a third language then does not compile until it is written',
    in: /^(law|core|contract|server|web)\/src\//,
    except: isTest,
    text: /\b(language|locale) === '(fr|en)'\s*\?\s*[`'"][^`'"\n]* |\bif \(language === '(fr|en)'\)\s*return [`'"]/,
    probe: {
      path: 'core/src/probe.ts',
      text: "const said = language === 'fr' ? `Pour ${people} personnes` : `For ${people} people`",
    },
  },
  {
    name: 'no barrels',
    advice: 'import the file itself',
    in: /\.tsx?$/,
    text: /^export \* from /m,
    probe: { path: 'core/src/probe.ts', text: `export * from './refusal.ts'` },
  },
  {
    name: 'spreadsheets are read in one file',
    advice: 'go through server/src/beneficiary/sheet-xlsx.ts, and server/src/export/write-xlsx.ts to write',
    in: /^(server|core|law|contract|web)\/src\//,
    except: /sheet-xlsx\.ts$|write-xlsx\.ts$|\.test\.ts$/,
    imports: (specifier) => isPackage(specifier, 'hucre') || specifier === 'xlsx' || specifier === 'exceljs',
    probe: { path: 'server/src/campaign/probe.ts', text: `import { readXlsx } from 'hucre'` },
  },
  {
    name: 'routes exist only through a declared call',
    advice: 'declare the call in contract and use handle',
    in: /^server\/src\//,
    except: /^server\/src\/(http|demo|openapi)\/|\.test\.ts$|\/testing\//,
    text: /\bapp\.(get|post|put|delete|route)\(/,
    probe: { path: 'server/src/campaign/probe.ts', text: `app.get('/api/x', () => 1)` },
  },
  {
    name: 'no pattern of an address decides a right',
    advice: 'declare it in the rights of the call (contract/src/call.ts): scope, effect, kind',
    in: /^(contract|server)\/src\//,
    except: isTest,
    text: /\.(test|exec|includes)\(\s*([\w.]+\.http|pathOf\([^)]*\))\s*\)|(\.http|\bpathOf\([^)]*\))\.(includes|startsWith|endsWith|match|matchAll|search|split)\(|\.http [!=]==? '/,
    probe: {
      path: 'server/src/http/probe.ts',
      text: `const takes = /\\/export\\//\nif (takes.test(call.http)) throw refused('read_only_view')`,
    },
  },
  {
    name: 'no HTML is set by hand',
    advice: 'React renders text',
    in: /^web\/src\//,
    text: /dangerouslySetInnerHTML|\.innerHTML\s*=/,
    probe: { path: 'web/src/probe.tsx', text: `<p dangerouslySetInnerHTML={{ __html: name }} />` },
  },
  {
    name: 'a file has a telling kebab-case name',
    advice:
      'name the thing: verb-noun for a call, noun for a table; never utils, helpers, common, manager or service',
    in: /^(law|core|contract|server|web|e2e|bench|tools)\//,
    except: /^web\/src\/routes\/|^server\/src\/services\.ts$/,
    file: ({ path }) => {
      const name = path.split('/').at(-1) ?? ''
      return (
        !/^-?[a-z0-9]+(-[a-z0-9]+)*(\.(test|gen|config|d|fr|en))?\.(ts|tsx|mjs)$/.test(name) ||
        /(^|\/)(utils?|helpers?|common|managers?|services?)(\.|\/)/.test(path)
      )
    },
    probe: { path: 'server/src/campaign/utils.ts', text: '' },
  },
  {
    name: 'words and types are named after their thing',
    advice:
      'todo-words.ts exports todoWords, todo.ts the type Todo: the editor then shows which ones they are',
    in: /^web\/src\//,
    file: ({ path }) => /\/-?(words|types)\.[a-z.]+$/.test(path),
    probe: { path: 'web/src/routes/login/-words.fr.ts', text: '' },
  },
  {
    name: 'a file stays under 600 lines',
    advice: 'split it: one verb, one file',
    in: /\.tsx?$/,
    file: ({ text }) => text.split('\n').length > 600,
    probe: { path: 'core/src/probe.ts', text: '\n'.repeat(601) },
  },
]

export const importPattern =
  /(?:^|[\s;])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|^import\s*['"]([^'"]+)['"]/gm

/** Every place where a rule is broken. */
export function violations(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) =>
    rules
      .filter((rule) => rule.in.test(file.path) && !rule.except?.test(file.path))
      .flatMap((rule) => broken(rule, file)),
  )
}

function broken(rule: Rule, file: SourceFile): Violation[] {
  const found: Violation[] = []
  const say = (what: string) => found.push({ rule: `${rule.name}: ${rule.advice}`, path: file.path, what })
  if (rule.imports) {
    for (const match of file.text.matchAll(importPattern)) {
      const specifier = match[1] ?? match[2] ?? match[3] ?? ''
      if (rule.imports(specifier, file.path)) say(specifier)
    }
  }
  const text = rule.text?.exec(file.text)
  if (text) say(text[0])
  if (rule.file?.(file)) say('the file itself')
  return found
}

/** The source files that git knows or would add. */
export function sourceFiles(root: string): SourceFile[] {
  const list = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
    { cwd: root, encoding: 'utf8' },
  )
  return list
    .split('\n')
    .filter(Boolean)
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(`${root}/${path}`, 'utf8') }]
      } catch {
        return []
      }
    })
}
