import { type Browser, expect, type Page, type Route } from '@playwright/test'
import { now } from '@pkg/domain'
import { Inbox, inboundMail } from '../../testing/inbox'
import { expectLive } from '../../testing/live'
import { type Mailbox, startMailbox } from '../../testing/mailbox'
import { openPage } from '../../testing/open-page'
import { startOwnStack } from '../../testing/own-stack'
import type { Stack } from '../../testing/stack'
import { expectAccessible, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { signIn } from '../../testing/staff'
import { test } from '../../testing/test'

let mailbox: Mailbox
let stack: Stack
let inbox: Inbox
test.beforeAll(async () => {
  mailbox = await startMailbox()
  const environment = { ...mailbox.environment, ...inboundMail }
  stack = await startOwnStack('inbox', environment, { hasDashboard: true })
  inbox = await Inbox.open(stack, mailbox)
})
test.afterAll(async () => {
  await inbox.close()
  await stack.end()
  await mailbox.stop()
})

const open = (page: Page, path: string) => openPage(page, `${stack.dashboard}${path}`)
const signInAs = (page: Page, account: string) =>
  signIn(page, stack.dashboard.replace('/dashboard', ''), `${account}@hearthway.example`)
const threadOf = (page: Page, name: string) => page.getByRole('article', { name })
const relationsOf = (page: Page) => page.getByRole('navigation', { name: 'Conversations with' }).getByRole('link')
const field = (page: Page) => page.locator('#write-message, #write-note')

/** Waits until the keys of a conversation work. */
const keysWork = (page: Page) => expect(keyBar(page).getByText('Snooze')).toBeVisible()
const keyBar = (page: Page) => page.getByRole('complementary', { name: 'Keyboard shortcuts' })

test('by keyboard alone, an admin opens an unread reply, answers it, finishes it, and takes that back [DASH-008, WORK-008, WORK-003]', async ({
  page,
}) => {
  const other = await inbox.addFamily()
  const family = await inbox.addFamily()
  await inbox.send(family.conversationId, 'Would Tuesday suit you?', 'email')
  await inbox.replyByEmail(family, 'Can Dad bring his own bed?')
  await signInAs(page, 'admin')
  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  const row = page.getByRole('link', { name: family.name })
  await expect(row).toContainText('Unread')
  await expect(relationsOf(page).first()).toHaveText(/^Families [1-9]/)

  await expect(keyBar(page).getByText('Next conversation')).toBeVisible()
  await page.keyboard.press('j')
  await expect(threadOf(page, family.name)).toBeVisible()
  await expect(threadOf(page, family.name).getByText('Can Dad bring his own bed?')).toBeVisible()
  await expect(row).not.toContainText('Unread')
  await keysWork(page)
  await page.keyboard.press('r')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('Yes, he can.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Message sent')).toBeVisible()
  await expect(threadOf(page, family.name).getByRole('listitem').filter({ hasText: 'Yes, he can.' })).toHaveCount(1)
  await expect
    .poll(() => mailbox.received.filter(({ to, text }) => to === family.email && text.includes('Yes, he can.')))
    .toHaveLength(1)
  await expect(field(page)).toHaveValue('')

  await page.keyboard.press('Escape')
  await page.keyboard.press('k')
  await page.keyboard.press('e')
  await expect(page.getByText('Conversation done')).toBeVisible()
  await expect(threadOf(page, other.name)).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.keyboard.press('u')
  await expect(page.getByText('Undone')).toBeVisible()
  await expect(threadOf(page, family.name)).toBeVisible()
  await expect(row).toBeVisible()
})

