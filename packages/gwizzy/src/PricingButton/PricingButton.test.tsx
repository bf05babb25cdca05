import { composeStories } from '@storybook/react-vite'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as stories from './PricingButton.stories'

const buttons = composeStories(stories)
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = async (name: string) => {
  act(() => button(name).click())
  await pass(0)
}

test('is labeled and disabled if pricing was requested before [CTA-001]', () => {
  render(<buttons.Requested />)
  expect(button('Pricing Requested').disabled).toBe(true)
})

test('reopens the success dialog after an assessment, or else starts the wizard [CTA-002, CTA-003]', async () => {
  const onStart = vi.fn()
  const onReopen = vi.fn()
  const { unmount } = render(<buttons.Idle {...{ onStart, onReopen }} />)
  await press('Get pricing')
  expect(onStart).toHaveBeenCalledOnce()
  expect(onReopen).not.toHaveBeenCalled()
  unmount()
  render(<buttons.Idle {...{ onStart, onReopen }} isAssessmentComplete />)
  await press('Get pricing')
  expect(onReopen).toHaveBeenCalledOnce()
})

test('changes to requesting, then to requested, with a two-second toast a second later [CTA-004]', async () => {
  let done: () => void = () => undefined
  const createProfileContactActionBySlug = vi.fn((_slug: string) => new Promise<void>((resolve) => (done = resolve)))
  render(<buttons.Idle services={{ createProfileContactActionBySlug }} />)
  await press('Get pricing')
  expect(button('Requesting').getAttribute('aria-disabled')).toBe('true')
  done()
  await pass(0)
  expect(button('Pricing Requested').disabled).toBe(true)
  const toast = () => screen.queryByText('Pricing for Cottonwood Bend has been requested')
  await pass(999)
  expect(toast()).toBeNull()
  await pass(1)
  expect(toast()).toBeTruthy()
  await pass(2000)
  expect(toast()).toBeNull()
})

test('a failed request shows a toast and can be retried [ERR-012]', async () => {
  const down = () => Promise.reject(new Error('The API is down'))
  render(<buttons.Idle services={{ createProfileContactActionBySlug: down }} />)
  await press('Get pricing')
  expect(screen.getByText('Opps. Something went wrong, please try again!')).toBeTruthy()
  expect(button('Get pricing').disabled).toBe(false)
})
