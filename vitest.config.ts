import { defineConfig } from 'vitest/config'
import { plantedFault } from './tools/faults.ts'
import { LongFirst } from './tools/long-first.ts'

/** One more than the integration has cores: each waits a third of its time for a page, a mail or the database. */
const maxWorkers = 3

export default defineConfig({
  test: {
    fsModuleCache: true,
    sequence: { sequencer: LongFirst },
    projects: [
      // Files of a project that share a worker share the modules it has read, but for the tests themselves: none of
      // these modules keeps what one test does for the next.
      {
        plugins: plantedFault(),
        test: {
          name: 'pure',
          fsModuleCache: true,
          include: ['{law,core,contract,tools}/**/*.test.ts'],
          testTimeout: 30_000,
          isolate: false,
          maxWorkers,
        },
      },
      // Each file has its own modules: some put others in their place.
      {
        plugins: plantedFault(),
        test: {
          name: 'web',
          fsModuleCache: true,
          include: ['web/src/**/*.test.ts'],
          testTimeout: 30_000,
          maxWorkers,
        },
      },
      {
        plugins: plantedFault(),
        test: {
          name: 'server',
          fsModuleCache: true,
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/src/testing/test-cluster.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          isolate: false,
          maxWorkers,
        },
      },
      // The whole product, three journeys at a time: each has a server, a browser and data of its own.
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          // The drill brings its own PostgreSQL and pooler: npm run drill.
          exclude: process.env['DRILL_POSTGRES'] === undefined ? ['e2e/src/drill.test.ts'] : [],
          globalSetup: ['e2e/src/make-world-once.ts'],
          setupFiles: ['e2e/src/tell-the-page.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
          isolate: false,
          maxWorkers,
          expect: { poll: { timeout: 15_000 } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
