import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as stories from './Select.stories'

const { Groups, NothingChosen, WithError } = composeStories(stories)

test('shows Select... if nothing is chosen [UI-004]', () => {
  render(<NothingChosen />)
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Room' }).selectedOptions[0]?.text).toBe('Select...')
})

test('accepts another placeholder, or none [UI-004]', () => {
  const { rerender } = render(<NothingChosen placeholder="Any room" />)
  expect(screen.getByRole('option', { name: 'Any room' })).toBeTruthy()
  rerender(<NothingChosen placeholder={null} />)
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Studio', 'Private'])
})

test('options can be disabled, and nested options make a group [UI-003]', () => {
  render(<Groups />)
  expect(screen.getByRole('group', { name: 'Apartment' }).children).toHaveLength(2)
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Shared, none open' }).disabled).toBe(true)
})

test('an error marks and describes the select', () => {
  render(<WithError />)
  expect(screen.getByRole('combobox', { description: 'Required' }).getAttribute('aria-invalid')).toBe('true')
})
