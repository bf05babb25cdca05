import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Monogram } from './Monogram'

test.each([
  ['Teresa Lindqvist', 'TL'],
  ['Teresa Maria Lindqvist', 'TL'],
  ['  Teresa  ', 'T'],
  ['Élodie Ünal', 'ÉÜ'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  const { container } = render(<Monogram name={name} />)
  expect(container.textContent).toBe(initials)
  expect(screen.queryByRole('img')).toBeNull()
})
