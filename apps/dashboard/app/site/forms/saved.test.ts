import { expect, test } from 'vitest'
import { pathAfterSaving, readSaved } from './saved'

test.each([
  ['https://x.example/dashboard/tasks?tab=today', '/tasks?tab=today&saved=task'],
  ['https://x.example/dashboard/?index', '/?saved=task'],
  ['https://x.example/dashboard/families/7?saved=note', '/families/7?saved=task'],
])('a form at %s leads to %s [DASH-004]', (url, path) => {
  expect(pathAfterSaving(url, 'task')).toBe(path)
  expect(readSaved(new URL(path, 'https://x.example').searchParams)).toBe('task')
})

test.each(['', 'saved=world', 'saved=toString'])('finds nothing saved in ?%s [DASH-004]', (query) => {
  expect(readSaved(new URLSearchParams(query))).toBeUndefined()
})
