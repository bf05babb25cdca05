import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as stories from './ProgressWindows.stories'
import { windows } from './ProgressWindows.css'

const { Third } = composeStories(stories)

test('is a progress bar that names its step in words', () => {
  render(<Third />)
  const bar = screen.getByRole('progressbar', { name: 'Progress' })
  expect(bar.getAttribute('aria-valuenow')).toBe('3')
  expect(bar.getAttribute('aria-valuemax')).toBe('8')
  expect(bar.getAttribute('aria-valuetext')).toBe('Step 3 of 8')
  expect(bar.textContent).toBe('Step 3 of 8')
})

test('lights past windows, frames the current one, and keeps the next ones dark', () => {
  render(<Third />)
  const street = [...(screen.getByRole('progressbar').firstElementChild?.children ?? [])].map((pane) => pane.className)
  expect(street).toEqual([windows.lit, windows.lit, windows.here, ...Array<string>(5).fill(windows.dark)])
})

test('can count steps from 0 with the same words [FORM-001]', () => {
  render(<Third countsFrom={0} />)
  const bar = screen.getByRole('progressbar', { name: 'Progress' })
  expect(bar.getAttribute('aria-valuemin')).toBe('0')
  expect(bar.getAttribute('aria-valuenow')).toBe('2')
  expect(bar.getAttribute('aria-valuemax')).toBe('7')
  expect(bar.textContent).toBe('Step 3 of 8')
})
