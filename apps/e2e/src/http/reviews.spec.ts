import { type APIRequestContext, expect } from '@playwright/test'
import { findCommunity } from '../testing/communities'
import { newEmail } from '../testing/gate'
import type { HtmlPage } from '../testing/html-page'
import { registerWriter } from '../testing/signed-in-form'
import { visitSignedInForm } from '../testing/signed-in-visits'
import { openAsStaff, signInByForm } from '../testing/staff-visits'
import { dashboard } from '../testing/urls'
import { test, type Visitor } from '../testing/visitors'
import { addProvider, linkIn } from '../testing/work-accounts'
import { addAdvisor } from '../testing/world'

/** Decides about the review of a writer on the dashboard, as an admin who is signed in. */
async function decide(staff: Visitor, tab: string, writer: string, button: string, reason?: string): Promise<void> {
  const list = await staff.open(`${dashboard}/dashboard/reviews?tab=${tab}`)
  const review = await list.follow(list.first('link', new RegExp(writer)))
  const decided = await review.press(button, reason === undefined ? {} : { Reason: reason })
  expect(decided.text).toMatch(/Review (published|declined|removed)\./)
}

/** Opens a page until it shows a text. One that takes more than a second to render again is first sent as it was. */
async function openUntil({ open }: Visitor, address: string, text: string): Promise<HtmlPage> {
  let page = await open(address)
  await expect.poll(async () => (page = await open(address)).text).toContain(text)
  return page
}

/** Finds a community of California with more than one page of reviews. */
async function findReviewed(request: APIRequestContext): Promise<{ url: string; numReviews: number }> {
  const { data } = await (await request.get('/api/marketplace/communities?state=CA&page-size=100')).json()
  return data.find((one: { attributes: { numReviews: number } }) => one.attributes.numReviews > 22).attributes
}

test('someone who toured writes a review; staff publish it, and later remove it with a reason that everyone reads [FIND-011, TRUST-017, DASH-017]', async ({
  visitor,
  newVisitor,
  request,
}) => {
  const community = await findCommunity(request, 'gwizzy', ['GA', 'TX'])
  const writer = await registerWriter()
  const form = await visitSignedInForm(visitor, request, community, {
    email: writer.email,
    links: ['Write a review'],
    heading: 'Write a review of',
  })
  const rejected = await form.press('Send review')
  expect(rejected.one('alert').names('link')).toContain('Choose 1 to 5 stars.')
  const sent = await rejected.press('Send review', {
    'How do you know this community?': 'Toured the community',
    Month: 'May',
    Year: '2026',
    '4 stars': true,
    'Your review': 'They showed us the kitchen. No one hurried us.',
  })
  expect(sent.headings(1)).toEqual([`Your review of ${community.name}`])
  expect(sent.text).toContain('We’re reading your review')
  expect((await visitor.open(`${community.url}/reviews`)).text).not.toContain(writer.shown)

  const staff = await newVisitor()
  await signInByForm(staff, 'admin@hearthway.example')
  await decide(staff, 'pending', writer.shown, 'Publish review')
  const published = await openUntil(visitor, community.url, writer.shown)
  const written = published.all('listitem').find(({ text }) => text.includes(writer.shown))
  expect(written?.text).toContain('No one hurried us.')
  expect(written?.text).toContain('Toured in May 2026')
  // Its month isn't on our records, so no check mark says so.
  expect(written?.text).not.toContain('Tour booked with us')

  await decide(staff, 'published', writer.shown, 'Remove review', 'It was about another community.')
  const removed = await openUntil(visitor, `${community.url}/reviews`, 'It was about another community.')
  expect(removed.text).toContain('A review was removed, ')
  expect(removed.text).not.toContain(writer.shown)
  const own = await visitor.open(await linkIn(request, writer.email, /^We removed your review/))
  expect(own.text).toContain('Reason: It was about another community.')
})

test('a community’s team replies to a review, and families read the reply [FIND-011, ROLE-010]', async ({
  visitor,
  newVisitor,
  request,
}) => {
  const { data } = await (await request.get('/api/marketplace/communities?state=MA&page-size=50')).json()
  const { id, attributes } = data.find((one: { attributes: { numReviews: number } }) => one.attributes.numReviews > 1)
  const account = { name: 'Pat Provider', email: newEmail('providers') }
  await addProvider(request, account, id)
  const team = await newVisitor()
  const reviews = await openAsStaff(team, account.email, '/dashboard/community-reviews')
  const reply = `Thank you for writing ${crypto.randomUUID().slice(0, 8)}.`
  const send = (page: HtmlPage, words: string) =>
    page.press(page.first('button', /^(Publish|Replace) reply$/), {
      [page.first('textbox', /^Your reply to /).name]: words,
    })
  const rejected = await send(reviews, ' ')
  expect(rejected.text).toContain('Write a reply.')
  const published = await send(rejected, reply)
  expect(published.text).toContain('Reply published. Families can read it below the review.')
  await openUntil(visitor, attributes.url, reply)
})

test('only admins open the reviews of the dashboard [DASH-017, ROLE-010]', async ({ visitor, request }) => {
  const page = await openAsStaff(visitor, (await addAdvisor(request)).email, '/dashboard/reviews')
  expect([page.status, ...page.headings(1)]).toEqual([403, 'You don’t have access to this page'])
})

test('all reviews can be read page by page, by stars and by writer [FIND-011, RATE-003, RATE-006]', async ({
  visitor,
  request,
}) => {
  const { url, numReviews } = await findReviewed(request)
  const community = await visitor.open(url)
  const first = await community.follow(community.first('link', `Show all ${numReviews} reviews`))
  const posted = ({ text }: HtmlPage) => text.match(/\bPosted /g)?.length ?? 0
  const second = await first.follow('Next')
  expect(posted(first) + posted(second)).toBe(numReviews)

  const best = await second.follow(second.first('link', /^5 stars \d+ reviews?$/))
  const count = Number(/(\d+) reviews? with these filters/.exec(best.text)?.[1])
  expect(best.all('img', '5 of 5 stars')).toHaveLength(Math.min(count, 20))
  expect(best.all('img', '3 of 5 stars')).toEqual([])
  const all = await best.follow(best.first('link', 'Clear all filters'))
  const relatives = await all.follow(all.first('link', /^Family and friends/))
  expect(relatives.text).toMatch(/ of a resident\b/)
  expect(relatives.text).not.toMatch(/Toured in /)
})