test('a conversation is snoozed and comes back automatically, and is assigned to a colleague [WORK-008]', async ({
  page,
}) => {
  const family = await inbox.addFamily()
  await signInAs(page, 'admin')
  await open(page, `/messages/${family.conversationId}`)
  await keysWork(page)
  await page.keyboard.press('h')
  await expect(page.getByRole('button', { name: 'In 1 hour' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Conversation snoozed')).toBeVisible()
  await expect(page.getByText(/^Snoozed until /)).toBeVisible()
  await page.keyboard.press('h')
  await page.getByLabel('Another time').fill('3d')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Snoozed until \w{3} 9:00 AM/)).toBeVisible()
  await page.getByRole('link', { name: /^Snoozed/ }).click()
  await expect(page.getByRole('link', { name: family.name })).toContainText('Back ')

  await open(page, '/messages')
  const heading = page.getByRole('heading', { name: 'Next back from snooze' })
  await expect(page.getByRole('link', { name: family.name })).toContainText('Back ')
  await inbox.change(family.conversationId, { snoozedUntil: new Date(now().getTime() + 4000).toISOString() })
  await expect(page.getByRole('link', { name: family.name })).not.toContainText('Back ')
  await expect(heading).toHaveCount(0)

  await page.getByRole('link', { name: family.name }).click()
  await keysWork(page)
  await page.keyboard.press('a')
  await expect(page.getByLabel('Assign to')).toBeFocused()
  await page.getByLabel('Assign to').selectOption({ label: 'Ada Admin' })
  await page.getByRole('button', { name: 'Assign conversation' }).click()
  await expect(page.getByText('Conversation assigned')).toBeVisible()
  await page.getByRole('link', { name: 'Assigned to me' }).click()
  await expect(page.getByRole('link', { name: family.name })).toContainText('Assigned to Ada Admin')
})

test('an email that fails can be sent another way, and a family’s reply by email appears without a reload within two seconds [WORK-008]', async ({
  page,
}) => {
  const family = await inbox.addFamily()
  mailbox.unknownAddresses.add(family.email)
  await signInAs(page, 'admin')
  await open(page, `/messages/${family.conversationId}`)
  await page.getByRole('link', { name: 'Email', exact: true }).click()
  await field(page).fill('Here’s the address.')
  await page.getByRole('button', { name: 'Send email' }).click()
  await expect(page.getByText('Not delivered: This email address doesn’t exist')).toBeVisible()
  await expect(page.getByRole('link', { name: family.name })).toContainText('Not delivered.')
  await page.getByRole('link', { name: 'Send as a message' }).click()
  await expect(field(page)).toHaveValue('Here’s the address.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message sent')).toBeVisible()
  await expect(field(page)).toHaveValue('')

  mailbox.unknownAddresses.delete(family.email)
  await inbox.send(family.conversationId, 'Did it work?', 'email')
  await expect(threadOf(page, family.name).getByText(/Email, sent, /)).toBeVisible()
  const reply = threadOf(page, family.name).getByText('Yes, it did.')
  await inbox.replyByEmail(family, 'Yes, it did.')
  await expectLive(page, () => expect(reply).toBeVisible())
  await expect(page.getByText('> Did it work?')).toHaveCount(0)
})

test('a template is written once and put into a message with a key, and a draft survives a reload [WORK-008, WORK-005]', async ({
  page,
}) => {
  const family = await inbox.addFamily()
  await signInAs(page, 'admin')
  await open(page, '/messages/templates')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText('Enter a name.').first()).toBeVisible()
  await page.getByLabel('Name').fill('Own furniture')
  await page.getByLabel('Text', { exact: true }).fill('Hi {family}, you can bring a bed. {me}')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText('Template saved')).toBeVisible()
  await expectAccessible(page)

  await open(page, `/messages/${family.conversationId}`)
  await keysWork(page)
  await page.keyboard.press(';')
  await expect(page.getByRole('link', { name: /^Own furniture/ })).toBeFocused()
  await page.keyboard.press('Enter')
  const text = `Hi ${family.name}, you can bring a bed. Ada Admin`
  await expect(field(page)).toHaveValue(text)
  await page.reload()
  await expect(field(page)).toHaveValue(text)
  await page.getByRole('link', { name: 'Staff note' }).click()
  await expect(field(page)).toHaveValue('')
})

/** Opens a conversation as the team of a community, in another browser. */
async function openAsProvider(browser: Browser, path: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await signInAs(page, 'provider')
  await open(page, path)
  return page
}

test('a staff note is for colleagues only, and in two browsers a message appears within two seconds [WORK-008, ROLE-010]', async ({
  page,
  browser,
}) => {
  const provider = await openAsProvider(browser, '/messages')
  await expect(relationsOf(provider)).toHaveText([/^Families/])
  await expect(keyBar(provider).getByText('Next conversation')).toBeVisible()
  await provider.keyboard.press('j')
  await expect(provider).toHaveURL(/\/messages\/[\w-]{36}/)
  const path = new URL(provider.url()).pathname.replace('/dashboard', '')
  await expect(provider.getByRole('link', { name: 'Staff note' })).toHaveCount(0)

  await signInAs(page, 'admin')
  await open(page, path)
  await keysWork(page)
  // The field takes the focus however long its page takes to load. A live update starts the load again.
  const delay = async (route: Route) => {
    await page.waitForTimeout(3500)
    await route.continue()
  }
  await page.route(/\.data\?.*write=note/, delay)
  await page.keyboard.press('i')
  await expect(page.locator('#write-note')).toBeFocused()
  // It doesn't take the focus from someone who writes somewhere else meanwhile.
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  await expect(page.locator('#write-message')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('i')
  const search = page.getByRole('searchbox', { name: 'Find a conversation' })
  await search.click()
  await page.keyboard.type('Iris')
  await expect(page.locator('#write-note')).toBeVisible()
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('Iris')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // Back leads to the page as it was, without a field that takes the keys.
  await page.keyboard.press('Escape')
  await page.keyboard.press('o')
  await expect(keyBar(page).getByText('Log a call')).toBeVisible()
  await page.goBack()
  await expect(page.locator('#write-note')).toBeVisible()
  await keysWork(page)
  await expect(page.locator('#write-note')).not.toBeFocused()
  await page.keyboard.press('i')
  await expect(page.locator('#write-note')).toBeFocused()
  await page.keyboard.type('Periwinkle: they can pay less.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Staff note saved')).toBeVisible()
  const note = page.getByText('Periwinkle: they can pay less.')
  await expect(note.locator('..')).toHaveCSS('border-top-style', 'dashed')
  await expect(page.locator('section[aria-label="Write"]')).toHaveCSS('border-top-style', 'dashed')

  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  await expect(page.getByRole('button', { name: 'Send email' })).toBeVisible()
  await page.keyboard.type('May I help?')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Message sent')).toBeVisible()
  await expectLive(provider, () => expect(provider.getByRole('article').getByText('May I help?')).toBeVisible())
  await provider.reload()
  await expect(provider.getByRole('article').getByText('May I help?')).toBeVisible()
  expect(await provider.content()).not.toContain('Periwinkle')
  await provider.context().close()
})

