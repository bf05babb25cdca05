import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as stories from './ScoreBadge.stories'

const { Excellent, NotYetRated } = composeStories(stories)

test('shows the number before its label', () => {
  render(<Excellent />)
  expect(screen.getByText('Excellent').previousElementSibling?.textContent).toBe('9.1')
})

test('shows a silent dash without a score [RATE-004]', () => {
  render(<NotYetRated />)
  expect(screen.getByText('Not yet rated').previousElementSibling?.getAttribute('aria-hidden')).toBe('true')
})
