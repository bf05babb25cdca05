import { composeStories } from '@storybook/react-vite'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closingDuration } from './Dialog'
import { sheet } from './Dialog.css'
import * as stories from './Dialog.stories'

const { Closed, Open } = composeStories(stories)

// The test document has the element but not its modal behavior.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
  }
})
afterEach(() => vi.useRealTimers())

const dialog = () => screen.getByRole('dialog', { hidden: true })

test('has a name and content when open', () => {
  render(<Open />)
  expect(screen.getByRole('dialog', { name: 'Sign in' }).contains(screen.getByRole('textbox'))).toBe(true)
})

test('has no content when closed, and the button next to it opens it', async () => {
  render(<Closed />)
  expect(dialog().hasAttribute('open')).toBe(false)
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(dialog().hasAttribute('open')).toBe(true)
})

test('focuses the element marked for it', () => {
  render(
    <Open>
      <h2 tabIndex={-1} data-autofocus="">
        Who are you searching for?
      </h2>
    </Open>,
  )
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

test('leaves 300 ms after open turns false, not before [UI-007]', () => {
  vi.useFakeTimers()
  render(<Open />)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  pass(299)
  expect(dialog().hasAttribute('open')).toBe(true)
  pass(1)
  expect(dialog().hasAttribute('open')).toBe(false)
  expect(closingDuration).toBe(300)
})

test("stays if it's opened again while leaving [UI-007]", () => {
  vi.useFakeTimers()
  render(<Open />)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  pass(200)
  fireEvent.click(screen.getByRole('button', { name: 'Sign in', hidden: true }))
  pass(1000)
  expect(dialog().hasAttribute('open')).toBe(true)
})

describe('requests to close', () => {
  test.each([
    ['at the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['at Escape', () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))],
    ['when the browser closes it', () => fireEvent(dialog(), new Event('close'))],
    ['at a press outside', () => fireEvent.click(dialog())],
  ])('%s', (_way, leave) => {
    const onClose = vi.fn()
    render(<Open onClose={onClose} />)
    leave()
    expect(onClose).toHaveBeenCalledOnce()
  })
})

test("a click inside doesn't close it", () => {
  const onClose = vi.fn()
  render(<Open onClose={onClose} />)
  fireEvent.click(screen.getByRole('textbox'))
  expect(onClose).not.toHaveBeenCalled()
})

test.each([
  [75, 0, 0],
  [76, 0, 1],
  [-200, 0, 0],
  [200, 10, 0],
])('a swipe of %i px down, scrolled by %i px, closes it %i times [UI-008]', (distance, scrolled, times) => {
  const onClose = vi.fn()
  render(<Open onClose={onClose} />)
  Object.defineProperty(dialog(), 'scrollTop', { value: scrolled })
  fireEvent.touchStart(dialog(), { touches: [{ clientY: 300 }] })
  fireEvent.touchEnd(dialog(), { changedTouches: [{ clientY: 300 + distance }] })
  expect(onClose).toHaveBeenCalledTimes(times)
})

test('a swipe down on a scrolled part of it scrolls that part [UI-008, LOOK-007]', () => {
  const onClose = vi.fn()
  render(
    <Open scene={<i />} onClose={onClose}>
      <p>Text</p>
    </Open>,
  )
  const text = screen.getByText('Text')
  const swipe = () => {
    fireEvent.touchStart(text, { touches: [{ clientY: 300 }] })
    fireEvent.touchEnd(text, { changedTouches: [{ clientY: 500 }] })
  }
  Object.defineProperty(text.parentElement, 'scrollTop', { value: 10, configurable: true })
  swipe()
  expect(onClose).not.toHaveBeenCalled()
  Object.defineProperty(text.parentElement, 'scrollTop', { value: 0 })
  swipe()
  expect(onClose).toHaveBeenCalledOnce()
})

test('has one size for all that it shows below a scene [LOOK-007]', () => {
  const { rerender } = render(<Open scene={<i />} />)
  expect(dialog().classList).toContain(sheet)
  rerender(<Open />)
  expect(dialog().classList).not.toContain(sheet)
})

test('stays open when the second click of a double-click lands outside', () => {
  const onClose = vi.fn()
  render(<Open onClose={onClose} />)
  fireEvent.click(dialog(), { detail: 2 })
  expect(onClose).not.toHaveBeenCalled()
})
