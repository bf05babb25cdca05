import { existsSync, readFileSync } from 'node:fs'
import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

/** A test that ran: its full title, and whether it passed. A skipped test has not passed. */
export interface TestResult {
  title: string
  hasPassed: boolean
}

const VitestReport = Type.Object({
  testResults: Type.Array(
    Type.Object({
      name: Type.String(),
      status: Type.String(),
      assertionResults: Type.Array(Type.Object({ fullName: Type.String(), status: Type.String() })),
    }),
  ),
})

const PlaywrightSuite = Type.Recursive((Suite) =>
  Type.Object({
    specs: Type.Array(Type.Object({ title: Type.String(), tests: Type.Array(Type.Object({ status: Type.String() })) })),
    suites: Type.Optional(Type.Array(Suite)),
  }),
)
const PlaywrightReport = Type.Object({ suites: Type.Array(PlaywrightSuite) })

/** Reads the JSON report of a Vitest run. A file that could not be loaded counts as one failed test. Returns none where there is no report. */
export function readVitestReport(file: string): TestResult[] {
  return (read(VitestReport, file)?.testResults ?? []).flatMap(({ name, status, assertionResults }) =>
    assertionResults.length === 0 && status !== 'passed'
      ? [{ title: `${name} could not be loaded`, hasPassed: false }]
      : assertionResults.map((result) => ({ title: result.fullName, hasPassed: result.status === 'passed' })),
  )
}

/** Reads the JSON report of a Playwright run. A test that passed only when repeated has not passed. Returns none where there is no report. */
export function readPlaywrightReport(file: string): TestResult[] {
  return (read(PlaywrightReport, file)?.suites ?? []).flatMap(resultsOfSuite)
}

function resultsOfSuite({ specs, suites = [] }: Static<typeof PlaywrightSuite>): TestResult[] {
  return [
    ...specs.map(({ title, tests }) => ({ title, hasPassed: tests.every(({ status }) => status === 'expected') })),
    ...suites.flatMap(resultsOfSuite),
  ]
}

function read<Schema extends TSchema>(schema: Schema, file: string): Static<Schema> | undefined {
  if (!existsSync(file)) return undefined
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  Value.Assert(schema, report)
  return report
}
