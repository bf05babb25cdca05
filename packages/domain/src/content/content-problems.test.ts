import { expect, test } from 'vitest'
import { contentFields } from './content-fields'
import { contentKinds } from './content-kinds'
import { contentProblems, type TranslatedTexts, valueProblem } from './content-problems'

const article: TranslatedTexts = {
  title: 'What care costs',
  body: 'Ask for both prices.',
  values: { summary: 'Two prices', topic: 'money', author: 'mei', sources: [{ title: 'Survey' }] },
}
const spanish = { title: 'Lo que cuesta', body: 'Pida los dos precios.', values: { summary: 'Dos precios' } }
const pathsOf = (texts: TranslatedTexts) => contentProblems('articles', texts).map(({ path }) => path)

test.each<[string, TranslatedTexts, string[]]>([
  ['a complete article in English', article, []],
  ['one in both languages', { ...article, translations: { es: spanish } }, []],
  ['one without anything', {}, ['title', 'body', 'values/summary', 'values/topic', 'values/author']],
  ['a blank title', { ...article, title: '  ' }, ['title']],
  [
    'Spanish without its text',
    { ...article, translations: { es: { ...spanish, body: '' } } },
    ['translations/es/body'],
  ],
  [
    'Spanish without its summary',
    { ...article, translations: { es: { ...spanish, values: {} } } },
    ['translations/es/values/summary'],
  ],
  [
    'a Spanish summary that is too long',
    { ...article, translations: { es: { ...spanish, values: { summary: 'x'.repeat(161) } } } },
    ['translations/es/values/summary'],
  ],
  ['values that only programs write', { ...article, values: { ...article.values, import: { id: 7 } } }, []],
])('finds what prevents publishing %s [WORK-012, FIND-015]', (_what, texts, paths) => {
  expect(pathsOf(texts)).toEqual(paths)
})

test('a Spanish name that English doesn’t have is complete on its own [WORK-012]', () => {
  const guide = { title: 'Senior living in Oregon', body: 'Rules', translations: { es: { ...spanish } } }
  expect(contentProblems('state-pages', guide)).toEqual([])
  const named = { ...guide, translations: { es: { ...spanish, values: { name: 'Oregón' } } } }
  expect(contentProblems('state-pages', named)).toEqual([])
})

test.each([
  ['rows', [{ title: 'One', path: '/a' }], undefined],
  ['rows', [{ title: 'One' }], 'Fill in every part of each line'],
  ['rows', 'One', 'Fill in every part of each line'],
  ['lines', ['One', 2], 'Use one text per line'],
  ['number', 4, undefined],
  ['number', 4.5, 'Use a whole number'],
  ['flag', 'yes', 'Use yes or no'],
  ['day', '2026-11-28', undefined],
  ['other', { any: ['thing'] }, undefined],
] as const)('checks a value of the type %s: %j [WORK-012]', (type, value, problem) => {
  const field = { name: 'x', type, isTranslated: true, max: 100, parts: ['title', 'path'] } as const
  expect(valueProblem(field, value)).toBe(problem)
})

test('every kind declares each of its values once [WORK-012]', () => {
  for (const kind of contentKinds) {
    const names = contentFields[kind].map(({ name }) => name)
    expect(new Set(names).size, kind).toBe(names.length)
  }
})
