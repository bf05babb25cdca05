import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as stories from './Breadcrumbs.stories'

const { ToACommunity } = composeStories(stories)

test('links every step except the last, which is the current page', () => {
  render(<ToACommunity />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Colorado', 'Fort Collins'])
  expect(screen.getByText('Cottonwood Bend').getAttribute('aria-current')).toBe('page')
})
