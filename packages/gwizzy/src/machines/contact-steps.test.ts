import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { GwizzyServices } from '../services'
import { gwizzyMachines } from './schemas'
import type { WizardInput } from './wizard-context'
import { settle, start, startActor, validAnswers } from './wizard.test.kit'

const failure = (status?: number) => Object.assign(new Error('refused'), status === undefined ? {} : { status })

describe('the email step', () => {
  test('sends the lead with status pending and returns to started afterward [GWZ-105]', async () => {
    let resolveRequest: () => void = () => undefined
    const createUuidAction = vi.fn(() => new Promise<void>((resolve) => (resolveRequest = resolve)))
    const run = start({ services: { createUuidAction } })
    await run.walkTo('EmailInfo')
    run.answer({ email: 'ann@example.com' })
    run.next()
    expect(run.context()).toMatchObject({ step: 'EmailInfo', status: 'pending' })
    expect(createUuidAction).toHaveBeenCalledExactlyOnceWith({
      actionType: 'pricing-request',
      actionPage: '/',
      actionInfo: {
        requestId: run.context().requestId,
        status: 'pending',
        data: {
          lookingFor: 'Mother',
          adl: ['light-care'],
          timing: '30-90 Days',
          budgetRange: '$2K-$5K',
          isCustomBudgetRange: 'no',
        },
        name: 'Ann Lee',
        email: 'ann@example.com',
        slug: 'oak-house',
        contactType: 'online',
      },
    })
    resolveRequest()
    await settle()
    expect(run.context()).toMatchObject({ step: 'PhoneInfo', status: 'started' })
  })

  test('logs a failed lead and continues [GWZ-106, ERR-009]', async () => {
    const error = failure()
    const log = vi.fn()
    const run = start({ services: { createUuidAction: () => Promise.reject(error), log } })
    await run.walkTo('PhoneInfo')
    expect(run.context()).toMatchObject({ step: 'PhoneInfo', status: 'started' })
    expect(log).toHaveBeenCalledExactlyOnceWith('Early lead failed', error)
  })

  test('a hanging lead request delays the wizard by at most eight seconds [GWZ-106]', async () => {
    const run = start({ services: { createUuidAction: () => new Promise(() => undefined) } })
    await run.walkTo('EmailInfo')
    run.answer({ email: 'ann@example.com' })
    run.next()
    run.clock.increment(8000)
    expect(run.context()).toMatchObject({ step: 'PhoneInfo', status: 'started' })
  })

  test.each(['activeAdult', 'd2c', 'noAgent'] as const)(
    'in %s, a failed check keeps the person on the step [VAL-015, ERR-007, GWZ-104]',
    async (schema) => {
      const applyFormValidation = vi.fn(async () => ({ email: { isValid: false } }))
      const run = startActor((options) => createActor(gwizzyMachines[schema], options), {
        services: { applyFormValidation },
      })
      await run.walkTo('EmailInfo')
      run.answer({ email: 'ann@example.com' })
      run.next()
      await settle()
      expect(applyFormValidation).toHaveBeenCalledExactlyOnceWith({ email: 'ann@example.com' })
      expect(run.context()).toMatchObject({
        step: 'EmailInfo',
        status: 'started',
        errors: { email: 'Invalid email detected' },
      })
    },
  )

  test('a signed-in person can change everything except the email [GWZ-097, GWZ-098]', () => {
    const visitor = { name: 'Ann Marie Lee', email: 'ann@example.com', phone: '2085550123' }
    const run = start({ visitor })
    expect(run.context().answers).toEqual({
      firstName: 'Ann',
      lastName: 'Marie Lee',
      email: 'ann@example.com',
      phone: '2085550123',
    })
    run.answer({ email: 'eve@example.com', phone: '2085550199' })
    expect(run.context().answers).toMatchObject({ email: 'ann@example.com', phone: '2085550199' })
  })
})

