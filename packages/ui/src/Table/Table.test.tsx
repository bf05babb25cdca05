import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as stories from './Table.stories'
import { rows } from './Table.css'

const { Families, HiddenCaption } = composeStories(stories)

test('is a table with a name, headings, and named rows', () => {
  render(<Families />)
  expect(screen.getByRole('table', { name: 'Families' })).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Family',
    'Budget / mo',
    'Stage',
  ])
  expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toContain('Luis Ortega')
})

test('styles the current row and selected rows differently', () => {
  render(<Families />)
  const [, dana, luis, hannah] = screen.getAllByRole('row').map((row) => row.className)
  expect([dana, luis, hannah]).toEqual([rows.current, rows.normal, rows.selected])
})

test('a hidden caption still names the table', () => {
  render(<HiddenCaption />)
  expect(screen.getByRole('table', { name: 'Families' })).toBeTruthy()
})
