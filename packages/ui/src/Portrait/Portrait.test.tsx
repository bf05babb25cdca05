import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Portrait } from './Portrait'

test('a portrait is the photo, without a second name for screen readers [AGENT-005]', () => {
  const { container } = render(<Portrait name="Teresa Lindqvist" src="/one.webp" />)
  const photo = container.querySelector('img')
  expect(photo?.getAttribute('src')).toBe('/one.webp')
  expect(photo?.alt).toBe('')
})

test('without a photo it is the initials [AGENT-005]', () => {
  const { container } = render(<Portrait name="Teresa Lindqvist" size="large" />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('TL')
})
