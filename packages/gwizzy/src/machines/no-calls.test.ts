import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { gwizzyMachines, type SchemaKey } from './schemas'
import { settle, startActor, validAnswers, findPaths } from './wizard.test.kit'

const schemas = Object.keys(gwizzyMachines) as SchemaKey[]
const optional = { isPhoneOptional: true }
const withoutNumber = {
  PhoneInfo: { phone: undefined, noCalls: true },
  ContactInfo: { ...validAnswers.ContactInfo, phone: undefined, noCalls: true },
} as const

const startSchema = (schema: SchemaKey, input: Parameters<typeof startActor>[1]) =>
  startActor((options) => createActor(gwizzyMachines[schema], options), input)

describe.each(schemas)('the phone step of %s', (schema) => {
  test('is answered without a number where the operator allows that, and no number is checked [TRUST-006]', async () => {
    const createUuidAction = vi.fn((_action: { actionInfo: object }) => Promise.resolve({}))
    const applyFormValidation = vi.fn(() => Promise.resolve({ email: { isValid: true } }))
    const run = startSchema(schema, { settings: optional, services: { createUuidAction, applyFormValidation } })
    await run.walkTo('submit', { ...withoutNumber, homeSaleInterest: { homeSaleInterest: 'Yes' } })
    expect(run.context().status).toBe('submitting')
    expect(createUuidAction.mock.lastCall?.[0].actionInfo).toMatchObject({
      status: 'complete',
      email: 'ann@example.com',
      data: { noCalls: true, wordings: [{ id: 'contact-email' }, { id: 'sell-home-email' }] },
    })
    expect(createUuidAction.mock.lastCall?.[0].actionInfo).not.toHaveProperty('phone')
    expect(JSON.stringify(applyFormValidation.mock.calls)).not.toContain('phone')
  })

  test('requires a number without the setting, as GWZ specifies [TRUST-006, GWZ-088]', async () => {
    const run = startSchema(schema, {})
    await run.walkTo('submit', withoutNumber)
    expect(['PhoneInfo', 'ContactInfo']).toContain(run.context().step)
    expect(run.context().errors).toEqual({ phone: 'Required' })
  })

  test('leads to the same steps with a number and without [TRUST-006]', () => {
    const pathsWith = (choices: Parameters<typeof findPaths>[2]) =>
      findPaths(gwizzyMachines[schema], { settings: optional, community: run.context().community }, choices)
    const run = startSchema(schema, {})
    const { PhoneInfo, ContactInfo } = withoutNumber
    expect(pathsWith({ PhoneInfo: [PhoneInfo], ContactInfo: [ContactInfo] })).toEqual(pathsWith({}))
  })
})

test('choosing no calls removes the number, the call times, and the consent to texts, and a number takes it back [TRUST-006]', async () => {
  const run = startSchema('default', { settings: optional })
  await run.walkTo('PhoneInfo')
  run.answer({
    phone: '(208) 555-0123',
    callPreferences: { days: ['monday'] },
    consent: { id: 'texts', version: '3', language: 'en' },
  })
  run.answer({ noCalls: true })
  expect(run.context().answers).not.toHaveProperty('phone')
  expect(run.context().answers).not.toHaveProperty('callPreferences')
  expect(run.context().answers).not.toHaveProperty('consent')
  run.answer({ phone: '(208) 555-0123' })
  expect(run.context().answers).not.toHaveProperty('noCalls')
  await settle()
})
