import { expect, test } from 'vitest'
import { changesOnlyPreview, shouldRevalidateList } from './changes-only-preview'

const isOnly = (one: string, other: string) =>
  changesOnlyPreview(new URL(one, 'https://work.example'), new URL(other, 'https://work.example'))

test.each([
  ['/families?tab=new&open=first', '/families?tab=new&open=7', true],
  ['/families', '/families?open=first', true],
  ['/families?tab=new&open=7', '/families?tab=new', true],
  // A reload, a live update, and what an action did load the list again.
  ['/families?open=7', '/families?open=7', false],
  ['/families?open=7', '/families?open=8&done=1', false],
  ['/families?tab=new&open=7', '/families?tab=all&open=first', false],
  ['/families?open=7', '/tasks?open=8', false],
])('from %s to %s, only another row is shown: %s [WORK-003]', (current, next, expected) => {
  expect(isOnly(current, next)).toBe(expected)
})

const reloads = (next: string, more: Partial<Parameters<typeof shouldRevalidateList>[0]> = {}) =>
  shouldRevalidateList({
    currentUrl: new URL('https://work.example/families?open=7'),
    nextUrl: new URL(next, 'https://work.example'),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
    ...more,
  })

test('a list is loaded again after what was saved and for live updates, not for another row or a form to correct [WORK-003, ERR-018]', () => {
  expect(reloads('/families?open=8')).toBe(false)
  expect(reloads('/families?open=7')).toBe(true)
  expect(reloads('/families?open=8', { formMethod: 'POST', actionStatus: 302 })).toBe(true)
  expect(reloads('/families?open=7', { formMethod: 'POST', actionStatus: 422 })).toBe(false)
  expect(reloads('/families?open=7', { formMethod: 'POST', actionStatus: 503 })).toBe(false)
})
