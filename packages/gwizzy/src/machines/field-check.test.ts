import { expect, test, vi } from 'vitest'
import type { FieldCheck, GwizzyServices } from '../services'
import { settle, start } from './wizard.test.kit'

const atPhone = async (services: GwizzyServices) => {
  const run = start({ services })
  await run.walkTo('PhoneInfo')
  return run
}
const invalid = async () => ({ phone: { isValid: false, reason: 'disconnected' }, email: { isValid: false } })

test('a failed phone check shows its message at the field and keeps the step [VAL-016, ERR-008]', async () => {
  const applyFormValidation = vi.fn(invalid)
  const run = await atPhone({ applyFormValidation })
  run.answer({ phone: '2085550123' })
  run.actor.send({ type: 'check', name: 'phone' })
  expect(run.context().status).toBe('started')
  await settle()
  expect(applyFormValidation).toHaveBeenCalledExactlyOnceWith({ phone: '2085550123' })
  expect(run.context()).toMatchObject({ step: 'PhoneInfo', errors: { phone: 'Please enter a valid phone number' } })
  run.answer({ phone: '2085550124' })
  expect(run.context().errors).toEqual({})
})

test('a failed email check shows its own message [VAL-016, ERR-008]', async () => {
  const run = start({ services: { applyFormValidation: invalid } })
  await run.walkTo('EmailInfo')
  run.answer({ email: 'ann@example.com' })
  run.actor.send({ type: 'check', name: 'email' })
  await settle()
  expect(run.context()).toMatchObject({ step: 'EmailInfo', errors: { email: 'Please enter a valid email' } })
})

test('ignores the result for a value that has changed [VAL-018]', async () => {
  let found: (check: { phone: FieldCheck }) => void = () => undefined
  const run = await atPhone({ applyFormValidation: () => new Promise((resolve) => (found = resolve)) })
  run.answer({ phone: '2085550123' })
  run.actor.send({ type: 'check', name: 'phone' })
  run.answer({ phone: '2085550124' })
  found({ phone: { isValid: false } })
  await settle()
  expect(run.context().errors).toEqual({})
})

test('ignores the result on the next step [VAL-016]', async () => {
  let found: (check: { email: FieldCheck }) => void = () => undefined
  const run = start({ services: { applyFormValidation: () => new Promise((resolve) => (found = resolve)) } })
  await run.walkTo('EmailInfo')
  run.answer({ email: 'ann@example.com' })
  run.actor.send({ type: 'check', name: 'email' })
  run.actor.send({ type: 'next' })
  await settle()
  expect(run.context().step).toBe('PhoneInfo')
  found({ email: { isValid: false } })
  await settle()
  expect(run.context().errors).toEqual({})
})

test('keeps the error that was found on leaving the step [VAL-014, VAL-016]', async () => {
  const run = await atPhone({ applyFormValidation: invalid })
  run.answer({ phone: '2085550123' })
  run.actor.send({ type: 'check', name: 'phone' })
  run.actor.send({ type: 'next' })
  await settle()
  run.actor.send({ type: 'check', name: 'phone' })
  await settle()
  expect(run.context().errors).toEqual({ phone: 'Fake phone number detected' })
})

test.each([
  ['a blank', ''],
  ['half a number', '208'],
])("doesn't check %s [VAL-016]", async (_, phone) => {
  const applyFormValidation = vi.fn(invalid)
  const run = await atPhone({ applyFormValidation })
  run.answer({ phone })
  run.actor.send({ type: 'check', name: 'phone' })
  await settle()
  expect(applyFormValidation).not.toHaveBeenCalled()
})

test("logs a check that couldn't be made and shows no message [VAL-016]", async () => {
  const log = vi.fn()
  const run = await atPhone({ applyFormValidation: () => Promise.reject(new Error('down')), log })
  run.answer({ phone: '2085550123' })
  run.actor.send({ type: 'check', name: 'phone' })
  await settle()
  expect(log).toHaveBeenCalledOnce()
  expect(run.context().errors).toEqual({})
})
