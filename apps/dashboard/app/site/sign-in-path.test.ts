import { expect, test } from 'vitest'
import { pathAfterSignIn, signInPath } from '~/site/sign-in-path'

test.each([
  ['https://x.example/dashboard/families?tab=new', '/sign-in?loginRedirect=%2Fdashboard%2Ffamilies%3Ftab%3Dnew'],
  ['https://x.example/dashboard/', '/sign-in'],
  ['https://x.example/dashboard', '/sign-in'],
])('leads from %s to %s [QUERY-001, QUERY-006]', (url, path) => {
  expect(signInPath(url)).toBe(path)
})

test.each([
  ['/dashboard/families?tab=new', '/families?tab=new', 'the page that the person came from'],
  ['/dashboard/', '/', 'the start page'],
  [null, '/', 'no redirect'],
  ['/assisted-living', '/', 'a page of the marketplace'],
  ['https://evil.example/dashboard/', '/', 'another site'],
  ['//evil.example/dashboard/', '/', 'another site without its scheme'],
  ['/dashboard-evil', '/', 'a path that only starts alike'],
])('after sign-in, the redirect %s leads to %s: %s [AUTH-004, QUERY-001]', (wanted, path, _why) => {
  expect(pathAfterSignIn(wanted)).toBe(path)
})
