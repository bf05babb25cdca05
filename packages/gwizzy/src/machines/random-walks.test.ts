import { isFullProof } from '@pkg/config/draw'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsAt } from '../answers/step-errors'
import { buildUserAction } from '../answers/user-action'
import { straight, walk, walks } from './random-walks.test.kit'
import { pathsOfSchemas } from './schema-paths.test.kit'
import type { SchemaKey } from './schemas'

/** Walks through each of the five schemas; the full proof takes 5,000 in all. */
const numRuns = isFullProof ? 1000 : 300

const schemas = Object.entries(pathsOfSchemas) as [SchemaKey, (typeof pathsOfSchemas)[SchemaKey]][]

/** The answers that are cleared when another one changes, as in the requirements. [GWZ-090, GWZ-091, GWZ-093] */
const clears = {
  lookingFor: ['timing'],
  budgetRange: ['budget'],
  nextStep: [
    'tourTimeText',
    'tourDate',
    'budgetRange',
    'budget',
    'communityInfo',
    'communityInfoOther',
    'similarCommunities',
  ],
} as const

describe.each(schemas)('however people wander through %s', (schema, table) => {
  test('the path has no gap, cleared answers stay cleared, nothing is lost, and the same answers produce the same request [GWZ-071, GWZ-090, GWZ-091, GWZ-093, GWZ-101, GWZ-104, DATA-008]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...table), walks, async ({ setting, paths }, moves) => {
        const { run, reloaded, givenAt, changedAt, losses } = await walk(schema, setting, moves)
        const context = run.context()
        const { path, step, answers, status, requestId } = context

        const walked = path.join(' → ')
        expect(paths.some((known) => known === walked || known.startsWith(`${walked} → `))).toBe(true)
        expect(path.at(-1)).toBe(step)
        const passed = status === 'started' ? path.slice(0, -1) : path
        for (const id of passed) expect(errorsAt(id, context)).toEqual({})

        for (const [name, dependents] of Object.entries(clears)) {
          for (const dependent of dependents) {
            if (answers[dependent] === undefined) continue
            expect(givenAt.get(dependent) ?? -1).toBeGreaterThanOrEqual(changedAt.get(name) ?? -1)
          }
        }

        expect(losses).toEqual([])

        const request = JSON.stringify(buildUserAction(context, 'complete'))
        const again = (await reloaded()).context()
        expect(again).toMatchObject({ path, step, answers, requestId })
        expect(JSON.stringify(buildUserAction(again, 'complete'))).toBe(request)
        const direct = await straight(schema, setting, answers)
        expect(JSON.stringify(buildUserAction({ ...direct.context(), requestId }, 'complete'))).toBe(request)
      }),
      { numRuns },
    )
  })
})
