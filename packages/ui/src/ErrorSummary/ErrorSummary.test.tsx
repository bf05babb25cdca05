import { composeStories } from '@storybook/react-vite'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as stories from './ErrorSummary.stories'

const { OneError, TwoErrors } = composeStories(stories)

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})

test('takes the focus and lists the errors', () => {
  render(<OneError />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(screen.getByText('There’s a problem')).toBeTruthy()
})

test('a line links to its field', async () => {
  render(<OneError />)
  await userEvent.click(screen.getByRole('link', { name: 'Enter your first name' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'First name' }))
})

test('a line links to its field in a shadow root', async () => {
  const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const container = shadow.appendChild(document.createElement('div'))
  render(<OneError />, { container, baseElement: container })
  await userEvent.click(within(container).getByRole('link', { name: 'Enter your first name' }))
  expect(shadow.activeElement).toBe(within(container).getByRole('textbox', { name: 'First name' }))
})

test("an error without a field isn't a link", () => {
  render(<TwoErrors />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByText('We couldn’t send your request. Your answers are saved.')).toBeTruthy()
})

test('takes the focus again after the next failed attempt', () => {
  const { rerender } = render(<OneError attempt={1} />)
  screen.getByRole('textbox').focus()
  rerender(<OneError attempt={2} />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})
