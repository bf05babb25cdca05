import { addDays, siteDay, stateByCode, tourTimeText } from '@pkg/domain'
import { type APIRequestContext, expect } from '@playwright/test'
import { addFamilies, stageOf } from '../testing/added-families'
import { newEmail, newPhone } from '../testing/gate'
import { readList } from '../testing/read-api'
import { sendResource } from '../testing/send-resource'
import { asAdmin } from '../testing/staff'
import { openAsStaff, signInByForm } from '../testing/staff-visits'
import { api, dashboard } from '../testing/urls'
import { findFreeTime } from '../testing/tours'
import { test } from '../testing/visitors'
import { buildFamily } from '../testing/wizard'
import { addProvider, sendRequest } from '../testing/work-accounts'
import { addAdvisor, addCommunity, findFreePlace } from '../testing/world'

const admin = 'admin@hearthway.example'

const isAccepting = async (request: APIRequestContext, agentId: string): Promise<boolean> => {
  await asAdmin(request, api)
  const { data } = await (await request.get(`${api}/marketplace/agent-options/${agentId}`)).json()
  return data.attributes.isAccepting
}

test('saves a note about a family [DASH-003]', async ({ visitor, request }) => {
  const { added } = await addFamilies(request, 1)
  await signInByForm(visitor, admin)
  const page = await visitor.open(`${dashboard}/dashboard/families/${added[0]?.id}`)
  const note = page.names('textbox').find((name) => /note/i.test(name)) ?? ''
  const saved = await page.press('Save note', { [note]: 'Wants a garden and her own bathroom.' })
  expect(saved.text).toContain('Wants a garden and her own bathroom.')
})

test('a family is moved and closed with the menu of its card on the board [DASH-003, WORK-003]', async ({
  visitor,
  request,
}) => {
  const { word, added } = await addFamilies(request, 1)
  const { id, name } = added[0] ?? { id: '', name: '' }
  await signInByForm(visitor, admin)
  const board = await visitor.open(`${dashboard}/dashboard/pipeline?q=${word}`)
  const card = (page: typeof board) => {
    const found = page.all('article').find(({ text }) => text.includes(name))
    if (!found) throw new Error(`The board doesn’t show ${name}`)
    return found
  }
  const touring = await board.press(card(board).one('button', 'Touring'))
  expect(touring.text).toContain('Family moved to Touring')
  expect(await stageOf(request, id)).toBe('touring')
  await touring.press(card(touring).one('button', 'Moved in somewhere else'))
  expect(await stageOf(request, id)).toBe('closed')
})

test('headings sort a list, checkboxes select, and an action can be undone [WORK-003]', async ({
  visitor,
  request,
}) => {
  const { word, added } = await addFamilies(request, 2)
  const [first, second] = added
  if (!first || !second) throw new Error('No families were added')
  await signInByForm(visitor, admin)
  const list = await visitor.open(`${dashboard}/dashboard/families?tab=all&q=${word}`)
  const sorted = await list.follow(
    list.all('columnheader').flatMap((head) => head.all('link', /^Family/))[0] ?? 'Family',
  )
  const named = sorted.all('rowheader').flatMap((head) => head.names('link'))
  expect(named).toEqual(added.map(({ name }) => name))
  const moved = await sorted.press(sorted.first('button', 'Decided'), { [`Select ${second.name}`]: true })
  expect(moved.text).toContain('Family moved to Decided')
  expect([await stageOf(request, first.id), await stageOf(request, second.id)]).toEqual(['new', 'decided'])
  const undone = await moved.press(moved.first('button', /^Undo/))
  expect(undone.text).toContain('Undone')
  expect(await stageOf(request, second.id)).toBe('new')
  const palette = await undone.follow(undone.first('link', /^Find or do/))
  const found = await palette.press(palette.one('main').one('button', 'Search'), {
    'Name, place, email, or phone': word,
  })
  expect(found.names('link')).toContainEqual(expect.stringContaining(first.name))
})

