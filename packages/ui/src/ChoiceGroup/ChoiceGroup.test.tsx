import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import * as stories from './ChoiceGroup.stories'

const { Chosen, NothingChosen, OneDisabled, WithError } = composeStories(stories)

test('without a handler, the browser stores the choice and a form sends it', async () => {
  render(
    <form aria-label="wizard">
      <NothingChosen />
    </form>,
  )
  await userEvent.click(screen.getByRole('radio', { name: '$2K-$5K' }))
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('budgetRange')).toBe('$2K-$5K')
})

test('with a handler, the caller stores the choice', async () => {
  const onChange = vi.fn()
  render(<NothingChosen value="<$2K" onChange={onChange} />)
  await userEvent.click(screen.getByRole('radio', { name: '$5K+' }))
  expect(onChange).toHaveBeenCalledWith('$5K+')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '<$2K' }).checked).toBe(true)
})

test('the arrow keys move the choice', async () => {
  render(<Chosen />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '$2K-$5K' }).checked).toBe(true)
})

test('an error describes the group and marks it', () => {
  render(<WithError />)
  const group = screen.getByRole('radiogroup', { name: 'What’s your monthly budget?', description: 'Required' })
  expect(group.getAttribute('aria-invalid')).toBe('true')
})

test('the first choice has the name as its id, for links from a summary', () => {
  render(<NothingChosen />)
  expect(screen.getByRole('radio', { name: '<$2K' }).id).toBe('budgetRange')
})

test("a disabled choice can't be chosen", () => {
  render(<OneDisabled />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Not offered here' }).disabled).toBe(true)
})
