import { expect } from '@playwright/test'
import { newEmail } from '../testing/gate'
import { test } from '../testing/visitors'

test('a family saves a community, writes a note that it first has to shorten, and removes it [FAV-001, HOME-003, UI-004]', async ({
  visitor,
}) => {
  const list = await visitor.open('/assisted-living/colorado')
  const { name } = list.within('#list').first('article').one('heading')
  const saved = await list.press(list.first('button', `Save ${name}`))
  expect(saved.path).toBe('/homebase/saved')
  const long = 'Close to Jen. '.repeat(80)
  const rejected = await saved.press('Save note', {
    [saved.names('textbox').find((one) => one.startsWith('Your note')) ?? '']: long,
  })
  const note = rejected.one('textbox', /^Your note/)
  expect(note.description).toContain('Use 1,000 characters or fewer.')
  expect(rejected.value(/^Your note/)).toBe(long.trim())
  const noted = await rejected.press('Save note', { [note.name]: 'Close to Jen.' })
  expect(noted.select('p').map(({ text }) => text)).toContainEqual(expect.stringContaining('Close to Jen.'))
  const removed = await noted.press(`Remove ${name}`)
  expect(removed.names('heading')).toContain('No saved communities yet')
})

test('a family saves a search, and an expired link says so [HOME-005, UI-004]', async ({ visitor }) => {
  const list = await visitor.open('/memory-care/colorado?rating=ge%3A8')
  const form = await list.follow(list.first('link', 'Save this search'))
  const saved = await form.press('Save search', { Email: newEmail('families') })
  expect(saved.one('main').text).toContain('Memory Care in Colorado')
  const expired = await (await visitor.open(`/search-alerts/confirm?token=${'a'.repeat(43)}`)).press('Turn on alert')
  expect(expired.headings(1)).toEqual(['This link has expired'])
  expect((await visitor.open('/search-alerts/new?list=/castles')).headings(1)).toEqual(['This door doesn’t open'])
})

test('a family shares its list, corrects a name, and deletes a relative [TRUST-014, UI-004]', async ({ visitor }) => {
  const empty = await visitor.open('/homebase/saved/share')
  const rejected = await empty.press('Create link', { 'Their first name': 'Lily' })
  expect(rejected.one('textbox', 'Your first name').description).toContain('Enter your name')
  const shared = await rejected.press('Create link', { 'Your first name': 'Dana', 'Their first name': 'Lily' })
  expect(shared.value('Link for Lily')).toContain('/shared-list?token=')
  const ended = await shared.press('Stop sharing with Lily')
  const deleted = await ended.press('Delete Lily and their votes')
  expect(deleted.text).toContain('No one has a link yet')
})

test('a link to a shared list that was cut off or replaced says so [TRUST-014, ERR-018]', async ({
  visitor,
  newVisitor,
}) => {
  const relative = await newVisitor()
  for (const token of ['', '?token=short', `?token=${'a'.repeat(43)}`]) {
    const page = await relative.open(`/shared-list${token}`)
    expect([token, page.status, ...page.headings(1)]).toEqual([token, 404, 'We couldn’t find this list'])
  }
  const list = await visitor.open('/assisted-living/colorado')
  await list.press(list.first('button', /^Save /))
  const shared = await (
    await visitor.open('/homebase/saved/share')
  ).press('Create link', { 'Your first name': 'Dana', 'Their first name': 'Lily' })
  const earlier = shared.value('Link for Lily')
  const replaced = await shared.press('New link for Lily')
  const current = replaced.value('Link for Lily')
  expect(current).not.toBe(earlier)
  expect((await relative.open(earlier)).headings(1)).toEqual(['We couldn’t find this list'])
  expect((await relative.open(current)).headings(1)).toEqual(['Dana shared a community with you'])
})
