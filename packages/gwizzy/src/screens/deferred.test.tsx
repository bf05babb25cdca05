import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadWithRetry } from '../steps/load-with-retry'
import { deferred } from './deferred'

afterEach(() => vi.useRealTimers())

test('what has loaded stands there at once, without a moment of nothing', () => {
  const Outcome = deferred(() => () => <p>Here</p>)
  render(<Outcome />)
  expect(screen.getByText('Here')).toBeTruthy()
})

test('a script that could not be loaded is asked for again until it is there', async () => {
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
