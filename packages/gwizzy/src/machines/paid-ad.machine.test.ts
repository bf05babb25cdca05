import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { UserAction } from '@pkg/domain'
import type { GwizzyServices } from '../services'
import { paidAdMachine } from './paid-ad.machine'
import { settle, startActor } from './wizard.test.kit'

const atContact = async (services: GwizzyServices) => {
  const run = startActor((options) => createActor(paidAdMachine, options), { services })
  await run.walkTo('ContactInfo')
  return run
}
const contact = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '(208) 555-0123' }

test('the contact step asks for first name, last name, email, and phone together [GWZ-021, VAL-013]', async () => {
  const run = await atContact({})
  run.answer({ email: 'ann@' })
  run.next()
  expect(run.context()).toMatchObject({
    step: 'ContactInfo',
    errors: {
      firstName: 'Required',
      lastName: 'Required',
      email: 'Invalid email address',
      phone: 'Required',
    },
  })
})

test('on leaving, checks the phone but not the email and saves the user, and sends the lead with the submit [GWZ-105, GWZ-107, VAL-014, VAL-015]', async () => {
  const applyFormValidation = vi.fn(async () => ({}))
  const createOrUpdateUser = vi.fn(async () => ({ id: 'ann', created: true }))
  const sent: UserAction[] = []
  const onConversionDone = vi.fn()
  const createUuidAction = async (action: UserAction) => void sent.push(action)
  const run = await atContact({ applyFormValidation, createOrUpdateUser, createUuidAction, onConversionDone })
  run.answer(contact)
  run.next()
  await settle()
  expect(applyFormValidation).toHaveBeenCalledExactlyOnceWith({ phone: contact.phone })
  expect(createOrUpdateUser).toHaveBeenCalledExactlyOnceWith({
    name: 'Ann Lee',
    email: contact.email,
    phone: contact.phone,
  })
  expect(run.context().step).toBe('homeSaleInterest')
  expect(sent).toEqual([])
  await run.walkTo('submit')
  run.clock.increment(3000)
  expect(sent.map(({ actionInfo }) => actionInfo.status)).toEqual(['complete'])
  expect(onConversionDone).toHaveBeenCalledExactlyOnceWith(expect.anything(), true)
})

test('a fake number keeps the person on the step [GWZ-104, VAL-014, ERR-006]', async () => {
  const run = await atContact({ applyFormValidation: async () => ({ phone: { isValid: false } }) })
  run.answer(contact)
  run.next()
  await settle()
  expect(run.context()).toMatchObject({ step: 'ContactInfo', errors: { phone: 'Fake phone number detected' } })
})

test.each([
  [{ id: 'ann', created: true }, true],
  [{ id: 'ann', created: false }, false],
  [undefined, true],
])('a server that responds with %j created the user: %s [GWZ-113]', async (user, isUserCreated) => {
  const onConversionDone = vi.fn()
  const run = await atContact({ createOrUpdateUser: async () => user, onConversionDone })
  await run.walkTo('submit')
  run.clock.increment(3000)
  expect(onConversionDone).toHaveBeenCalledExactlyOnceWith(expect.anything(), isUserCreated)
})
