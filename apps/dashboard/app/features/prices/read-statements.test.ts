import { ApiError } from '@pkg/api-client'
import { expect, test } from 'vitest'
import { readStatements, savedStatement } from './read-statements.server'
import { sendStatements } from './state-prices.server'

const formOf = (values: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of values) form.append(name, value)
  return form
}
const price = (amount: string, intent: string) =>
  formOf([
    ['price', 'assisted-living.studio'],
    ['was', '4850'],
    ['amount', amount],
    ['intent', intent],
  ])
/** A price that the person was asked about, and sent again. */
const again = (amount: string, asked: string, intent = 'save') => {
  const form = price(amount, intent)
  form.set('unusual', asked)
  return form
}
const room = (status: string, openRooms: string, intent: string) =>
  formOf([
    ['room', 'studio'],
    ['was', 'open2'],
    ['status', status],
    ['open-rooms', openRooms],
    ['intent', intent],
  ])

test.each([
  ['yes', true],
  ['no', false],
])('reads %s to a source of payment, and says what was saved [FIND-022]', (intent, isAccepted) => {
  const form = formOf([
    ['payment', 'veterans'],
    ['intent', intent],
  ])
  expect(readStatements(form)).toEqual({ ok: true, statements: { payments: [{ source: 'veterans', isAccepted }] } })
  expect(savedStatement(form)).toEqual({ saved: 'prices', of: 'veterans' })
})

test.each([
  [
    'a confirmed price',
    price('4850', 'confirm'),
    { prices: [{ id: 'assisted-living.studio', amount: 4850, was: 4850 }] },
  ],
  [
    'a price as people write it',
    price('$5,100', 'save'),
    { prices: [{ id: 'assisted-living.studio', amount: 5100, was: 4850 }] },
  ],
  [
    'twice the last price',
    price('9700', 'save'),
    { prices: [{ id: 'assisted-living.studio', amount: 9700, was: 4850 }] },
  ],
  [
    'half of the last price',
    price('2425', 'save'),
    { prices: [{ id: 'assisted-living.studio', amount: 2425, was: 4850 }] },
  ],
  [
    'a tenth of the last price that the person sent again',
    again('485', '485'),
    { prices: [{ id: 'assisted-living.studio', amount: 485, was: 4850 }] },
  ],
  [
    'a first price',
    formOf([
      ['price', 'memory-care'],
      ['was', '0'],
      ['amount', '6000'],
    ]),
    { prices: [{ id: 'memory-care', amount: 6000, was: 0 }] },
  ],
  ['a confirmed room', room('open', '2', 'confirm'), { rooms: [{ room: 'studio', status: 'open', openRooms: 2 }] }],
  ['a full room', room('full', '', 'save'), { rooms: [{ room: 'studio', status: 'full' }] }],
  [
    'every price that the page showed',
    formOf([
      ['intent', 'confirm-all'],
      ['shown', 'memory-care=6000'],
      ['shown', 'assisted-living.studio=4850'],
    ]),
    {
      prices: [
        { id: 'memory-care', amount: 6000, was: 6000 },
        { id: 'assisted-living.studio', amount: 4850, was: 4850 },
      ],
    },
  ],
])('reads %s [TRUST-018, WORK-010]', (_what, form, statements) => {
  expect(readStatements(form)).toEqual({ ok: true, statements })
})

test.each([
  ['a confirmation of another price than the one shown', price('5100', 'confirm'), 'Press Save'],
  ['cents', price('48.50', 'save'), 'whole dollars'],
  ['no price', price('', 'save'), 'whole dollars'],
  ['too much', price('99999999', 'save'), 'at most $1,000,000'],
  ['less than half of the last price', price('2424', 'save'), 'If $2,424 is right, press Save again.'],
  ['more than twice the last price', price('9701', 'save'), 'The current price is $4,850.'],
  ['another unusual price than the one asked about', again('48', '485'), 'If $48 is right'],
  ['a number of rooms that aren’t open', room('full', '2', 'save'), 'Leave it empty unless rooms are open'],
  ['a confirmation of another status than the one shown', room('full', '', 'confirm'), 'Press Save'],
])('rejects %s and keeps what was typed [TRUST-018, WORK-005]', (_what, form, error) => {
  const read = readStatements(form)
  expect(read).toMatchObject({ ok: false, rejected: { error: expect.stringContaining(error) } })
  expect(read.ok ? undefined : read.rejected.typed).toBe(form.get('amount') ?? form.get('open-rooms'))
})

test('a person who was asked and presses Still right isn’t asked again [TRUST-018]', () => {
  const read = readStatements(again('485', '485', 'confirm'))
  expect(read).toMatchObject({ rejected: { error: expect.stringContaining('Press Save'), unusualAmount: 485 } })
})

const refused = (status: number, code: string) => () =>
  Promise.reject(
    new ApiError(status, new Headers(), {
      errors: [{ status: String(status), code, title: 'Title', detail: 'Detail' }],
    }),
  )

const confirmAll = () =>
  formOf([
    ['shown', 'assisted-living.studio=4850'],
    ['intent', 'confirm-all'],
  ])

test.each([
  ['a corrected price', price('5100', 'save'), { saved: 'prices', of: 'assisted-living.studio' }],
  ['a confirmed price', price('4850', 'confirm'), { saved: 'prices-confirmed', of: 'assisted-living.studio' }],
  ['changed rooms', room('full', '', 'save'), { saved: 'prices', of: 'studio' }],
  ['all prices', confirmAll(), { saved: 'prices-confirmed', of: 'all' }],
])('the page after saving %s says what it was [TRUST-018, WORK-010]', (_case, form, parameters) => {
  expect(savedStatement(form)).toEqual(parameters)
})

test.each([
  ['one price', price('5100', 'save'), { of: 'assisted-living.studio', typed: '5100' }],
  ['all prices', confirmAll(), { of: 'all', typed: undefined }],
])(
  'a form of %s overwrites nothing that someone else changed meanwhile, and the page loads it again [TRUST-018, WORK-005]',
  async (_case, form, rejected) => {
    expect(await sendStatements(form, refused(409, 'price-changed'))).toMatchObject({ ...rejected, isOutdated: true })
  },
)

test('the page loads its prices again when one of them was removed, and keeps one that can’t be saved [TRUST-018, WORK-005]', async () => {
  const send = refused(422, 'unprocessable')
  expect(await sendStatements(confirmAll(), send)).toMatchObject({ of: 'all', isOutdated: true })
  const rejected = await sendStatements(price('5100', 'save'), send)
  expect(rejected).toMatchObject({ of: 'assisted-living.studio', typed: '5100' })
  expect(rejected).not.toHaveProperty('isOutdated')
})
