import { render, screen } from '@testing-library/react'
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

const drawing = { src: '/door.svg', night: { src: '/door-night.svg', media: 'all' }, alt: 'Drawn doorway' }

test('without a photo it is the drawing, which says that it is one [LOOK-008]', () => {
  const { container } = render(<Portrait name="Teresa Lindqvist" drawing={drawing} />)
  expect(screen.getByRole('img', { name: 'Drawn doorway' }).getAttribute('src')).toBe('/door.svg')
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe('/door-night.svg')
})

test('a photo replaces the drawing [AGENT-005, LOOK-008]', () => {
  render(<Portrait name="Teresa Lindqvist" src="/one.webp" drawing={drawing} />)
  expect(screen.queryByRole('img', { name: 'Drawn doorway' })).toBeNull()
})
