import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import * as stories from './Checkbox.stories'

const { Off, WithError } = composeStories(stories)

test('starts unchecked, and a click on its label checks it', async () => {
  render(<Off />)
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  expect(box.checked).toBe(false)
  await userEvent.click(screen.getByText(/Optional/))
  expect(box.checked).toBe(true)
})

test('an error marks and describes the checkbox', () => {
  render(<WithError />)
  expect(screen.getByRole('checkbox', { description: 'Required' }).getAttribute('aria-invalid')).toBe('true')
})
