import { expect } from '@playwright/test'
import type { HtmlPage } from '../testing/html-page'
import { openAsStaff, signInByForm } from '../testing/staff-visits'
import { dashboard } from '../testing/urls'
import { test, type Visitor } from '../testing/visitors'
import { addAdvisor } from '../testing/world'

/** Opens a page until it shows a text, for at most two seconds. */
async function openUntil({ open }: Visitor, address: string, text: string): Promise<HtmlPage> {
  let page = await open(address)
  await expect.poll(async () => (page = await open(address)).text, { timeout: 2000 }).toContain(text)
  return page
}

/** Does one of the actions of an entry's page, and confirms it. */
async function act(page: HtmlPage, name: RegExp, button: string): Promise<HtmlPage> {
  const form = await page.follow(page.first('link', name))
  return form.press(form.first('button', new RegExp(`^${button}`)))
}

test('an editor writes an article in both languages; readers get it within two seconds of publishing, and not before [WORK-012, API-046, FIND-014]', async ({
  visitor,
  newVisitor,
}) => {
  const staff = await newVisitor()
  await signInByForm(staff, 'admin@hearthway.example')
  const slug = `a-quiet-room-${crypto.randomUUID().slice(0, 8)}`
  const form = await staff.open(`${dashboard}/dashboard/content/new`)
  const editor = await form.press('Add draft', { Kind: 'Article', Title: 'A quiet room', Address: slug })
  const previewed = await editor.press('Update preview', { Text: 'Ask for a *quiet* room.' })
  expect(previewed.html).toContain('Ask for a <em>quiet</em> room.')
  const saved = await previewed.press('Save draft', {
    Summary: 'How to ask for one.',
    'Title in Spanish': 'Un cuarto tranquilo',
    'Summary in Spanish': 'Cómo pedirlo.',
    'Text in Spanish': 'Pida un cuarto *tranquilo*.',
    Topic: 'Choosing a community',
    Author: 'Mei Lindqvist',
  })
  expect(saved.text).toContain('Draft saved.')
  const entry = await saved.follow('Close')
  expect((await visitor.open(`/resource-center/${slug}`)).status).toBe(404)
  const published = await act(entry, /^Publish(?! at)/, 'Publish')
  expect(published.text).toContain('Published.')
  await openUntil(visitor, `/resource-center/${slug}`, 'Ask for a quiet room.')
  await openUntil(visitor, `/es/resource-center/${slug}`, 'Pida un cuarto tranquilo.')

  const edited = await (await published.follow(/^Edit/)).press('Save draft', { Text: 'Ask for *two* rooms.' })
  const again = await edited.follow('Close')
  expect((await visitor.open(`/resource-center/${slug}`)).text).not.toContain('Ask for two rooms.')
  await act(again, /^Publish(?! at)/, 'Publish')
  await openUntil(visitor, `/resource-center/${slug}`, 'Ask for two rooms.')
  await act(await again.reload(), /^Take down/, 'Take down')
  await expect.poll(async () => (await visitor.open(`/resource-center/${slug}`)).status, { timeout: 2000 }).toBe(404)
})

test('only admins open the content of the dashboard [WORK-012, ROLE-010]', async ({ visitor, request }) => {
  const page = await openAsStaff(visitor, (await addAdvisor(request)).email, '/dashboard/content')
  expect([page.status, ...page.headings(1)]).toEqual([403, 'You don’t have access to this page'])
})