test('staff book a tour for a family, and cancel it with a reason [WORK-020]', async ({ visitor, request }) => {
  const community = await addCommunity(request, await findFreePlace(request))
  const { added } = await addFamilies(request, 1)
  await signInByForm(visitor, admin)
  const family = await visitor.open(`${dashboard}/dashboard/families/${added[0]?.id}`)
  const search = await family.follow('Book a tour')
  const found = await search.press('Search', { 'Another community: name or address': community.name })
  const [option] = found
    .one('combobox', 'Community')
    .select('option')
    .filter(({ text }) => text.startsWith(community.name))
  const form = await found.press('Continue', { Community: option?.text ?? '' })
  expect(form.text).toContain(`${community.name} doesn’t have this family’s information`)
  expect((await form.press('Book tour')).text).toContain('Choose a time.')
  const read = async (path: string) => (await (await request.get(`${api}${path}`)).json()).data
  const { choice } = await findFreeTime(read, community.id)
  const booked = await form.press('Book tour', { Time: tourTimeText(choice) })
  expect(booked.text).toContain('Tour booked.')
  const canceled = await booked.press('Cancel tour', { 'Reason (optional)': 'Snow on the roads' })
  expect(canceled.text).toContain('Tour canceled.')
  expect(canceled.text).toContain('Reason: Snow on the roads')
  expect((await findFreeTime(read, community.id)).choice).toEqual(choice)
})

test('a community’s team moves and cancels the tour of a family that’s shared with it, and books none [WORK-020, TRUST-002]', async ({
  visitor,
  newVisitor,
  request,
}) => {
  const community = await addCommunity(request, await findFreePlace(request))
  const provider = { name: 'Pia Provider', email: newEmail('providers') }
  await addProvider(request, provider, community.id)
  const family = buildFamily()
  await sendRequest(await newVisitor(), family, { slug: community.id })
  await asAdmin(request, api)
  const read = async (path: string) => (await (await request.get(`${api}${path}`)).json()).data
  const [found] = await read(`/secure/clients?q=${encodeURIComponent(`${family.firstName} ${family.lastName}`)}`)
  const { choice } = await findFreeTime(read, community.id)
  const attributes = { clientId: found.id, communityId: community.id, ...choice }
  await sendResource(request, 'POST', `${api}/platform/tours`, { type: 'tours', attributes })
  const page = await openAsStaff(visitor, provider.email, `/dashboard/families/${found.id}`)
  expect(page.names('link')).not.toContainEqual(expect.stringMatching(/^Book a/))
  const { choice: next } = await findFreeTime(read, community.id, 1)
  const form = await page.follow(/^Move/)
  const moved = await form.press('Move tour', { Time: tourTimeText(next) })
  expect(moved.text).toContain('Tour moved.')
  expect(moved.text).toContain(tourTimeText(next))
  const canceled = await moved.press('Cancel tour', { 'Reason (optional)': 'The elevator is being repaired' })
  expect(canceled.text).toContain('Tour canceled.')
  const admin = await asAdmin(request, api)
  const told = async () =>
    (await admin.listMessagesTo(family.email)).map(({ attributes: { body } }) => String(body)).join('\n')
  await expect.poll(told).toContain(`The team at ${community.name} canceled your tour of ${community.name}`)
  expect(await told()).toContain('Reason: The elevator is being repaired')
})

test('staff add a family with what it agreed to, and log a call [API-029, WORK-009, TRUTH-002]', async ({
  visitor,
  request,
}) => {
  const name = `Nora ${crypto.randomUUID().slice(0, 8)}`
  const place = await findFreePlace(request)
  await signInByForm(visitor, admin)
  const list = await visitor.open(`${dashboard}/dashboard/families`)
  const form = await list.follow(list.first('link', /^New family/))
  const rejected = await form.press('Add family', {
    Name: name,
    Email: newEmail('work'),
    City: place.city,
    State: stateByCode(place.state)?.name ?? '',
  })
  expect(rejected.text).toContain('Ask them first, then confirm it here.')
  expect(rejected.value('Name')).toBe(name)
  const consent = rejected.names('checkbox').find((label) => label.startsWith('They agreed to this')) ?? ''
  const family = await rejected.press('Add family', { [consent]: true })
  expect(family.text).toContain('Family added')
  const call = await family.follow(family.first('link', /^Log a call/))
  const logged = await call.press('Log call', { 'Left a message': true })
  expect(logged.text).toContain('Call: Left a message')
  await asAdmin(request, api)
  const id = /families\/([\w-]+)/.exec(family.path)?.[1]
  const logs = await readList({ request }, `/platform/call-logs?filter[client]=${id}`)
  expect(logs.map(({ attributes }) => attributes['outcome'])).toEqual(['left-message'])
})

