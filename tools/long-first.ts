import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from './steps.ts'

/** Files that take many times as long as others, longest first: begun last, each would run alone to the end. */
export const long: readonly string[] = [
  'tools/mutants/law-mutants.test.ts',
  'law/src/rules.test.ts',
  'server/src/http/permission-matrix.test.ts',
  'server/src/testing/worlds/worlds.test.ts',
  'server/src/demo/reset.test.ts',
  'server/src/beneficiary/import-file.test.ts',
  'server/src/http/repeated-key.test.ts',
  'server/src/beneficiary/reader-queue.test.ts',
  'server/src/identity/factors/factors.test.ts',
  'e2e/src/accessibility.test.ts',
  'e2e/src/guards.test.ts',
  'e2e/src/kill.test.ts',
  'e2e/src/creator.test.ts',
  'e2e/src/first-hour.test.ts',
  'e2e/src/platform.test.ts',
  'e2e/src/journey.test.ts',
  'e2e/src/simulations.test.ts',
  'e2e/src/start-and-stop.test.ts',
]

/**
 * The usual order, with the long ones first among the files of a project: a worker that the next file has no use for ends
 * with the modules it has read.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    const turn = ({ project }: TestSpecification) => projects.indexOf(project)
    const place = (file: TestSpecification) => {
      const at = long.indexOf(file.moduleId.slice(root.length + 1))
      return at < 0 ? long.length : at
    }
    return sorted.toSorted((one, other) => turn(one) - turn(other) || place(one) - place(other))
  }
}
