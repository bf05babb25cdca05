import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadWithRetry } from '../steps/load-with-retry'
import { deferred } from './deferred'

afterEach(() => vi.useRealTimers())

test('shows a loaded part immediately, without an empty frame', () => {
  const Outcome = deferred(() => () => <p>Here</p>)
  render(<Outcome />)
  expect(screen.getByText('Here')).toBeTruthy()
})

test("requests a script that couldn't load until it does", async () => {
  vi.useFakeTimers()
  const load = vi.fn(() => Promise.resolve('a part'))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  let part = ''
  void loadWithRetry(load).then((loaded) => (part = loaded))
  await act(() => vi.advanceTimersByTimeAsync(5999))
  expect(part).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(part).toBe('a part')
  expect(load).toHaveBeenCalledTimes(3)
})
