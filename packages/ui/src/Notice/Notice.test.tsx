import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as stories from './Notice.stories'

const { Caution, Info } = composeStories(stories)

test('shows what happened and what it means', () => {
  render(<Caution />)
  expect(screen.getByText('You’re offline').parentElement?.textContent).toContain('Your answers are saved')
})

test('announces only with a role', () => {
  const { rerender } = render(<Info />)
  expect(screen.queryByRole('status')).toBeNull()
  rerender(<Info role="status" />)
  expect(screen.getByRole('status')).toBeTruthy()
})
