import { addDays, wizardSteps } from '@pkg/domain'
import { Random } from '@pkg/illustrations/random'
import { expect, test } from 'vitest'
import { generateWizardEvents } from './wizard-events'

const today = '2026-11-29'
const generate = (seed: number) => [...generateWizardEvents(new Random(seed), { today, partnerId: 'riverbend' })]

test('sessions of the wizard end at steps of their schema, before today, and are the same for a seed [WORK-014]', () => {
  const events = generate(1)
  expect(events).toEqual(generate(1))
  for (const { step, schema, schemaVersion, day } of events) {
    expect(wizardSteps(schema, schemaVersion)).toContain(step)
    expect(day < today && day > addDays(today, -460)).toBe(true)
  }
  const runs = new Set(events.map(({ runId }) => runId))
  const sent = events.filter(({ kind }) => kind === 'sent').length
  expect(sent / runs.size).toBeGreaterThan(0.25)
  expect(sent / runs.size).toBeLessThan(0.55)
  expect(new Set(events.map(({ site }) => site))).toEqual(new Set(['own', 'riverbend']))
})
