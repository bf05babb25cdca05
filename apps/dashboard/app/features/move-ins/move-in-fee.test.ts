import type { MoveInOption } from '@pkg/api-client'
import { expect, test } from 'vitest'
import { previewFee, type TypedMoveIn } from './move-in-fee'

const option = (change: Partial<MoveInOption>): MoveInOption => ({
  communityId: 'aspen-court',
  communityName: 'Aspen Court',
  place: 'Boulder, CO',
  referredOn: '2027-01-10',
  feePercent: 80,
  agreements: [],
  ...change,
})
const options = [option({}), option({ communityId: 'free-house', feePercent: 0 })]
const typed = (change: Partial<TypedMoveIn>): TypedMoveIn => ({
  communityId: 'aspen-court',
  movedInOn: '2027-04-01',
  rent: '5,000',
  care: '800',
  ...change,
})

test('shows the first month and the fee that is agreed [WORK-018, BIZ-003]', () => {
  expect(previewFee(typed({}), options)).toEqual({
    kind: 'fee',
    lines: [
      { label: 'First month', figure: '$5,800.00' },
      { label: 'Referral fee: 80% of the first month', figure: '$4,640.00', isTotal: true },
    ],
  })
  expect(previewFee(typed({ care: '' }), options)).toMatchObject({ lines: [{ figure: '$5,000.00' }, {}] })
})

test.each([
  [{ communityId: 'elsewhere' }, 'not-referred'],
  [{ communityId: 'free-house' }, 'no-agreed-fee'],
  [{ movedInOn: '2027-01-09' }, 'before-referral'],
  [{ movedInOn: '2028-01-11' }, 'too-late'],
])('says why none is due for %o [WORK-018, BIZ-004]', (change, reason) => {
  expect(previewFee(typed(change), options)).toEqual({ kind: 'none', reason })
})

test.each([{ communityId: '' }, { movedInOn: '' }, { rent: '' }, { rent: 'a lot' }, { care: '-1' }])(
  'waits for what is missing: %o [WORK-018]',
  (change) => {
    expect(previewFee(typed(change), options)).toEqual({ kind: 'later' })
  },
)

test('takes the fee of the agreement that applies on the day of the move-in [WORK-018, WORK-013]', () => {
  const agreements = [{ feePercent: 50, startsOn: '2027-04-01', endsOn: '2027-04-30' }]
  const agreed = [option({ agreements })]
  expect(previewFee(typed({}), agreed)).toMatchObject({
    lines: [{}, { label: 'Referral fee: 50% of the first month' }],
  })
  expect(previewFee(typed({ movedInOn: '2027-05-01' }), agreed)).toEqual({ kind: 'none', reason: 'no-agreed-fee' })
})