describe('the phone step', () => {
  const atPhone = async (services: GwizzyServices, input: Partial<WizardInput> = {}) => {
    const run = start({ services, ...input })
    await run.walkTo('PhoneInfo')
    run.answer(validAnswers.PhoneInfo ?? {})
    run.next()
    return run
  }

  test('a fake number keeps the person on the step until it changes [GWZ-104, VAL-014, VAL-018, ERR-006]', async () => {
    const applyFormValidation = vi.fn(async () => ({ phone: { isValid: false, reason: 'disconnected' } }))
    const run = await atPhone({ applyFormValidation })
    expect(run.context().status).toBe('pending')
    await settle()
    expect(applyFormValidation).toHaveBeenCalledExactlyOnceWith({ phone: '(208) 555-0123' })
    expect(run.context()).toMatchObject({
      step: 'PhoneInfo',
      status: 'started',
      errors: { phone: 'Fake phone number detected' },
    })
    run.answer({ phone: '2085550199' })
    expect(run.context().errors).toEqual({})
  })

  test.each([
    ['mobile', true],
    ['landline', false],
    [undefined, undefined],
  ])('the check returns whether the carrier is mobile: %s is %s [VAL-017]', async (carrierType, isMobilePhone) => {
    const phone = carrierType === undefined ? { isValid: true } : { isValid: true, carrierType }
    const run = await atPhone({ applyFormValidation: async () => ({ phone }) })
    await settle()
    expect(run.context()).toMatchObject({ step: 'homeSaleInterest', internals: { isMobilePhone } })
  })

  test("logs a check that couldn't be made and continues [GWZ-104]", async () => {
    const log = vi.fn()
    const run = await atPhone({ applyFormValidation: () => Promise.reject(failure()), log })
    await settle()
    expect(run.context()).toMatchObject({ step: 'homeSaleInterest', status: 'started' })
    expect(log).toHaveBeenCalledOnce()
  })

  test('typing during the check shows the question again [VAL-018]', async () => {
    const run = await atPhone({ applyFormValidation: () => new Promise(() => undefined) })
    run.answer({ phone: '208' })
    expect(run.context()).toMatchObject({ step: 'PhoneInfo', status: 'started', answers: { phone: '208' } })
  })

  test("creates or updates a visitor's user [GWZ-107]", async () => {
    const createOrUpdateUser = vi.fn(async () => undefined)
    const run = await atPhone({ createOrUpdateUser })
    await settle()
    const contact = { name: 'Ann Lee', phone: '(208) 555-0123', email: 'ann@example.com' }
    expect(createOrUpdateUser).toHaveBeenCalledExactlyOnceWith(contact)
    expect(run.context()).toMatchObject({ step: 'homeSaleInterest', internals: { isUserCreated: true } })
  })

  test("doesn't change a signed-in person [GWZ-107]", async () => {
    const createOrUpdateUser = vi.fn(async () => undefined)
    const run = await atPhone({ createOrUpdateUser }, { visitor: { id: 'ann' } })
    await settle()
    expect(run.context().step).toBe('homeSaleInterest')
    expect(createOrUpdateUser).not.toHaveBeenCalled()
  })

  test('logs a failed user creation and continues [ERR-009]', async () => {
    const log = vi.fn()
    const run = await atPhone({ createOrUpdateUser: () => Promise.reject(failure(500)), log })
    await settle()
    expect(run.context()).toMatchObject({ step: 'homeSaleInterest', internals: { isUserCreated: false } })
    expect(log).toHaveBeenCalledOnce()
  })

  test('coming back updates the user only if name, phone, or email changed [VAL-021]', async () => {
    const createOrUpdateUser = vi.fn(async () => undefined)
    const run = await atPhone({ createOrUpdateUser })
    await settle()
    run.back()
    run.next()
    await settle()
    expect(createOrUpdateUser).toHaveBeenCalledTimes(1)
    run.back()
    run.answer({ phone: '2085550199' })
    run.next()
    await settle()
    expect(createOrUpdateUser).toHaveBeenCalledTimes(2)
  })

  test('creates no user without phone and email [VAL-020]', async () => {
    const createOrUpdateUser = vi.fn(async () => undefined)
    const run = start({ services: { createOrUpdateUser } })
    await run.walkTo('submit', { EmailInfo: { email: 'ann@example.com' } })
    run.clock.increment(3000)
    expect(createOrUpdateUser).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ email: 'ann@example.com' }))
  })
})
