import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as stories from './Tabs.stories'

const { SecondOpen } = composeStories(stories)

test('tabs are links, and the open one is marked', () => {
  render(<SecondOpen />)
  expect(screen.getAllByRole('link')).toHaveLength(3)
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Mine 38')
})
