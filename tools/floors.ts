import { dirname, join } from 'node:path/posix'

/** The rooms of the server from the ground up: each uses only rooms written before it. */
export const floors: readonly (readonly string[])[] = [
  ['config', 'database', 'security', 'audit', 'outbox', 'store', 'services'],
  ['http', 'file', 'identity', 'print', 'openapi'],
  ['fund', 'company', 'todo', 'frozen', 'abondement', 'beneficiary', 'campaign', 'choice'],
  ['export', 'mail', 'letter', 'sms'],
  [
    'document',
    'payment',
    'accord',
    'ratification',
    'process',
    'simulation',
    'council',
    'question',
    'academy',
  ],
  ['admin', 'privacy', 'user'],
  ['invariants', 'routes', 'due-work', 'boot', 'backup', 'demo', 'testing', 'ending', 'main'],
]
const rooms = floors.flat()

/** Whether an import of the server, types included, goes up; a room that has no place yet is above everything. */
export function climbs(specifier: string, path: string): boolean {
  if (!specifier.startsWith('.')) return false
  const [from, to] = [roomOf(path), roomOf(join(dirname(path), specifier))]
  if (from === undefined || to === undefined || from === to) return false
  return rooms.indexOf(from) < 0 || rooms.indexOf(to) < 0 || rooms.indexOf(to) > rooms.indexOf(from)
}

/** The folder of `server/src`, or its file, without its ending. */
const roomOf = (path: string): string | undefined => /^server\/src\/([\w-]+)/.exec(path)?.[1]
