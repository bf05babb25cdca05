import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as stories from './Ledger.stories'

const { Costs } = composeStories(stories)

test('shows each label with its value, then its note', () => {
  render(<Costs />)
  const label = screen.getByText('Studio rent')
  expect(label.tagName).toBe('DT')
  expect(label.nextElementSibling?.textContent).toBe('$4,650')
  expect(label.nextElementSibling?.nextElementSibling?.textContent).toBe('From the community, Nov 3, 2026.')
})
