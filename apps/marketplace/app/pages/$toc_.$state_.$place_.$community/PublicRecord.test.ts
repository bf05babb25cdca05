import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PublicRecord } from './PublicRecord'

const license = { number: '107001234', authority: 'California Department of Social Services', asOf: '2026-08' }
const render = (source: 'demo' | 'rcfe' | 'cms') =>
  renderToStaticMarkup(
    createElement(PublicRecord, { community: { source, license, isRateEstimated: true, numReviews: 0 } }),
  )

test('a community’s license names its number, authority, and date [DATA-002, COMM-010]', () => {
  expect(render('rcfe')).toContain('License 107001234, California Department of Social Services, as of August 2026')
  expect(render('cms')).toContain('Medicare certification 107001234')
})

test('only a page from public records says that it is one [DATA-002]', () => {
  expect(render('rcfe')).toContain('This page comes from public records')
  expect(render('demo')).not.toContain('This page comes from public records')
})

test('a real nursing home is labeled as one, without prices or reviews [FIND-024]', () => {
  expect(render('cms')).toContain('We show only what Medicare publishes about this home.')
  expect(render('rcfe')).not.toContain('Real nursing home')
  const community = { source: 'cms', license, isRateEstimated: true, numReviews: 2 }
  expect(renderToStaticMarkup(createElement(PublicRecord, { community }))).not.toContain('no family has reviewed it')
})

test('only a demo community says that it is made up [TRUTH-013]', () => {
  expect(render('demo')).toContain('This community, its prices, its reviews, and its questions are made up.')
  expect(render('rcfe')).not.toContain('made up')
})
