import { expect, test } from 'vitest'
import { apiStub, errorOf, type StubbedWrite } from '~/testing/api-stub'
import { action as act, loader as readVersion } from '../_staff.state-rules.$id/route'
import { loader as readList } from '../_staff.state-rules._index/route'
import { action, loader } from './route'

const writes: StubbedWrite[] = []
const answer =
  (status: number, type: string, attributes: object = {}, id = 'CO-5') =>
  (write: StubbedWrite) => {
    writes.push(write)
    return {
      status,
      body: status < 300 ? { data: { type, id, attributes } } : errorOf('unprocessable', status, attributes),
    }
  }
const sections = (text: string) => ({
  en: [{ title: 'Who pays', text }],
  es: [{ title: 'Who pays, in Spanish', text }],
})
const version = (id: string, values: object = {}) => ({
  id,
  version: 2,
  state: 'CO',
  effectiveFrom: '2026-11-23',
  lawCite: 'C.R.S. § 6-1-729',
  lawUrl: 'https://leg.colorado.gov/bills/hb20-1101',
  sections: sections('{operator} {communities} {fees}'),
  requiresDisclosure: true,
  trigger: 'before-referral',
  feeDetail: 'who-pays',
  signature: 'both',
  copyToCommunity: 'by-admission',
  invoiceRequiresCopy: true,
  perInstanceConsent: false,
  stopPropagates: true,
  retentionYears: 6,
  reviewedByCounsel: false,
  status: 'in-effect',
  consents: 41,
  isPublished: false,
  ...values,
})
const next = version('CO-4', {
  effectiveFrom: '2999-01-01',
  status: 'upcoming',
  isPublished: true,
  publishedBy: 'Ada',
  publishedAt: '2026-11-29T10:00:00Z',
  consents: 0,
  retentionYears: 7,
})
const first = version('CO-1', { effectiveFrom: '2020-08-05', status: 'ended', sections: undefined })
const idaho = version('ID-1', { state: 'ID', requiresDisclosure: false, sections: undefined })
const stub = (role: string, refusal?: object) =>
  apiStub(
    {
      '/platform/users/me': { type: 'users', item: { id: 'me', role, name: 'Ada' } },
      '/admin/state-rules': { type: 'state-rule-versions', items: [next, version('CO-3'), first, idaho] },
      '/admin/state-rules/CO-3': { type: 'state-rule-versions', item: version('CO-3') },
      '/admin/state-rules/CO-4': { type: 'state-rule-versions', item: next },
      '/platform/record-changes': { type: 'record-changes', items: [], meta: { total: 0 } },
    },
    {
      'POST /admin/state-rule-previews': refusal
        ? answer(422, '', refusal)
        : answer(200, 'state-rule-previews', { replaces: 'CO-3', familiesToAsk: 41 }),
      'POST /admin/state-rules': answer(201, 'state-rule-versions'),
      'PATCH /admin/state-rules/CO-4': answer(200, 'state-rule-versions', {}, 'CO-4'),
      'DELETE /admin/state-rules/CO-4': answer(204, ''),
    },
  )
const admin = stub('admin')
const agent = stub('agent')
const refusing = stub('admin', {
  detail: 'Name {fees} in the text.',
  source: { pointer: '/data/attributes/sections/es' },
})
const argsOf = (api: typeof admin, path: string, fields?: Record<string, string>, id = '') => ({
  request: new Request(
    `http://localhost:3001/dashboard/state-rules${path}`,
    fields ? { method: 'POST', body: new URLSearchParams(fields) } : {},
  ),
  params: { id },
  context: api.context,
})
const sent = () => writes.splice(0)

const fields = {
  effectiveFrom: '2999-06-01',
  lawCite: 'C.R.S. § 6-1-730',
  lawUrl: 'https://leg.colorado.gov/bills/hb20-1101',
  sectionsEn: '## Who pays\r\n{operator} {communities} {fees} New.',
  sectionsEs: '## Who pays, in Spanish\n{operator} {communities} {fees}',
  trigger: 'before-referral',
  feeDetail: 'who-pays',
  signature: 'both',
  copyToCommunity: 'by-admission',
  duties: 'stopPropagates',
  retentionYears: '8',
}

