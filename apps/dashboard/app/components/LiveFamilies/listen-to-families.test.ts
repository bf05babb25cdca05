import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenToFamilies } from './listen-to-families'

/** A stream of events that the test speaks through. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  static opened: Stream[] = []
  readyState = 1

  constructor(readonly url: string) {
    super()
    Stream.opened.push(this)
  }

  close() {
    this.readyState = Stream.CLOSED
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
  Stream.opened = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const say = (type: string) => Stream.opened.at(-1)?.dispatchEvent(new Event(type))

test('events in a row ask for one reload [DASH-003]', () => {
  const changed = vi.fn()
  listenToFamilies('/dashboard/api/platform/events/stream', changed)
  expect(Stream.opened.map(({ url }) => url)).toEqual(['/dashboard/api/platform/events/stream'])
  say('open')
  say('family')
  say('task')
  expect(changed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(250)
  expect(changed).toHaveBeenCalledOnce()
})

test('after a break the page is read anew, since events may have been missed [DASH-003]', () => {
  const changed = vi.fn()
  listenToFamilies('/stream', changed)
  say('error')
  say('open')
  vi.advanceTimersByTime(250)
  expect(changed).toHaveBeenCalledOnce()
})

test('a stream that the server closed is opened again [DASH-003]', () => {
  listenToFamilies('/stream', () => undefined)
  Stream.opened[0]?.close()
  say('error')
  vi.advanceTimersByTime(5000)
  expect(Stream.opened).toHaveLength(2)
})

test('once stopped nothing is heard and nothing opened again [DASH-003]', () => {
  const changed = vi.fn()
  const stop = listenToFamilies('/stream', changed)
  say('family')
  stop()
  vi.advanceTimersByTime(10_000)
  expect(changed).not.toHaveBeenCalled()
  expect(Stream.opened).toHaveLength(1)
  expect(Stream.opened[0]?.readyState).toBe(Stream.CLOSED)
})
