import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenToFamilies } from './listen-to-families'

/** An event stream that the test controls. */
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
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  Stream.opened = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const dispatch = (type: string, data = '') => Stream.opened.at(-1)?.dispatchEvent(new MessageEvent(type, { data }))
const everything = () => true

test('combines events in a row into one refresh [DASH-003]', () => {
  const changed = vi.fn()
  listenToFamilies('/dashboard/api/platform/events/stream', changed, everything)
  expect(Stream.opened.map(({ url }) => url)).toEqual(['/dashboard/api/platform/events/stream'])
  dispatch('open')
  dispatch('family')
  dispatch('record', '{"type":"tasks","id":"1"}')
  expect(changed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(250)
  expect(changed).toHaveBeenCalledOnce()
})

test('refreshes whenever the stream opens, since events may have been missed before [DASH-003]', () => {
  const changed = vi.fn()
  listenToFamilies('/stream', changed, everything)
  dispatch('open')
  vi.advanceTimersByTime(250)
  expect(changed).toHaveBeenCalledTimes(1)
  dispatch('error')
  dispatch('open')
  vi.advanceTimersByTime(250)
  expect(changed).toHaveBeenCalledTimes(2)
})

test('keeps an error readable while the stream works, and reloads the page once a stream that failed opens [ERR-018]', () => {
  const changed = vi.fn()
  listenToFamilies('/stream', changed, everything, true)
  dispatch('open')
  vi.advanceTimersByTime(250)
  expect(changed).not.toHaveBeenCalled()
  dispatch('error')
  dispatch('open')
  vi.advanceTimersByTime(250)
  expect(changed).toHaveBeenCalledOnce()
})

test('reopens a stream that the server closed [DASH-003]', () => {
  listenToFamilies('/stream', () => undefined, everything)
  Stream.opened[0]?.close()
  dispatch('error')
  vi.advanceTimersByTime(5000)
  expect(Stream.opened).toHaveLength(2)
})

test('stays closed and silent once stopped [DASH-003]', () => {
  const changed = vi.fn()
  const stop = listenToFamilies('/stream', changed, everything)
  dispatch('family')
  stop()
  vi.advanceTimersByTime(10_000)
  expect(changed).not.toHaveBeenCalled()
  expect(Stream.opened).toHaveLength(1)
  expect(Stream.opened[0]?.readyState).toBe(Stream.CLOSED)
})

test('ignores records that the page doesn’t show [WORK-003]', () => {
  const changed = vi.fn()
  listenToFamilies('/stream', changed, ({ type }) => type === 'tasks')
  dispatch('record', '{"type":"emails","id":"1"}')
  vi.advanceTimersByTime(1000)
  expect(changed).not.toHaveBeenCalled()
  dispatch('record', '{"type":"tasks","id":"1"}')
  vi.advanceTimersByTime(1000)
  expect(changed).toHaveBeenCalledOnce()
})

test('refreshes during steady events, and not only after them [WORK-003]', () => {
  const changed = vi.fn()
  listenToFamilies('/stream', changed, everything)
  for (let count = 0; count < 20; count += 1) {
    dispatch('family')
    vi.advanceTimersByTime(90)
  }
  expect(changed.mock.calls.length).toBeGreaterThan(3)
  expect(changed.mock.calls.length).toBeLessThan(12)
})

test('a hidden tab holds no connection, and refreshes once it’s shown again [DASH-003]', () => {
  const changed = vi.fn()
  const show = (visibilityState: string) => {
    Object.assign(document, { visibilityState })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const stop = listenToFamilies('/stream', changed, everything)
  dispatch('open')
  show('hidden')
  vi.advanceTimersByTime(60_000)
  expect(Stream.opened.map(({ readyState }) => readyState)).toEqual([Stream.CLOSED])
  expect(changed).not.toHaveBeenCalled()
  show('visible')
  dispatch('open')
  vi.advanceTimersByTime(250)
  expect(changed).toHaveBeenCalledOnce()
  stop()
  show('visible')
  expect(Stream.opened).toHaveLength(2)
})
