import { expect, test } from 'vitest'
import { areas } from './areas'
import { listScreens } from './screens.server'

const screens = listScreens({ open: 'Open', edit: (section) => `Edit ${section}` })
const rolesOf = (screen: string, label: string) =>
  screens.find((one) => one.label === screen)?.rights.find((right) => right.label === label)?.roles

test('has every area of the menu, with who opens it [WORK-001, ROLE-010]', () => {
  expect(screens.map(({ label }) => label)).toEqual([...new Set(areas.map(({ label }) => label))])
  for (const { label, roles } of areas) expect(rolesOf(label, 'Open')).toEqual(expect.arrayContaining([...roles]))
})

test('says what each role does on a screen in its words, also where a role has no entry in its menu [WORK-001, ROLE-010]', () => {
  expect(rolesOf('Users', 'Sign out everywhere')).toEqual(['admin'])
  expect(rolesOf('Users', 'Edit Work')).toEqual(['admin'])
  expect(rolesOf('Prices and rooms', 'Open')).toEqual(expect.arrayContaining(['provider', 'admin']))
  expect(rolesOf('Prices and rooms', 'Open')).not.toContain('agent')
})
