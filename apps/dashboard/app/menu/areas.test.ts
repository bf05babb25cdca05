import { expect, test } from 'vitest'
import type { StaffRole } from '~/menu/staff-roles'
import { areasFor } from './areas'

const menus: [StaffRole, string[]][] = [
  ['agent', ['Today', 'Families', 'Tasks', 'Outbox', 'Your profile']],
  ['provider', ['Today', 'Families', 'Prices and rooms', 'Reviews', 'Questions', 'Invoices']],
  ['real-estate-agent', ['Today', 'Families', 'Homes', 'Offered homes']],
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
      'Roles and rights',
    ],
  ],
]

test.each(menus)('the menu of %s has only areas of the role, in their order [ROLE-010, WORK-001]', (role, labels) => {
  expect(areasFor(role).map(({ label }) => label)).toEqual(labels)
})