test('without scripts, a conversation is read, answered, and finished [WORK-008]', async ({ browser }) => {
  const family = await inbox.addFamily()
  const options = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } }
  const page = await browser.newPage(options)
  await signInAs(page, 'admin')
  await open(page, '/messages')
  await page.getByRole('link', { name: family.name }).click()
  await field(page).fill('Written without scripts')
  await page.getByRole('button', { name: 'Send email' }).click()
  await expect(threadOf(page, family.name).getByRole('listitem').filter({ hasText: 'Written without' })).toHaveCount(1)
  await page.locator('summary').filter({ hasText: 'Snooze' }).click()
  await page.getByRole('button', { name: 'Tomorrow, 9 AM' }).click()
  await expect(page.getByText(/^Snoozed until /)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/^Snoozed until /)).toHaveCount(0)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Conversation done')).toBeVisible()
  await page.context().close()
})

test('the list and a conversation are accessible in both themes at 390 and 1440 px [DASH-008, UI-011]', async ({
  page,
}) => {
  const family = await inbox.addFamily()
  const note = { conversationId: family.conversationId, text: 'A note' }
  await inbox.create('/platform/conversation-notes', 'conversation-notes', note)
  await signInAs(page, 'admin')
  for (const path of ['/messages', `/messages/${family.conversationId}?write=note`]) {
    await open(page, path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoSidewaysScrolling(page)
        await expectAccessible(page)
      }
    }
  }
})

test('opens a whole email, adds one from another address, dismisses another, and sees that the family said stop [EDGE-005, EDGE-007, EDGE-008]', async ({
  page,
}) => {
  const family = await inbox.addFamily()
  await inbox.send(family.conversationId, 'Would Tuesday suit you?', 'email')
  await inbox.replyByEmail(family, 'Please stop contacting me. We found a home.')
  await inbox.replyByEmail(family, 'Mom moved to room 12.', 'sister@elsewhere.example')
  await inbox.replyByEmail(family, 'Buy our mattresses.', 'shop@elsewhere.example')
  await signInAs(page, 'admin')
  await open(page, `/messages/${family.conversationId}`)
  const thread = threadOf(page, family.name)
  await expect(thread.getByText(/Texts and automatic messages are stopped. The family asked by email/)).toBeVisible()
  const held = (address: string) =>
    thread.getByRole('group', { name: 'An email came from another address' }).filter({ hasText: address })
  await expect(held('sister@elsewhere.example').getByText('Mom moved to room 12.')).toBeHidden()
  await held('sister@elsewhere.example').getByText('Read the email').click()
  await expect(held('sister@elsewhere.example').getByText('Mom moved to room 12.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await held('sister@elsewhere.example').getByRole('button', { name: 'Add email' }).click()
  await expect(page.getByText('Email added to the conversation')).toBeVisible()
  await held('shop@elsewhere.example').getByRole('button', { name: 'Dismiss email' }).click()
  await expect(page.getByText('Email dismissed')).toBeVisible()
  await expect(thread.getByText('Mom moved to room 12.')).toBeVisible()
  await expect(thread.getByRole('group', { name: 'An email came from another address' })).toHaveCount(0)

  await thread.getByRole('link', { name: 'Whole email' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Whole email' })).toBeVisible()
  await expect(page.getByText('On Thu, Nov 26, 2026 at 9:00 AM Hearthway')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)

  await open(page, `/families/${family.familyId}`)
  await expect(page.getByText('Don’t text them')).toBeVisible()
  const said = page.getByRole('blockquote').getByText('Please stop contacting me. We found a home.')
  await expect(said).toBeVisible()
})
