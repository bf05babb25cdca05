import { expect, test } from 'vitest'
import { initialAnswers, isEmailLocked, visitorAnswers } from './initial-answers'

test.each([
  [{ name: 'Ann Lee' }, { firstName: 'Ann', lastName: 'Lee' }],
  [{ name: ' Ann  Marie Lee ' }, { firstName: 'Ann', lastName: 'Marie Lee' }],
  [{ name: 'Ann' }, { firstName: 'Ann' }],
  [
    { email: 'a@b.co', phone: '2085550123' },
    { email: 'a@b.co', phone: '2085550123' },
  ],
  [
    { email: 'a@b.co', phoneNumber: '2085550199' },
    { email: 'a@b.co', phone: '2085550199' },
  ],
  [{ phone: '2085550123', phoneNumber: '2085550199' }, { phone: '2085550123' }],
  [{ id: 'ann' }, {}],
  [undefined, {}],
])('%j prefills %j [GWZ-097]', (visitor, answers) => {
  expect(visitorAnswers(visitor)).toEqual(answers)
})

test.each([
  [{ email: 'a@b.co' }, true],
  [{ id: 'ann' }, false],
  [undefined, false],
])('the email of %j is locked: %s [GWZ-098]', (visitor, isLocked) => {
  expect(isEmailLocked(visitor)).toBe(isLocked)
})

test("stored answers override prefilled ones, except the signed-in person's email [GWZ-097, GWZ-098, GWZ-101]", () => {
  const visitor = { name: 'Ann Lee', email: 'ann@example.com' }
  const stored = { firstName: 'Annie', email: 'old@example.com', adl: 'no-care' } as const
  expect(initialAnswers({ settings: {}, visitor, stored })).toEqual({
    firstName: 'Annie',
    lastName: 'Lee',
    email: 'ann@example.com',
    adl: 'no-care',
  })
})

test("a partner's answers override other stored ones, and the signed-in person's override both [GWZ-096, GWZ-097]", () => {
  const settings = {
    prefill: { email: 'stored@example.com', adl: 'heavy-care', phone: undefined },
    affiliatePartner: { name: 'Elder Path', answers: { adl: 'light-care', phone: '2085550177', firstName: 'A.' } },
  } as const
  expect(initialAnswers({ settings, visitor: { name: 'Ann' }, stored: undefined })).toEqual({
    email: 'stored@example.com',
    adl: 'light-care',
    phone: '2085550177',
    firstName: 'Ann',
  })
})
