import { type APIRequestContext, expect } from '@playwright/test'
import { findCommunity, type FoundCommunity } from '../testing/communities'
import { newEmail } from '../testing/gate'
import type { HtmlPage } from '../testing/html-page'
import { registerWriter } from '../testing/signed-in-form'
import { visitSignedInForm } from '../testing/signed-in-visits'
import { openAsStaff, signInByForm } from '../testing/staff-visits'
import { dashboard } from '../testing/urls'
import { test, type Visitor } from '../testing/visitors'
import { addProvider, linkIn } from '../testing/work-accounts'
import { addAdvisor } from '../testing/world'

const openForm = (visitor: Visitor, request: APIRequestContext, community: FoundCommunity, email: string) =>
  visitSignedInForm(visitor, request, community, {
    email,
    links: ['Ask a question', 'Sign in instead'],
    heading: 'Ask a question about',
  })

/** Opens a question from a list of the dashboard. */
async function openQuestion(list: HtmlPage, question: string): Promise<HtmlPage> {
  const page = await list.follow(list.first('link', question))
  expect(page.headings(1)).toEqual([question])
  return page
}

/** Opens a community's page until it shows a question. One that takes more than a second to render again is first sent as it was. */
async function openUntilShown({ open }: Visitor, { url }: FoundCommunity, question: string): Promise<string> {
  const find = async () => (await open(url)).all('listitem').find(({ text }) => text.includes(question))?.text ?? ''
  await expect.poll(find).not.toBe('')
  return find()
}

test('a family asks a question, staff answer it, and everyone reads both; staff remove it with a reason [COMM-010, FIND-011]', async ({
  visitor,
  newVisitor,
  request,
}) => {
  const community = await findCommunity(request, 'gwizzy', ['GA', 'TX'])
  const asker = await registerWriter()
  const question = `Is there parking for visitor ${crypto.randomUUID().slice(0, 6)}?`
  const rejected = await (await openForm(visitor, request, community, asker.email)).press('Send question')
  expect(rejected.one('alert').names('link')).toContain('Write your question.')
  const sent = await rejected.press('Send question', { 'Your question': question })
  expect(sent.text).toContain('Your question is waiting for an answer')
  expect((await visitor.open(community.url)).text).not.toContain(question)

  const staff = await newVisitor()
  await signInByForm(staff, 'admin@hearthway.example')
  const waiting = await openQuestion(await staff.open(`${dashboard}/dashboard/questions`), question)
  const answered = await waiting.press('Publish answer', { Answer: 'Yes, behind the building.' })
  expect(answered.text).toContain('Answer published.')

  const shown = await openUntilShown(visitor, community, question)
  expect(shown).toContain('Yes, behind the building.')
  expect(shown).toContain('Answered by our staff, ')
  expect(shown).toContain(`Asked by ${asker.shown}, `)
  const own = await visitor.open(await linkIn(request, asker.email, /^Your question about .* has an answer$/))
  expect(own.text).toContain('Yes, behind the building.')

  const published = await openQuestion(await staff.open(`${dashboard}/dashboard/questions?tab=published`), question)
  const removed = await published.press('Remove question', { 'Reason to remove': 'It was about another community.' })
  expect(removed.text).toContain('Question removed.')
  await expect.poll(async () => (await visitor.open(community.url)).text).not.toContain(question)
})

test('a family asks without an account: the emailed link sends the question, and the one in the answer’s email opens it [COMM-010, TRUTH-009]', async ({
  visitor,
  newVisitor,
  request,
}) => {
  const community = await findCommunity(request, 'gwizzy', ['GA', 'TX'])
  const email = newEmail('families')
  const code = crypto.randomUUID().slice(0, 6)
  const question = `Is there a garden for ${code}?`
  const page = await visitor.open(community.url)
  const form = await page.follow(page.first('link', 'Ask a question'))
  const answers = { 'Your question': question, 'Your first name': `Dana${code}`, 'Your email': 'dana@' }
  const rejected = await form.press('Email me the link', answers)
  expect(rejected.one('alert').names('link')).toEqual(['Enter an email address, such as mary@example.com.'])
  // What was typed is still in the form.
  const sent = await rejected.press('Email me the link', { 'Your email': email })
  expect(sent.headings(1)).toEqual(['Check your email'])
  expect(sent.text).toContain(`We sent a link to ${email}.`)
  expect(sent.url.href).not.toContain('dana')
  expect(sent.url.href).not.toContain('%40')

  const staff = await newVisitor()
  await signInByForm(staff, 'admin@hearthway.example')
  const waitingQuestions = async () => (await staff.open(`${dashboard}/dashboard/questions?q=${code}`)).text
  expect(await waitingQuestions()).not.toContain(question)
  const link = await linkIn(request, email, /^Send your question about /)
  const elsewhere = await newVisitor()
  const opened = await elsewhere.open(link)
  expect(opened.text).toContain(question)
  expect(await waitingQuestions()).not.toContain(question)
  const confirmed = await opened.press('Send question')
  expect(confirmed.text).toContain('Your question is waiting for an answer')
  expect(confirmed.url.search).toBe('')
  // Using the link again shows the question, and a reload needs no link.
  expect((await (await newVisitor()).open(link)).text).toContain('Your question is waiting for an answer')
  expect((await elsewhere.open(confirmed.url.href)).text).toContain(question)

  const waiting = await openQuestion(await staff.open(`${dashboard}/dashboard/questions?q=${code}`), question)
  expect(waiting.text).toContain(`Asked by Dana${code}`)
  await waiting.press('Publish answer', { Answer: 'Yes, with a pond.' })
  expect(await openUntilShown(visitor, community, question)).toContain(`Asked by Dana${code}, `)
  const answered = await newVisitor()
  const own = await answered.open(await linkIn(request, email, /^Your question about .* has an answer$/))
  expect(own.text).toContain('Your question has an answer')
  expect(own.text).toContain('Yes, with a pond.')
  expect(own.url.search).toBe('')
  // The browser that asked has no link, and no account.
  expect((await visitor.open(own.url.href)).text).not.toContain(question)
})

test('a community’s team answers a question about it, and no one else opens the page [COMM-010, ROLE-010]', async ({
  visitor,
  newVisitor,
  request,
}) => {
  const community = await findCommunity(request, 'gwizzy', ['MA', 'NJ'])
  const asker = await registerWriter()
  const question = `Is there a piano for ${crypto.randomUUID().slice(0, 6)}?`
  const form = await openForm(visitor, request, community, asker.email)
  const sent = await form.press('Send question', { 'Your question': question })
  expect(sent.text).toContain('Your question is waiting for an answer')

  const account = { name: 'Pat Provider', email: newEmail('providers') }
  await addProvider(request, account, community.id)
  const list = await openAsStaff(await newVisitor(), account.email, '/dashboard/questions')
  expect(list.html).not.toContain(asker.shown)
  const page = await openQuestion(list, question)
  expect(page.html).not.toContain(asker.shown)
  expect(page.names('button')).not.toContain('Decline question')
  const answered = await page.press('Publish answer', { Answer: 'Yes, in the lounge.' })
  expect(answered.text).toContain('Answer published.')
  expect(await openUntilShown(visitor, community, question)).toContain(`Answered by the team of ${community.name}, `)

  const advisor = await newVisitor()
  const denied = await openAsStaff(advisor, (await addAdvisor(request)).email, '/dashboard/questions')
  expect(denied.status).toBe(403)
  // The page of a question is only for the person who asked.
  expect((await advisor.open(sent.url.href)).text).not.toContain(question)
})
