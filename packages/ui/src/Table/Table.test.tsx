import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as stories from './Table.stories'
import { rows } from './Table.css'

const { Families, HiddenCaption, Sorted, Selectable } = composeStories(stories)

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

test('a heading that sorts is a link, and says the order of the table', () => {
  render(<Sorted />)
  const orders = screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'))
  expect(orders).toEqual(['ascending', 'none', null])
  expect(screen.getByRole('link', { name: 'Budget / mo' }).getAttribute('href')).toBe('?sort=budget')
})

test('checkboxes select rows, and the one above them selects all', () => {
  render(<Selectable />)
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all families on this page' })
  expect([all.checked, all.indeterminate]).toEqual([false, true])
  fireEvent.click(all)
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Dana Whitfield' }))
  const selected = new FormData(document.querySelector('form') ?? undefined).getAll('ids')
  expect(selected).toEqual(['Luis Ortega', 'Hannah Brandt'])
})
