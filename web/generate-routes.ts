import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Generator, getConfig } from '@tanstack/router-generator'
import type { tanstackRouter } from '@tanstack/router-plugin/vite'

export const webFolder = dirname(fileURLToPath(import.meta.url))
/** Shared with the Vite plugin, so that both write the same tree. */
export const routesConfig: NonNullable<Parameters<typeof tanstackRouter>[0]> & object = {
  target: 'react',
  autoCodeSplitting: true,
  // A loader travels with its screen: the start stays the same size whatever is added.
  codeSplittingOptions: {
    defaultBehavior: [['loader', 'component', 'pendingComponent'], ['errorComponent'], ['notFoundComponent']],
  },
  routesDirectory: `${webFolder}/src/routes`,
  generatedRouteTree: `${webFolder}/src/route-tree.gen.ts`,
  routeFileIgnorePattern: '\\.test\\.',
  disableLogging: true,
  tmpDir: `${webFolder}/../.cache/route-generator`,
  addExtensions: true,
  quoteStyle: 'single',
  semicolons: false,
}

/** Writes `src/route-tree.gen.ts` from the files in `src/routes`. */
export async function generateRoutes(): Promise<void> {
  const config = getConfig(routesConfig, webFolder)
  await new Generator({ config, root: webFolder }).run()
}

if (import.meta.main) await generateRoutes()
