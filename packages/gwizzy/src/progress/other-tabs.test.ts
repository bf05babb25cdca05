import { describe, expect, test, vi } from 'vitest'
import type { UserAction } from '@pkg/domain'
import { settle, start } from '../machines/wizard.test.kit'
import type { WizardInput } from '../machines/wizard-context'
import { followOtherTabs } from './follow-other-tabs'
import { loadProgress, persistProgress } from './persist-progress'

/** Returns a browser with storage that notifies every tab except the one that wrote. */
function browser() {
  const stored = new Map<string, string>()
  const windows: EventTarget[] = []
  return {
    stored,
    /** Opens a tab that saves its progress and follows the others. */
    tab(input: Partial<WizardInput> = {}) {
      const window = new EventTarget()
      windows.push(window)
      const storage = {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem(key: string, value: string) {
          if (stored.get(key) === value) return
          stored.set(key, value)
          for (const other of windows) {
            if (other !== window) other.dispatchEvent(Object.assign(new Event('storage'), { key }))
          }
        },
      }
      const run = start({ progress: loadProgress('gwizzy', storage), ...input })
      persistProgress(run.actor, storage)
      const stop = followOtherTabs(run.actor, storage, window)
      return { ...run, stop, window }
    },
  }
}

describe('another tab', () => {
  test('is followed while a question is open if it takes the same request further [GWZ-101]', async () => {
    const { tab } = browser()
    const one = tab()
    const two = tab()
    await two.walkTo('NameInfo')
    two.answer({ firstName: 'Ann' })
    const { step, path, answers, requestId } = two.context()
    expect(one.context()).toMatchObject({ step, path, answers, requestId, status: 'started' })
    await one.walkTo('PhoneInfo')
    expect(two.context()).toMatchObject({ step: 'PhoneInfo', answers: one.context().answers })
  })

  test("isn't followed when it goes back [GWZ-101]", async () => {
    const { tab } = browser()
    const one = tab()
    await one.walkTo('NameInfo')
    const two = tab()
    two.back()
    expect(one.context().step).toBe('NameInfo')
  })

  test('is followed when its answer changes the path [GWZ-101, GWZ-007]', async () => {
    const { tab } = browser()
    const one = tab()
    await one.walkTo('BudgetRangeInfo')
    const two = tab()
    two.answer({ budgetRange: '<$2K' })
    two.next()
    expect(one.context().step).toBe('BudgetInfo')
  })

  test('shows the request as sent once the other tab sent it, and sends and calls nothing twice [GWZ-101, GWZ-111]', async () => {
    const { tab } = browser()
    const sent: UserAction[] = []
    const onConversionDone = vi.fn()
    const services = { createUuidAction: async (action: UserAction) => void sent.push(action), onConversionDone }
    const one = tab({ services })
    await one.walkTo('NameInfo')
    const two = tab({ services })
    await two.walkTo('submit')
    expect(one.context().status).toBe('started')
    two.clock.increment(3000)
    expect(one.actor.getSnapshot()).toMatchObject({ status: 'done', context: { status: 'done', unsent: undefined } })
    expect(sent.filter(({ actionInfo }) => actionInfo.status === 'complete')).toHaveLength(1)
    expect(onConversionDone).toHaveBeenCalledOnce()
  })

  test("sends for both tabs when one couldn't send [GWZ-101, GWZ-111]", async () => {
    const { tab, stored } = browser()
    const sent: UserAction[] = []
    const one = tab({ services: { createUuidAction: async (action) => void sent.push(action) } })
    await one.walkTo('NameInfo')
    const two = tab({ services: { createUuidAction: () => Promise.reject(new Error('offline')) } })
    await two.walkTo('submit')
    two.clock.increment(3000)
    expect(one.context().unsent).toEqual(two.context().unsent)
    one.actor.send({ type: 'online' })
    await settle()
    expect(sent.map(({ actionInfo }) => actionInfo.requestId)).toEqual([one.context().requestId])
    expect(two.actor.getSnapshot()).toMatchObject({ status: 'done', context: { unsent: undefined } })
    expect(stored.get('gwizzy')).not.toContain('unsent')
  })

  test('is ignored if it has another request [GWZ-101]', async () => {
    const { tab } = browser()
    const one = tab()
    await one.walkTo('CareLevel')
    const two = tab({ progress: undefined })
    const before = one.context()
    await two.walkTo('submit')
    two.clock.increment(3000)
    expect(one.context()).toEqual(before)
    await one.walkTo('NameInfo')
    expect(two.context().status).toBe('done')
  })

  test('is ignored while a request is being sent here [GWZ-101, GWZ-113]', async () => {
    const { tab } = browser()
    const onConversionDone = vi.fn()
    const one = tab({ services: { onConversionDone } })
    await one.walkTo('homeSaleInterest')
    const two = tab()
    one.answer({ homeSaleInterest: 'No' })
    two.answer({ homeSaleInterest: 'No' })
    one.next()
    two.next()
    await settle()
    two.clock.increment(3000)
    expect(one.context().status).toBe('submitting')
    one.clock.increment(3000)
    expect(onConversionDone).toHaveBeenCalledOnce()
  })

  test("isn't followed after unsubscribing, or for another key [GWZ-101]", async () => {
    const { tab } = browser()
    const one = tab()
    const two = tab()
    one.window.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }))
    one.stop()
    await two.walkTo('NameInfo')
    expect(one.context().step).toBe('LookingFor')
  })
})