test('without scripts, a known number warns before anything is saved, communities are found by a button, and what a family told us is edited [WORK-019]', async ({
  visitor,
  newVisitor,
  request,
}) => {
  const place = await findFreePlace(request)
  const community = await addCommunity(request, place)
  const [phone, word] = [newPhone(), crypto.randomUUID().slice(0, 8)]
  await signInByForm(visitor, admin)
  const add = async (name: string) =>
    (await visitor.open(`${dashboard}/dashboard/families/new`)).press('Add family', {
      Name: `${name} ${word}`,
      Phone: phone,
      'They agreed to this': true,
    })
  const known = await add('Nora')
  expect(known.headings(1)).toEqual([`Nora ${word}`])
  const asked = await add('Otto')
  expect(asked.text).toContain(`This phone number belongs to Nora ${word}`)
  expect(asked.value('Name')).toBe(`Otto ${word}`)
  const again = await asked.press('Add family', {
    Care: 'Light care',
    'Communities they ask about': `${community.name} ${place.city}`,
    'They agreed to this': true,
  })
  expect([again.value('Name'), again.value('Care')]).toEqual([`Otto ${word}`, 'Light care'])
  expect(again.names('checkbox')).toContain(community.name)
  const added = await again.press('Add family', {
    'It’s another family. Add it anyway.': true,
    'They agreed to this': true,
  })
  expect(added.headings(1)).toEqual([`Otto ${word}`])
  expect(added.text).toContain(community.name)

  const theirs = await newVisitor()
  await signInByForm(theirs, admin)
  const edit = await added.follow(added.first('link', /^Edit/))
  const other = await (await theirs.open(`${edit.url.href}`)).press('Save', { 'Move-in': 'Unsure', Care: 'Heavy care' })
  expect(other.text).toContain('Answers saved')
  const conflict = await edit.press('Save', { 'Budget a month': '$5K+', Care: 'Memory care' })
  expect(conflict.text).toContain('Care: now Heavy care, yours Memory care.')
  expect([conflict.value('Care'), conflict.value('Budget a month'), conflict.value('Move-in')]).toEqual([
    'Memory care',
    '$5K+',
    'Unsure',
  ])
  const saved = await conflict.press('Save')
  expect(saved.text).toContain('Answers saved')
  expect(saved.text).toContain('Care: Heavy care → Memory care')
})

test('a stage that someone else changed meanwhile isn’t overwritten until the person says so [WORK-005]', async ({
  visitor,
  newVisitor,
  request,
}) => {
  const { added } = await addFamilies(request, 1)
  const path = `${dashboard}/dashboard/families/${added[0]?.id}`
  const colleague = await newVisitor()
  await signInByForm(visitor, admin)
  await signInByForm(colleague, admin)
  const [mine, theirs] = [await visitor.open(path), await colleague.open(path)]
  expect((await theirs.press('Change stage', { Stage: 'Decided' })).text).toContain('Stage changed')
  const rejected = await mine.press('Change stage', { Stage: 'Contacted' })
  expect(rejected.text).toMatch(/Your choice wasn’t saved because the stage was changed to Decided/)
  expect(rejected.value('Stage')).toBe('Contacted')
  expect(await stageOf(request, added[0]?.id ?? '')).toBe('decided')
  expect((await rejected.press('Change stage')).text).toContain('Stage changed')
  expect(await stageOf(request, added[0]?.id ?? '')).toBe('contacted')
})

test('an advisor turns the light off and on, and plans a cover [WORK-001, WORK-007, AGENT-008]', async ({
  visitor,
  request,
}) => {
  const advisor = await addAdvisor(request)
  const tasks = await openAsStaff(visitor, advisor.email, '/dashboard/tasks')
  expect(tasks.one('banner').text).toContain('Your light is on')
  const off = await tasks.press(tasks.one('banner').one('button', 'Turn off'))
  expect(off.one('banner').text).toContain('No new families are offered to you.')
  expect(off.url.pathname).toBe('/dashboard/tasks')
  expect(await isAccepting(request, advisor.id)).toBe(false)
  const on = await off.press(off.one('banner').one('button', 'Turn on'))
  expect(on.one('banner').text).toContain('Your light is on')
  expect(await isAccepting(request, advisor.id)).toBe(true)

  const profile = await on.follow(on.first('link', 'Your profile'))
  const rejected = await profile.press('Plan cover')
  expect(rejected.text).toContain('Choose a colleague, and the first and the last day.')
  const colleague = await addAdvisor(request)
  const [from, until] = [addDays(siteDay(), 45), addDays(siteDay(), 56)]
  const planned = await rejected.press('Plan cover', {
    Colleague: colleague.name,
    'First day': from,
    'Last day': until,
  })
  expect(planned.text).toContain('Cover planned')
  expect(planned.text).toContain(` covers from ${dayText(from)} to ${dayText(until)}`)
  const ended = await planned.press(planned.one('button', /^End the cover by /))
  expect(ended.text).toContain('Cover ended')
  expect(ended.text).not.toContain(` covers from ${dayText(from)}`)
})

