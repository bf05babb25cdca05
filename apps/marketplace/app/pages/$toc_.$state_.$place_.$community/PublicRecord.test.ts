import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PublicRecord } from './PublicRecord'

const license = { number: '107001234', authority: 'California Department of Social Services', asOf: '2026-08' }
const render = (source: 'demo' | 'rcfe' | 'cms') =>
  renderToStaticMarkup(createElement(PublicRecord, { community: { source, license } }))

test('a community’s license names its number, authority, and date [DATA-002, COMM-010]', () => {
  expect(render('rcfe')).toContain('License 107001234, California Department of Social Services, as of August 2026')
  expect(render('cms')).toContain('Medicare certification 107001234')
})

test('only a page from public records says that it is one [DATA-002]', () => {
  expect(render('rcfe')).toContain('This page comes from public records')
  expect(render('demo')).not.toContain('This page comes from public records')
})

test('only a demo community says that it is made up [TRUTH-013]', () => {
  expect(render('demo')).toContain('This community, its prices, its reviews, and its questions are made up.')
  expect(render('rcfe')).not.toContain('made up')
})
