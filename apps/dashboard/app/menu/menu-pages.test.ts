import { expect, test } from 'vitest'
import type { StaffRole } from '~/server/staff'
import { menuPages } from './menu-pages'

const counts = { families: 3, homes: 1, tasks: 2, claims: 1, applications: 0, reviews: 4, questions: 5 }

const menus: [StaffRole, string[]][] = [
  ['agent', ['Today', 'Families', 'Tasks', 'Outbox', 'Your profile']],
  ['provider', ['Today', 'Families', 'Reviews', 'Questions', 'Invoices']],
  ['real-estate-agent', ['Today', 'Families', 'Homes']],
  [
    'admin',
    [
      'Today',
      'Families',
      'Tasks',
      'Missed responses',
      'Claims',
      'Applications',
      'Reviews',
      'Questions',
      'Exit survey',
      'Invoices',
      'Outbox',
    ],
  ],
]

test.each(menus)('shows %s only pages that the role can open [ROLE-010, WORK-001]', (role, labels) => {
  expect(menuPages(role, counts).map(({ label }) => label)).toEqual(labels)
})

test('counts what waits for the person [WORK-001]', () => {
  const counted = (role: StaffRole) =>
    menuPages(role, counts).flatMap(({ count, countLabel }) => (count ? [`${count} ${countLabel}`] : []))
  expect(counted('provider')).toEqual(['3 waiting', '5 waiting'])
  expect(counted('real-estate-agent')).toEqual(['3 waiting', '1 waiting'])
  expect(counted('admin')).toEqual(['3 new', '2 due today', '1 waiting', '4 waiting', '5 waiting'])
})
