import type { UserAction } from '@pkg/domain'
import { describe, expect, test, vi } from 'vitest'
import { settle, start } from '../machines/wizard.test.kit'
import type { GwizzyServices } from '../services'
import { sendOutbox, queuedActions } from './outbox'
import { persistProgress } from './persist-progress'

function storage() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  }
}

/** Returns storage in which another tab's request replaced an unsent one. */
async function overtaken() {
  const place = storage()
  const offline = start({ services: { createUuidAction: () => Promise.reject(new Error('offline')) } })
  persistProgress(offline.actor, place)
  await offline.walkTo('submit')
  offline.clock.increment(3000)
  const { unsent } = offline.context()
  const other = start()
  persistProgress(other.actor, place)
  await other.walkTo('NameInfo')
  return { place, unsent, other }
}

const send = (place: ReturnType<typeof storage>, services: GwizzyServices) => {
  const network = new EventTarget()
  return { network, stop: sendOutbox({ getSnapshot: () => ({ context: { services } }) }, place, network) }
}
const failure = (status?: number) => Object.assign(new Error('no'), status === undefined ? {} : { status })

describe('an unsent request that another request replaces', () => {
  test('is queued once and sent under its own id [GWZ-101, GWZ-111]', async () => {
    const { place, unsent, other } = await overtaken()
    expect(queuedActions(place)).toEqual([unsent])
    const sent: UserAction[] = []
    send(place, { createUuidAction: async (action) => void sent.push(action) })
    await settle()
    expect(sent).toEqual([unsent])
    expect(queuedActions(place)).toEqual([])
    await other.walkTo('EmailInfo')
    expect(queuedActions(place)).toEqual([])
  })

  test('waits for the network until unsubscribed [GWZ-101, GWZ-111]', async () => {
    const { place, unsent } = await overtaken()
    const createUuidAction = vi
      .fn(async () => undefined)
      .mockRejectedValueOnce(failure())
      .mockRejectedValueOnce(failure(503))
    const { network, stop } = send(place, { createUuidAction })
    await settle()
    network.dispatchEvent(new Event('online'))
    await settle()
    expect(queuedActions(place)).toEqual([unsent])
    network.dispatchEvent(new Event('online'))
    await settle()
    expect(queuedActions(place)).toEqual([])
    expect(createUuidAction).toHaveBeenCalledTimes(3)
    stop()
    network.dispatchEvent(new Event('online'))
    await settle()
    expect(createUuidAction).toHaveBeenCalledTimes(3)
  })

  test('is sent without callers if someone else would call by now, and never lost [GWZ-111, TRUTH-001]', async () => {
    const { place, unsent } = await overtaken()
    place.setItem(
      'gwizzyOutbox',
      JSON.stringify([{ ...unsent, actionInfo: { ...unsent?.actionInfo, callerChoiceId: 'choice-of-Ana' } }]),
    )
    const sent: (string | undefined)[] = []
    const log = vi.fn()
    const createUuidAction = async ({ actionInfo: { callerChoiceId } }: UserAction) => {
      sent.push(callerChoiceId)
      if (callerChoiceId) throw Object.assign(failure(409), { code: 'callers-changed' })
    }
    send(place, { createUuidAction, log })
    await settle()
    expect(sent).toEqual(['choice-of-Ana', undefined])
    expect(log).not.toHaveBeenCalled()
    expect(queuedActions(place)).toEqual([])
  })

  test('is logged and dropped if the server rejects it [GWZ-111]', async () => {
    const { place } = await overtaken()
    const log = vi.fn()
    send(place, { createUuidAction: () => Promise.reject(failure(422)), log })
    await settle()
    expect(log).toHaveBeenCalledOnce()
    expect(queuedActions(place)).toEqual([])
  })

  test('stays queued without a service, and nothing malformed is sent [GWZ-101]', async () => {
    const { place, unsent } = await overtaken()
    send(place, {})
    await settle()
    expect(queuedActions(place)).toEqual([unsent])
    place.setItem('gwizzyOutbox', '[{"actionType":"pricing-request"}, 7]')
    expect(queuedActions(place)).toEqual([])
    place.setItem('gwizzyOutbox', '{')
    expect(queuedActions(place)).toEqual([])
  })
})
