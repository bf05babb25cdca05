import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWorkerLoop } from './worker-loop'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const passTime = 300

/** Starts a loop whose passes take `passTime` and find no work. */
function startSlowLoop() {
  const work = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, passTime))
    return false
  })
  return { loop: startWorkerLoop(work, () => undefined), work }
}

test('runs one more pass for any number of wakes during a pass [BIZ-008]', async () => {
  const { loop, work } = startSlowLoop()
  await vi.advanceTimersByTimeAsync(1)
  for (let wakes = 0; wakes < 20; wakes++) {
    loop.wake()
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2 * passTime)
  expect(work).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(passTime)
  expect(work).toHaveBeenCalledTimes(2)
  void loop.stop()
})

test('stops after the current pass, however often it was woken [BIZ-008]', async () => {
  const { loop, work } = startSlowLoop()
  await vi.advanceTimersByTimeAsync(1)
  for (let wakes = 0; wakes < 20; wakes++) {
    loop.wake()
    await vi.advanceTimersByTimeAsync(1)
  }
  const onStop = vi.fn()
  void loop.stop().then(onStop)
  await vi.advanceTimersByTimeAsync(passTime)
  expect(onStop).toHaveBeenCalled()
  expect(work).toHaveBeenCalledTimes(1)
})

test('a wake in the last moment of a pass starts the next one without the pause [BIZ-008]', async () => {
  const onPassEnd = vi.fn()
  const work = vi.fn(async () => {
    onPassEnd()
    return Promise.resolve(false)
  })
  const loop = startWorkerLoop(work, () => undefined)
  onPassEnd.mockImplementationOnce(() => loop.wake())
  await vi.advanceTimersByTimeAsync(10)
  expect(work).toHaveBeenCalledTimes(2)
  await loop.stop()
})

test('continues after the pause when a pass fails, and reports the error [BIZ-008]', async () => {
  const onError = vi.fn()
  const work = vi.fn(() => Promise.resolve(false)).mockRejectedValueOnce(new Error('away'))
  const loop = startWorkerLoop(work, onError)
  await vi.advanceTimersByTimeAsync(10)
  expect(onError).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(600)
  expect(work).toHaveBeenCalledTimes(2)
  await loop.stop()
})

test('looks every two seconds while there is no work, and twice in the second after a wake [BIZ-008]', async () => {
  const work = vi.fn(() => Promise.resolve(false))
  const loop = startWorkerLoop(work, () => undefined)
  await vi.advanceTimersByTimeAsync(20_000)
  work.mockClear()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(work).toHaveBeenCalledTimes(10)
  work.mockClear()
  loop.wake()
  await vi.advanceTimersByTimeAsync(600)
  expect(work).toHaveBeenCalledTimes(2)
  await loop.stop()
})
