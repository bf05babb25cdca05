import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as stories from './ScoreBadge.stories'

const { Excellent, NotYetRated } = composeStories(stories)

test('the figure stands before its words', () => {
  render(<Excellent />)
  expect(screen.getByText('Excellent').previousElementSibling?.textContent).toBe('9.1')
})

test('without a score a dash nobody hears stands there [RATE-004]', () => {
  render(<NotYetRated />)
  expect(screen.getByText('Not yet rated').previousElementSibling?.getAttribute('aria-hidden')).toBe('true')
})
