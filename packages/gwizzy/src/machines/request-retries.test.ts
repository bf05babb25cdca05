import type { UserAction } from '@pkg/domain'
import { expect, test } from 'vitest'
import { settle, start } from './wizard.test.kit'

const failure = (status?: number) => Object.assign(new Error('refused'), status === undefined ? {} : { status })

test('never waits longer than a minute between two attempts to send a lead [GWZ-111]', async () => {
  const sent: UserAction[] = []
  const createUuidAction = async (action: UserAction) => {
    if (action.actionInfo.status === 'pending') return
    sent.push(action)
    throw failure()
  }
  const run = start({ services: { createUuidAction } })
  await run.walkTo('submit')
  await settle()
  run.clock.increment(3000)
  for (const wait of [3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000, 60_000]) {
    const before = sent.length
    run.clock.increment(wait - 1)
    expect(sent, `${wait} ms, one too early`).toHaveLength(before)
    run.clock.increment(1)
    await settle()
    expect(sent, `${wait} ms`).toHaveLength(before + 1)
  }
})

test('leaves the phone step after 8 seconds when the user request hangs [GWZ-107, ERR-009]', async () => {
  const run = start({ services: { createOrUpdateUser: () => new Promise(() => undefined) } })
  await run.walkTo('PhoneInfo')
  run.answer({ phone: '(208) 555-0123' })
  run.next()
  await settle()
  run.clock.increment(7999)
  expect(run.context()).toMatchObject({ step: 'PhoneInfo', status: 'pending' })
  run.clock.increment(1)
  expect(run.context()).toMatchObject({ step: 'homeSaleInterest', status: 'started' })
})
