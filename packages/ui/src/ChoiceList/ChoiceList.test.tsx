import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import * as stories from './ChoiceList.stories'

const { NothingChosen, WithError, WithExclusive } = composeStories(stories)

test('passes the values in the order of the options, and the option that was pressed', async () => {
  const onChange = vi.fn()
  render(<NothingChosen values={['Equity in a home']} onChange={onChange} />)
  await userEvent.click(screen.getByRole('checkbox', { name: "Veterans' benefits" }))
  expect(onChange).toHaveBeenCalledWith(["Veterans' benefits", 'Equity in a home'], "Veterans' benefits")
})

test('a second click removes the value', async () => {
  const onChange = vi.fn()
  render(<NothingChosen values={['Equity in a home']} onChange={onChange} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Equity in a home' }))
  expect(onChange).toHaveBeenCalledWith([], 'Equity in a home')
})

test('without a handler, a form sends every choice', async () => {
  render(
    <form aria-label="wizard">
      <NothingChosen />
    </form>,
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pension plan' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Equity in a home' }))
  const sent = new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('budget')
  expect(sent).toEqual(['Equity in a home', 'Pension plan'])
})

test('shows the exclusive option after "or"', () => {
  render(<WithExclusive />)
  const or = screen.getByText('or')
  const exclusive = screen.getByRole('checkbox', { name: "I don't have access to any of these" })
  expect(or.compareDocumentPosition(exclusive)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('an error describes the group', () => {
  render(<WithError />)
  expect(screen.getByRole('group', { name: 'What could help pay for care?', description: 'Required' })).toBeTruthy()
})
