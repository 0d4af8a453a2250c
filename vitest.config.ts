import { defineConfig } from 'vitest/config'
import { plantedFault } from './tools/faults.ts'
import { LongFirst } from './tools/long-first.ts'

// A planted fault must never be kept among the transformed modules that the next run takes up again.
const fsModuleCache = process.env['PLANTED_FAULT'] === undefined

export default defineConfig({
  test: {
    fsModuleCache,
    sequence: { sequencer: LongFirst },
    projects: [
      // Files of a project that share a worker share the modules it has read, but for the tests themselves: none of
      // these modules keeps what one test does for the next.
      {
        plugins: plantedFault(),
        test: {
          name: 'pure',
          fsModuleCache,
          include: ['{law,core,contract,tools}/**/*.test.ts'],
          testTimeout: 30_000,
          isolate: false,
          maxWorkers: 2,
        },
      },
      // Each file has its own modules: some put others in their place.
      {
        plugins: plantedFault(),
        test: {
          name: 'web',
          fsModuleCache,
          include: ['web/src/**/*.test.ts'],
          testTimeout: 30_000,
          maxWorkers: 2,
        },
      },
      {
        plugins: plantedFault(),
        test: {
          name: 'server',
          fsModuleCache,
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/src/testing/test-cluster.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          isolate: false,
          maxWorkers: 2,
        },
      },
      // The whole product, two journeys at a time: each has a server, a browser and data of its own.
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
          maxWorkers: 2,
          expect: { poll: { timeout: 15_000 } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
