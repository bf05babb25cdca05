import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import * as stories from './TextArea.stories'

const { WithCounter, WithError } = composeStories(stories)

test('the counter follows the typed text [VAL-010]', async () => {
  render(<WithCounter />)
  await userEvent.type(screen.getByLabelText('Your question'), ' Yes')
  expect(screen.getByText('61 characters left')).toBeTruthy()
})

test('an error marks and describes the field', () => {
  render(<WithError />)
  const field = screen.getByRole('textbox', { name: 'Your question', description: 'Must be at least 20 characters' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
})