test('a task is put off to a time in the person’s own words, on Today and in the list [WORK-023, DASH-004]', async ({
  visitor,
  request,
}) => {
  const advisor = await addAdvisor(request)
  const form = await openAsStaff(visitor, advisor.email, '/dashboard/tasks/new')
  const title = `Call the pharmacy ${crypto.randomUUID().slice(0, 8)}`
  await form.press('Add task', { Task: title, Due: 'in 5 minutes' })
  const today = await visitor.open(`${dashboard}/dashboard`)
  const unread = await today.press(today.one('main').one('button', 'Snooze'), { 'Another time': 'when I can' })
  expect(unread.text).toContain('Enter a day or a time to come, such as 3d, tomorrow 2pm, or next Tue.')
  expect(unread.html).toContain('value="when I can"')
  const later = await unread.press(unread.one('main').one('button', 'Snooze'), { 'Another time': '3d' })
  expect(later.text).toMatch(/Task snoozed until \w{3} 9:00 AM/)

  const list = await visitor.open(`${dashboard}/dashboard/tasks?tab=later`)
  const bulk = list.one('form', 'Actions for the selected rows')
  const again = await list.press(bulk.one('button', 'Snooze'), {
    [`Select ${title}`]: true,
    'Another time': '2 weeks',
  })
  expect(again.text).toMatch(/Task snoozed until \w{3} \d+/)
})

test('a person chooses when each kind of notification is emailed, and marks all as read [WORK-016]', async ({
  visitor,
  request,
}) => {
  const advisor = await addAdvisor(request)
  const task = { title: 'Renew the license', dueAt: '2030-01-08T17:00:00Z', ownerId: advisor.id }
  await asAdmin(request, api)
  await request.post(`${api}/platform/tasks`, { data: { data: { type: 'tasks', attributes: task } } })
  const page = await openAsStaff(visitor, advisor.email, '/dashboard/notifications')
  expect(page.names('link')).toContainEqual(expect.stringMatching(/ gave you a task: Renew the license/))
  const read = await page.press('Mark all as read')
  expect(read.all('button', /^Mark/)).toEqual([])
  const saved = await read.press('Save', { 'Mentions in notes': 'Never' })
  expect(saved.texts('status').join()).toContain('Saved')
  expect(saved.value('Mentions in notes')).toBe('Never')
  expect(
    saved
      .one('combobox', 'Tasks from colleagues')
      .select('option[selected]')
      .map((one) => one.attribute('value')),
  ).toEqual(['daily'])
})

/** Returns a day as the dashboard writes it, such as `March 1`. */
const dayText = (day: string) =>
  new Date(`${day}T12:00Z`).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** Adds a provider of a community, and returns the email of the account. */
async function addTeam(request: APIRequestContext): Promise<string> {
  const account = { name: 'Pat Provider', email: newEmail('providers') }
  await addProvider(request, account, (await addCommunity(request, await findFreePlace(request))).id)
  return account.email
}

for (const [path, account, ids, add] of [
  ['/pipeline', 'provider', 'DASH-003, ROLE-010', addTeam],
  ['/claims', 'advisor', 'ERR-018, ROLE-010', async (request) => (await addAdvisor(request)).email],
] satisfies [string, string, string, (request: APIRequestContext) => Promise<string>][]) {
  test(`a ${account} can’t open ${path}, and is led to Today [${ids}]`, async ({ visitor, request }) => {
    const page = await openAsStaff(visitor, await add(request), `/dashboard${path}`)
    expect([page.status, ...page.headings(1)]).toEqual([403, 'You don’t have access to this page'])
    expect(page.one('main').all('article')).toEqual([])
    expect((await page.follow('Go to Today')).url.pathname).toMatch(/^\/dashboard\/?$/)
  })
}

test('a family that isn’t there is said to be gone, and Today is one link away [ERR-018]', async ({
  visitor,
  request,
}) => {
  const { email } = await addAdvisor(request)
  const page = await openAsStaff(visitor, email, '/dashboard/families/00000000-0000-4000-8000-000000000000')
  expect([page.status, ...page.headings(1)]).toEqual([404, 'We can’t find this page'])
  expect((await page.follow('Go to Today')).url.pathname).toMatch(/^\/dashboard\/?$/)
})
