import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as stories from './MarkdownText.stories'

const { Sections, Spanish } = composeStories(stories)

test('shows a text with its headings, lists, and links', () => {
  render(<Sections />)
  expect(screen.getByRole('heading', { name: 'What changes', level: 2 })).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'writing' }).getAttribute('href')).toBe('#list')
})

test('says the language of a text in another one [FIND-015]', () => {
  render(<Spanish />)
  expect(screen.getByText('Pida los dos precios por escrito.').parentElement?.lang).toBe('es')
})
