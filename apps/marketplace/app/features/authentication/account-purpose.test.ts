import { expect, test } from 'vitest'
import { findPurpose, purposeText } from './account-purpose'

const signup = (redirect?: string) => ({ step: 'signup', data: redirect === undefined ? {} : { redirect } }) as const

test.each([
  [
    '/questions/new?community=aspen-court',
    'Aspen Court',
    /^With a free account, you can ask Aspen Court a question right away\./,
  ],
  [
    '/questions/new?community=aspen-court',
    undefined,
    /^With a free account, you can ask a community a question right away\./,
  ],
  ['/questions/several?communities=aspen-court', undefined, /None of them will see your name\.$/],
  ['/reviews/new?community=aspen-court', 'Aspen Court', /^You need a free account to write a review of Aspen Court\./],
  ['/homebase/saved', undefined, /your saved communities on all your devices/],
  ['/homebase/saved/share', undefined, /stop sharing your list on all your devices/],
  ['/homebase', undefined, /only this browser can show/],
])('on the way to %s with %s, the gate says %s [AUTH-002]', (redirect, communityName, expected) => {
  expect(purposeText({ ...signup(redirect), ...(communityName && { communityName }) })).toMatch(expected)
})

test('a path or step without a purpose of its own says nothing more, whatever it names [AUTH-002, BIZ-008]', () => {
  for (const redirect of [undefined, '/', '/homebase/settings', '/constructor']) {
    expect(purposeText({ ...signup(redirect), communityName: 'Aspen Court' })).toBeUndefined()
  }
  expect(purposeText({ step: 'reset-password', data: { redirect: '/homebase' } })).toBeUndefined()
  expect(findPurpose(signup('/questions/new?community=aspen-court'))).toEqual({
    purpose: 'question',
    community: 'aspen-court',
  })
})
