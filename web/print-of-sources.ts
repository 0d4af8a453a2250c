import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './files-in.ts'

const folders = ['web/src', 'web/public', 'core/src', 'contract/src', 'law/src']

/** A print of everything the build reads under a root, from names, sizes and times: the same wherever the root lies. */
export function printOfSources(root: string): string {
  const hash = createHash('sha256')
  const inFolders = folders.flatMap((folder) =>
    filesIn(join(root, folder)).map((file) => `${folder}/${file}`),
  )
  const ofBuild = readdirSync(join(root, 'web'))
    .filter((name) => /\.(ts|html)$/.test(name))
    .map((name) => `web/${name}`)
  for (const file of [...inFolders, ...ofBuild.sort(), 'package-lock.json']) {
    if (file.endsWith('.gen.ts') || !existsSync(join(root, file))) continue
    const { size, mtimeMs } = statSync(join(root, file))
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}
