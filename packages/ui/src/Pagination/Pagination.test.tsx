import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as stories from './Pagination.stories'

const { First, Last, Middle, OnePage } = composeStories(stories)

test('links to the nearby pages and marks the current page', () => {
  render(<Middle />)
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('?page-number=4')
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page-number=6')
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('5')
})

test('has no link before the first page or after the last', () => {
  const { unmount } = render(<First />)
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
  unmount()
  render(<Last />)
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
})

test('one page needs no pagination', () => {
  render(<OnePage />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
