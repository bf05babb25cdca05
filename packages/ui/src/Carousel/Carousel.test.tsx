import { composeStories } from '@storybook/react-vite'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { hasArrows } from './Carousel'
import * as stories from './Carousel.stories'

const { OneAtATime, TwoWithoutArrows } = composeStories(stories)
let measure: () => void

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1500)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(500)
})

test.each([
  [2, true, false],
  [3, true, true],
  [3, false, false],
  [0, false, false],
])('%i items, overflow %s: arrows %s [UI-010]', (count, overflows, arrows) => {
  expect(hasArrows(count, overflows)).toBe(arrows)
})

test('with more than two items and overflow, the arrows scroll by the visible width [UI-010]', () => {
  const scrollBy = vi.fn()
  Element.prototype.scrollBy = scrollBy
  render(<OneAtATime />)
  expect(screen.queryByRole('button')).toBeNull()
  act(() => measure())
  screen.getByRole('button', { name: 'Next: Nearby communities' }).click()
  screen.getByRole('button', { name: 'Previous: Nearby communities' }).click()
  expect(scrollBy.mock.calls).toEqual([[{ left: 500 }], [{ left: -500 }]])
})

test('two items have no arrows, even when they overflow [UI-010]', () => {
  render(<TwoWithoutArrows />)
  act(() => measure())
  expect(screen.queryByRole('button')).toBeNull()
})

test('the row scrolls with the keyboard', () => {
  render(<OneAtATime />)
  expect(screen.getByRole('region', { name: 'Nearby communities' }).tabIndex).toBe(0)
})
