import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import * as stories from './TextSizeControl.stories'

const { Normal } = composeStories(stories)

test('marks the current size as pressed, and a click requests another', async () => {
  const onChange = vi.fn()
  render(<Normal onChange={onChange} />)
  expect(screen.getByRole('button', { pressed: true, name: 'Normal text' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Largest text' }))
  expect(onChange).toHaveBeenCalledWith('largest')
})

test('without a handler, the form around it sends the size', async () => {
  const sent = vi.fn()
  render(
    <form aria-label="Display">
      <Normal />
    </form>,
  )
  screen.getByRole('form').addEventListener('submit', (event) => {
    event.preventDefault()
    if (event.submitter instanceof HTMLButtonElement) sent(event.submitter.name, event.submitter.value)
  })
  await userEvent.click(screen.getByRole('button', { name: 'Large text' }))
  expect(sent).toHaveBeenCalledWith('textSize', 'large')
})
