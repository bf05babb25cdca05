import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as stories from './TextField.stories'

const { Empty, ReadOnly, WithError, WithHintAndError } = composeStories(stories)

test('the label names the field, and nothing describes it without a message', () => {
  render(<Empty />)
  const field = screen.getByRole('textbox', { name: 'Email' })
  expect(field.hasAttribute('aria-describedby')).toBe(false)
  expect(field.hasAttribute('aria-invalid')).toBe(false)
})

test('an error marks the field and describes it', () => {
  render(<WithError />)
  const field = screen.getByRole('textbox', { name: 'Phone', description: 'Add the area code' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('announces the hint before the error', () => {
  render(<WithHintAndError />)
  expect(screen.getByRole('textbox', { description: 'We’ll send pricing here. Invalid email address' })).toBeTruthy()
})

test('a read-only field says where it can be changed', () => {
  render(<ReadOnly />)
  expect(screen.getByRole('textbox', { description: 'Change it in settings' }).hasAttribute('readonly')).toBe(true)
})
