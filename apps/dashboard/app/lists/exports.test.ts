import { expect, test } from 'vitest'
import { areas } from '~/menu/areas'
import { sources } from './exports.server'

test.each(sources.map((source) => [source.list.area, source] as const))(
  'every role that opens the list of %s may read it through the API, and has it in its menu [ROLE-010, WORK-001]',
  (name, { list, endpoint: { access } }) => {
    expect(access === 'anyone' ? [] : list.roles.filter((role) => !access.includes(role))).toEqual([])
    const area = areas.find(({ href }) => href === `/${name}`)
    expect(area?.roles).toEqual(expect.arrayContaining([...list.roles]))
  },
)
