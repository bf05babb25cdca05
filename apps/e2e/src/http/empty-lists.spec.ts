import { expect } from '@playwright/test'
import { newEmail } from '../testing/gate'
import { openAsStaff } from '../testing/staff-visits'
import { test } from '../testing/visitors'
import { addProvider } from '../testing/work-accounts'
import { addCommunity, findFreePlace } from '../testing/world'

const tools = ['Filter', 'Sort', 'Columns', 'Saved views', 'Export CSV']

test('a list with nothing in it has no search, filters, order, columns, views, or export [LOOK-009]', async ({
  visitor,
  newVisitor,
}) => {
  const { request } = visitor
  const email = newEmail('teams')
  const community = await addCommunity(request, await findFreePlace(request))
  await addProvider(request, { name: 'Nia Newman', email }, community.id)
  const empty = (await openAsStaff(await newVisitor(), email, '/dashboard/families')).one('main')
  expect(empty.headings(1)).toEqual(['Families'])
  expect(empty.all('searchbox')).toEqual([])
  expect(tools.filter((tool) => empty.text.includes(tool))).toEqual([])
})
