import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as stories from './Stars.stories'

const { All, Half, None } = composeStories(stories)
const filled = () => Number(screen.getByRole('img').querySelector('svg')?.getAttribute('width'))

test.each([
  ['0 of 5 stars', None, 0],
  ['2.5 of 5 stars', Half, 50],
  ['5 of 5 stars', All, 100],
])('%s fills that part of five stars [RATE-001]', (name, Story, width) => {
  render(<Story />)
  expect(screen.getByRole('img', { name })).toBeTruthy()
  expect(filled()).toBe(width)
})

test('limits the value to between no stars and all of them', () => {
  const { rerender } = render(<All value={7} />)
  expect(filled()).toBe(100)
  rerender(<All value={-1} />)
  expect(filled()).toBe(0)
})
