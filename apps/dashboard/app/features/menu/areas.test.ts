import { expect, test } from 'vitest'
import type { StaffRole } from '~/site/staff/staff-roles'
import { areas, areasFor } from './areas'

const menus: [StaffRole, string[]][] = [
  [
    'agent',
    [
      'Today',
      'Families',
      'Pipeline',
      'Tasks',
      'Lead genie',
      'Messages',
      'Collections',
      'Communities',
      'Contacts',
      'Organizations',
      'Stats',
      'Outbox',
      'Your profile',
      'Your papers',
      'Notifications',
      'Your settings',
    ],
  ],
  [
    'provider',
    [
      'Today',
      'Families',
      'Messages',
      'Communities',
      'Suggested edits',
      'Prices and rooms',
      'Set up a page',
      'Reviews',
      'Questions',
      'Contacts',
      'Invoices',
      'Stats',
      'Notifications',
      'Your settings',
    ],
  ],
  [
    'real-estate-agent',
    ['Today', 'Families', 'Messages', 'Homes', 'Offered homes', 'Your papers', 'Notifications', 'Your settings'],
  ],
  [
    'admin',
    [
      'Today',
      'Families',
      'Pipeline',
      'Tasks',
      'Lead genie',
      'Messages',
      'Missed responses',
      'Collections',
      'Communities',
      'Suggested edits',
      'Claims',
      'Reviews',
      'Questions',
      'Applications',
      'Coverage',
      'Advisors',
      'Real estate agents',
      'Homes of families',
      'Contacts',
      'Organizations',
      'Invoices',
      'Stats',
      'Exit survey',
      'Content',
      'Outbox',
      'Partners',
      'Users',
      'Imports',
      'Audit log',
      'Contact info seen',
      'Roles and rights',
      'State rules',
      'Brand',
      'Notifications',
      'Your settings',
    ],
  ],
]

test.each(menus)('the menu of %s has only areas of the role, in their order [ROLE-010, WORK-001]', (role, labels) => {
  expect(areasFor(role).map(({ label }) => label)).toEqual(labels)
})

test('what the palette begins in an area is for roles of the area, and each has its own name [WORK-024, ROLE-010]', () => {
  const begun = areas.flatMap(({ roles: of, actions = [] }) => actions.map((action) => ({ ...action, of })))
  expect(begun.filter(({ roles, of }) => !roles.every((role) => of.includes(role)))).toEqual([])
  expect(new Set(begun.map(({ label }) => label)).size).toBe(begun.length)
  expect(begun.length).toBeGreaterThan(0)
})
