import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as stories from './Spinner.stories'

const { UnderWay } = composeStories(stories)

test('announces what is in progress [FORM-011]', () => {
  render(<UnderWay />)
  expect(screen.getByRole('status').textContent).toBe('Sending your answers')
})
