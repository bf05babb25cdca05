import { expect, test } from 'vitest'
import { advisorOptions } from './advisor-options'

const ana = { value: '1', label: 'Ana Ruiz', states: ['CO', 'WY'] }
const ben = { value: '2', label: 'Ben Cole', states: ['GA'] }
const cora = { value: '3', label: 'Cora Lind', states: ['WY'] }
const names = [ana, ben, cora].map(({ value, label }) => ({ value, label }))

test('advisors who serve the state of the search come first [WORK-007]', () => {
  expect(advisorOptions([ana, ben, cora], 'WY')).toEqual([
    { label: 'Serving Wyoming', options: [names[0], names[2]] },
    { label: 'Other advisors', options: [names[1]] },
  ])
})

test.each([
  ['UT', [ana, ben, cora]],
  [undefined, [ana, ben, cora]],
  ['WY', [ana, cora]],
])('advisors are in one list when none or all of them serve %s [WORK-007]', (state, advisors) =>
  expect(advisorOptions(advisors, state)).toEqual(advisors.map(({ value, label }) => ({ value, label }))),
)
