import { expect, test } from 'vitest'
import { pathAfterSaving, savedOf } from './saved'

test.each([
  ['https://x.example/dashboard/tasks?tab=today', '/tasks?tab=today&saved=task'],
  ['https://x.example/dashboard/?index', '/?saved=task'],
  ['https://x.example/dashboard/families/7?saved=note', '/families/7?saved=task'],
])('from %s a form leads to %s [DASH-004]', (url, path) => {
  expect(pathAfterSaving(url, 'task')).toBe(path)
  expect(savedOf(new URL(path, 'https://x.example').searchParams)).toBe('task')
})

test.each(['', 'saved=world', 'saved=toString'])('?%s tells of nothing saved [DASH-004]', (query) => {
  expect(savedOf(new URLSearchParams(query))).toBeUndefined()
})