test('lists the states with the rule in effect and the next one, for admins only [TRUST-015, ROLE-010]', async () => {
  const { rows } = await readList(argsOf(admin, ''))
  expect(rows).toMatchObject([
    {
      name: 'Colorado',
      href: '/state-rules/CO-3',
      inEffect: 'CO-3, since Nov 23, 2026',
      next: 'CO-4, from Jan 1, 2999',
      disclosure: 'Required',
    },
    { name: 'Idaho', inEffect: 'ID-1, since Nov 23, 2026', next: '', disclosure: 'Not required' },
  ])
  for (const load of [readList, loader]) {
    await expect(load(argsOf(agent, ''))).rejects.toMatchObject({ init: { status: 403 } })
  }
})

test('shows a version with what it changed, and only one that begins later can be withdrawn [TRUST-015]', async () => {
  const { record } = await readVersion(argsOf(admin, '/CO-4', undefined, 'CO-4'))
  expect(record.item).toMatchObject({
    canChange: true,
    changes: { before: 'CO-3', facts: ['Years that we keep records: 6 → 7'], texts: [] },
  })
  const present = (await readVersion(argsOf(admin, '/CO-3', undefined, 'CO-3'))).record.item
  expect(present.canChange).toBe(false)
  // The text of the version before isn't stored.
  expect(present).not.toHaveProperty('changes')
  await act(argsOf(admin, '/CO-4', { intent: 'do:withdraw', version: '2' }, 'CO-4')).catch(() => undefined)
  expect(sent().map(({ headers }) => headers['if-match'])).toEqual(['"2"'])
})

test('a new version begins with the text of the one before, but not with its days [TRUST-015]', async () => {
  const { values, title } = await loader(argsOf(admin, '/new?from=CO-3'))
  expect(title).toBe('New version for Colorado')
  expect(values).toMatchObject({ sectionsEn: ['## Who pays\n{operator} {communities} {fees}'], retentionYears: ['6'] })
  expect(values).not.toHaveProperty('effectiveFrom')
})

test('shows the difference and how many families must consent again before anything is saved [TRUST-015, WORK-012]', async () => {
  const checked = await action(argsOf(admin, '/new?from=CO-3', { intent: 'check', ...fields }))
  expect(checked).toMatchObject({
    data: {
      checked: {
        id: 'CO-5',
        familiesToAsk: 41,
        changes: { before: 'CO-3', texts: [{ language: 'English' }] },
      },
    },
  })
  const [preview, ...others] = sent()
  expect(others).toEqual([])
  expect(preview?.body).toMatchObject({
    data: { attributes: { state: 'CO', retentionYears: 8, stopPropagates: true, invoiceRequiresCopy: false } },
  })
  await action(argsOf(admin, '/new?from=CO-3', { intent: 'publish', ...fields })).catch(() => undefined)
  expect(sent()).toMatchObject([
    { body: { data: { type: 'state-rule-versions', attributes: { lawCite: 'C.R.S. § 6-1-730' } } } },
  ])
})

test('a change of a version that begins later names the version it’s based on, and removes what was emptied [TRUST-015, WORK-005]', async () => {
  await action(argsOf(admin, '/new?change=CO-4', { intent: 'publish', version: '2', ...fields })).catch(() => undefined)
  const [change] = sent()
  expect(change?.headers['if-match']).toBe('"2"')
  expect(change?.body).toMatchObject({ data: { id: 'CO-4', attributes: { operatorLicense: null, retentionYears: 8 } } })
})

test('an error of the API is shown at the text of its language, with what was typed [TRUST-015]', async () => {
  const rejected = await action(argsOf(refusing, '/new?from=CO-3', { intent: 'check', ...fields }))
  expect(rejected).toMatchObject({
    init: { status: 422 },
    data: {
      rejected: { errors: { sectionsEs: 'Name {fees} in the text.' }, values: { lawCite: ['C.R.S. § 6-1-730'] } },
    },
  })
})
