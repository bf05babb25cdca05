import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextLink } from '../TextLink/TextLink'
import * as stories from './LinkProvider.stories'

const { OfARouter } = composeStories(stories)

test('below a provider, every link of the kit uses the router', () => {
  render(<OfARouter />)
  for (const link of screen.getAllByRole('link')) expect(link.hasAttribute('data-router')).toBe(true)
})

test('without a provider, a link is a plain anchor', () => {
  render(<TextLink href="/fees">See every fee</TextLink>)
  expect(screen.getByRole('link', { name: 'See every fee' }).getAttribute('href')).toBe('/fees')
})
