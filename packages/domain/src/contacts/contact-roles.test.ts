import { expect, test } from 'vitest'
import { contactRoleLabel, contactRoles } from '../index'

test('every role of a contact has a name of its own [DASH-014]', () => {
  const labels = contactRoles.map(contactRoleLabel)
  expect(new Set(labels).size).toBe(contactRoles.length)
  expect(labels).not.toContain('')
})
