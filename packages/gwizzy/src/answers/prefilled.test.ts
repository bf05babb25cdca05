import { expect, test } from 'vitest'
import { firstAnswers, isEmailLocked, prefilled } from './prefilled'

test.each([
  [
    { isLoggedIn: true, name: 'Ann Lee' },
    { firstName: 'Ann', lastName: 'Lee' },
  ],
  [
    { isLoggedIn: true, name: ' Ann  Marie Lee ' },
    { firstName: 'Ann', lastName: 'Marie Lee' },
  ],
  [{ isLoggedIn: true, name: 'Ann' }, { firstName: 'Ann' }],
  [
    { isLoggedIn: true, email: 'a@b.co', phone: '2085550123' },
    { email: 'a@b.co', phone: '2085550123' },
  ],
  [{ isLoggedIn: true }, {}],
  [{ isLoggedIn: false, name: 'Ann Lee' }, {}],
])('%j prefills %j [GWZ-097]', (visitor, answers) => {
  expect(prefilled(visitor)).toEqual(answers)
})

test.each([
  [{ isLoggedIn: true, email: 'a@b.co' }, true],
  [{ isLoggedIn: true }, false],
  [{ isLoggedIn: false, email: 'a@b.co' }, false],
])('the email of %j is fixed: %s [GWZ-098]', (visitor, isLocked) => {
  expect(isEmailLocked(visitor)).toBe(isLocked)
})

test('kept answers stand before prefilled ones, but for the email of the person signed in [GWZ-097, GWZ-098, GWZ-101]', () => {
  const visitor = { isLoggedIn: true, name: 'Ann Lee', email: 'ann@example.com' }
  expect(firstAnswers(visitor, { firstName: 'Annie', email: 'old@example.com', adl: 'no-care' })).toEqual({
    firstName: 'Annie',
    lastName: 'Lee',
    email: 'ann@example.com',
    adl: 'no-care',
  })
})
