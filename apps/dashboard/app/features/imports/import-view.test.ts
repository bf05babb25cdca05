import type { FileImport, ImportRow } from '@pkg/api-client'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom/server'
import { expect, test } from 'vitest'
import { ImportView } from './ImportView'
import type { ImportData } from './load-import.server'
import { importsTexts as words } from './texts'

const found: FileImport = {
  id: 'one',
  version: 4,
  kind: 'contacts',
  status: 'checked',
  fileName: 'people.csv',
  separator: ',',
  encoding: 'utf-8',
  columns: [
    { name: 'Full name', samples: ['Ida Marsh', 'Ole Berg'], field: 'name' },
    { name: 'Shoes', samples: [], field: '' },
  ],
  fields: [
    { name: 'name', label: 'Name', group: 'Person', isRequired: true },
    { name: 'email', label: 'Email', group: 'How to reach them', isRequired: false },
  ],
  onDouble: 'skip',
  counts: { total: 247, states: {}, toAdd: 212, toChange: 31, toKeep: 0, toLeaveOut: 4 },
  createdAt: '2026-11-30T10:00:00Z',
  hasRows: true,
}
const row: ImportRow = {
  id: 'r1',
  version: 1,
  importId: 'one',
  line: 12,
  state: 'faulty',
  values: { name: 'Ida Marsh', email: 'ida@' },
  faults: [{ field: 'email', problem: 'Enter a whole email address' }],
  differs: [],
}
const none = { rows: [], total: 0, page: 1, pages: 1 }
const pageOf = (...rows: ImportRow[]) => ({ rows, total: rows.length, page: 1, pages: 1 })

/** Returns the page of an import as HTML, which works without scripts. */
async function render(data: Partial<ImportData>): Promise<string> {
  const view = createElement(ImportView, { data: { found, page: none, ...data }, rejected: undefined })
  const { dataRoutes, query } = createStaticHandler([{ path: '*', element: view }])
  const context = await query(new Request('http://localhost:3001/imports/one'))
  if (context instanceof Response) throw new Error('The page was redirected')
  const router = createStaticRouter(dataRoutes, context)
  return renderToStaticMarkup(createElement(StaticRouterProvider, { router, context, hydrate: false }))
}

test('shows a menu with groups for each column, with its name and first values [WORK-015]', async () => {
  const html = await render({ step: 'match' })
  expect(html).toMatch(/<label[^>]*>“Full name”<\/label>/)
  expect(html).toContain('Ida Marsh · Ole Berg')
  expect(html).toContain(
    '<optgroup label="Person"><option value="name" selected="">Name (required)</option></optgroup>',
  )
  expect(html).toContain(words.samples([]))
})

test('shows each row with problems with fields for these, and the other values as text [WORK-015]', async () => {
  const html = await render({ step: 'check', page: pageOf(row) })
  expect(html).toContain('Line 12: Ida Marsh')
  expect(html).toContain('Enter a whole email address.')
  expect(html).toMatch(/<input[^>]*name="value.email"[^>]*value="ida@"/)
  expect(html).not.toContain('name="value.name"')
  expect(await render({ step: 'check' })).toContain(words.noFaults)
})

test('shows a double next to our record, with what differs [WORK-015]', async () => {
  const double = { id: 'contact', values: { name: 'Ida Marsh', email: 'ida@homes.example' } }
  const html = await render({ step: 'doubles', page: pageOf({ ...row, state: 'double', double, differs: ['email'] }) })
  expect(html).toMatch(/ida@homes\.example.*Differs/)
  expect(html).toContain(words.inRecords)
  expect(html).toMatch(/value="skip"[^>]*checked|checked=""[^>]*value="skip"/)
})

test('counts what an import will do, and offers its start only if it does something [WORK-015]', async () => {
  const html = await render({ step: 'start' })
  expect(html).toMatch(/New.*212.*Changed.*31.*Left out.*4/)
  expect(html).toContain(words.start)
  const counts = { ...found.counts, toAdd: 0, toChange: 0 }
  const nothing = await render({ step: 'start', found: { ...found, counts } })
  expect(nothing).toContain(words.nothingToDo)
  expect(nothing).not.toContain(`>${words.start}<`)
})

test('shows progress, then what was done with its undo, and what an undo kept [WORK-015]', async () => {
  const counts = (states: FileImport['counts']['states']) => ({ ...found.counts, states })
  const running = await render({
    found: { ...found, status: 'running', counts: counts({ new: 150, added: 97, skipped: 3 }) },
  })
  expect(running).toContain('100 of 250 rows')
  expect(running).toContain('<progress')
  const done = { ...found, status: 'done' as const, counts: counts({ added: 212, changed: 31, skipped: 4 }) }
  const html = await render({
    found: done,
    undoUntil: 'Dec 30',
    page: pageOf({ ...row, problem: 'Left out by staff' }),
  })
  expect(html).toContain('until Dec 30')
  expect(html).toContain('href="/api/admin/imports/one/left-out"')
  expect(html).toContain(words.undoHelp(212, 31))
  expect(await render({ found: done })).not.toContain(words.undoTitle)
  expect(html).not.toContain(words.counts.removed)
  const stopped = await render({ found: { ...done, counts: counts({ added: 12, removed: 200 }) }, undoUntil: 'Dec 30' })
  expect(stopped).toMatch(/Added.*12.*Removed.*200/)
  expect(stopped).toContain(words.undoHelp(12, 0))
  const undone = { ...found, status: 'undone' as const, counts: counts({ removed: 211, kept: 1 }) }
  expect(await render({ found: undone, page: pageOf({ ...row, problem: 'Changed since' }) })).toMatch(
    /Kept.*1.*Changed since/,
  )
})
