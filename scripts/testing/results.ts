import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

/** A test that ran: its full title, and whether it passed. A skipped test has not passed. */
export interface TestResult {
  title: string
  hasPassed: boolean
  /** Whether it passed only when repeated. [LIFE-011] */
  isRepeated: boolean
  /** The first lines of why it failed, if its report says. */
  reason?: string
}

const VitestReport = Type.Object({
  testResults: Type.Array(
    Type.Object({
      name: Type.String(),
      status: Type.String(),
      message: Type.Optional(Type.String()),
      assertionResults: Type.Array(
        Type.Object({
          fullName: Type.String(),
          status: Type.String(),
          failureMessages: Type.Optional(Type.Array(Type.String())),
        }),
      ),
    }),
  ),
})

const PlaywrightTest = Type.Object({
  status: Type.String(),
  results: Type.Optional(
    Type.Array(
      Type.Object({ errors: Type.Optional(Type.Array(Type.Object({ message: Type.Optional(Type.String()) }))) }),
    ),
  ),
})
const PlaywrightSuite = Type.Recursive((Suite) =>
  Type.Object({
    specs: Type.Array(Type.Object({ title: Type.String(), tests: Type.Array(PlaywrightTest) })),
    suites: Type.Optional(Type.Array(Suite)),
  }),
)
const PlaywrightReport = Type.Object({ suites: Type.Array(PlaywrightSuite) })

/** Reads the JSON report of a Vitest run. A file that could not be loaded counts as one failed test. Returns none where there is no report. */
export function readVitestReport(file: string): TestResult[] {
  return (read(VitestReport, file)?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) =>
    assertionResults.length === 0 && status !== 'passed'
      ? [resultOf(`${name} could not be loaded`, false, [message])]
      : assertionResults.map((result) => resultOf(result.fullName, result.status === 'passed', result.failureMessages)),
  )
}

/** Reads the JSON report of a Playwright run. Returns none where there is no report. */
export function readPlaywrightReport(file: string): TestResult[] {
  return (read(PlaywrightReport, file)?.suites ?? []).flatMap(resultsOfSuite)
}

function resultsOfSuite({ specs, suites = [] }: Static<typeof PlaywrightSuite>): TestResult[] {
  return [
    ...specs.map(({ title, tests }) => {
      const errors = tests.flatMap(({ results = [] }) => results).flatMap((result) => result.errors ?? [])
      const isRepeated = tests.some(({ status }) => status === 'flaky')
      const hasPassed = tests.every(({ status }) => status === 'expected' || status === 'flaky')
      const messages = errors.map(({ message }) => message)
      return { ...resultOf(title, hasPassed && !isRepeated, messages), hasPassed, isRepeated }
    }),
    ...suites.flatMap(resultsOfSuite),
  ]
}

/** How many lines of a reason are kept: what was expected, what was found, and where. */
const reasonLines = 14

function resultOf(title: string, hasPassed: boolean, messages: readonly (string | undefined)[] = []): TestResult {
  const message = hasPassed ? undefined : messages.find((found) => found !== undefined)
  if (message === undefined) return { title, hasPassed, isRepeated: false }
  const lines = stripVTControlCharacters(message).split('\n')
  return { title, hasPassed, isRepeated: false, reason: lines.slice(0, reasonLines).join('\n') }
}

function read<Schema extends TSchema>(schema: Schema, file: string): Static<Schema> | undefined {
  if (!existsSync(file)) return undefined
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  Value.Assert(schema, report)
  return report
}
