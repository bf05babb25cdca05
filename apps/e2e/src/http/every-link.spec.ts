import { type MessageKind, messageKinds } from '@pkg/api-client'
import { isFullProof, variantsOf } from '@pkg/config/draw'
import { expect } from '@playwright/test'
import { findCommunity, hasTeam } from '../testing/communities'
import { password } from '../testing/gate'
import { type Mailbox, type ReceivedMessage, startMailbox } from '../testing/mailbox'
import { isWholeProof } from '../testing/proof'
import { startOwnStack } from '../testing/own-stack'
import type { Stack } from '../testing/stack'
import { createPeople, demoPassword, type Person } from '../testing/emails/api-people'
import { listLinks, openLink } from '../testing/emails/open-links'
import { firstTrigger, type Trigger, triggers } from '../testing/emails/triggers'
import { test } from '../testing/test'

/** How many links are open at a time, each with its own cookies. The next trigger runs after all of them. */
const openAtOnce = 3

let mailbox: Mailbox
let stack: Stack
test.beforeAll(async () => {
  mailbox = await startMailbox()
  stack = await startOwnStack('every-link', mailbox.environment, { hasDashboard: true })
})
test.afterAll(async () => {
  await stack.end()
  await mailbox.stop()
})

const title = isFullProof
  ? `every link of every ${isWholeProof ? '' : 'kind of '}email and text opens for its recipient, and no kind is never sent [TRUTH-009]`
  : 'every link of a drawn quarter of the emails and texts opens for its recipient [TRUTH-009]'

test(title, async ({ request }) => {
  // It waits for every kind of message, one trigger after another.
  test.setTimeout(1_500_000)
  const people = createPeople(stack.api)
  const admin = await people.signIn('admin@hearthway.example')
  // A community with a team of the demo would email that team too.
  const fits = async (_: unknown, id: string) => !(await hasTeam(request, stack.api, id))
  const find = (schema: string, ...states: string[]) =>
    findCommunity(request, schema, states, { site: stack.marketplace, fits })
  const communities = {
    advised: await find('gwizzy', 'ID'),
    direct: await find('D2C', 'GA', 'TN'),
    declining: await find('D2C', 'OH'),
    disclosed: await find('D2C', 'TX', 'AZ', 'OK'),
    homes: await find('gwizzy', 'AK'),
    billed: await find('gwizzy', 'WI'),
  }
  const advanceClock = async (seconds: number) => {
    await stack.killApi()
    await stack.startApi(seconds)
    // A connection that was kept open is gone with the API that was killed.
    await expect(() =>
      admin.post('/platform/auth/login', 'users', { email: admin.email, password: demoPassword }),
    ).toPass()
  }
  const sent = new Map<MessageKind, number>()
  const places = new Set<string>()
  /** Returns whether no link of a kind of message has led to a page before, whatever the page is about. */
  const isNewPlace = (kind: MessageKind, url: string) => {
    const { origin, pathname } = new URL(url)
    const place = `${kind} ${origin}${pathname.replaceAll(/[^/]*\d[^/]*/g, '*')}`
    return places.size < places.add(place).size
  }
  let opened = 0

  const run = async (trigger: Trigger): Promise<void> => {
    const before = mailbox.received.length
    const next = await trigger.run({ people, admin, mailbox, advanceClock, communities })
    const messages = await waitForMessages(admin, before, trigger)
    for (const { kind } of messages) sent.set(kind, (sent.get(kind) ?? 0) + 1)
    const all = messages.flatMap(({ kind, ...message }) =>
      listLinks(message).map((url) => ({ kind, email: message.to, url })),
    )
    const links = all.filter(({ kind, url }) => isWholeProof || isNewPlace(kind, url))
    for (const link of links) await giveAccount(people, admin, link)
    opened += links.length
    const openWaiting = async () => {
      for (let link = links.shift(); link; link = links.shift()) {
        const { kind, url, email } = link
        await test.step(`${kind}: ${url}`, () => openLink(stack, { kind, url, email }))
      }
    }
    await Promise.all(Array.from({ length: openAtOnce }, openWaiting))
    if (next) await run(next)
  }
  const parts = variantsOf([0, 1, 2, 3])
  await run(firstTrigger)
  for (const trigger of triggers.filter((_, index) => parts.includes(index % 4))) await run(trigger)
  if (isFullProof) expect([...sent.keys()].toSorted()).toEqual(messageKinds.toSorted())
  else expect(opened).toBeGreaterThan(0)
  test.info().annotations.push({ type: 'links opened', description: String(opened) })
  await people.dispose()
})

/** Waits until messages of these kinds arrived, and returns all new ones with their kinds, which the outbox knows. */
async function waitForMessages(admin: Person, before: number, { kinds, sendsOthers }: Omit<Trigger, 'run'>) {
  let found: (ReceivedMessage & { kind: MessageKind })[] = []
  // Weeks of others' messages fill more than a page.
  const filter = sendsOthers && kinds.length > 0 ? `&filter[kind][in]=${kinds.join(',')}` : ''
  const find = async () => {
    const outbox = await admin.list(`/platform/emails?page-size=100${filter}`)
    found = mailbox.received.slice(before).flatMap((message) => {
      const row = outbox.find(({ id }) => id === message.id)
      const kind = messageKinds.find((name) => name === row?.attributes['kind'])
      return kind && (!sendsOthers || (kinds.includes(kind) && hasAccount(kind, message.to)))
        ? [{ ...message, kind }]
        : []
    })
    return found.map(({ kind }) => kind).toSorted()
  }
  // Others can get the same kinds, such as offers that follow families no advisor accepted for weeks.
  if (sendsOthers) await expect.poll(async () => missingIn(await find(), kinds)).toEqual([])
  else await expect.poll(find).toEqual(kinds.toSorted())
  return found
}

/** Whether a recipient can sign in: people of this test, the demo’s accounts, and advisors, who are invited. Others of the demo are only addresses. */
const hasAccount = (kind: MessageKind, email: string): boolean =>
  /^[0-9a-f-]{36}@|@hearthway\.example$/.test(email) || kind.startsWith('family-') || kind === 'call-update'

/** Returns the kinds that were expected more often than they were found. */
function missingIn(found: readonly MessageKind[], expected: readonly MessageKind[]): MessageKind[] {
  const left = [...found]
  return expected.filter((kind) => {
    const at = left.indexOf(kind)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Accounts that this test created for advisors of the demo catalog. */
const invited = new Set<string>()

/** Invites the advisor who gets an email about a family or its call, because the catalog's advisors have no accounts. */
async function giveAccount(
  people: ReturnType<typeof createPeople>,
  admin: Person,
  { kind, email, url }: { kind: MessageKind; email: string; url: string },
): Promise<void> {
  const [, familyId] = /\/families\/([0-9a-f-]{36})$/.exec(url) ?? []
  const isForAdvisor = kind.startsWith('family-') || kind === 'call-update'
  if (!familyId || !isForAdvisor || invited.has(email)) return
  invited.add(email)
  const { attributes } = await admin.get(`/secure/clients/${familyId}`)
  const before = mailbox.received.length
  const name = String(attributes['agentName'])
  await admin.post('/admin/users', 'users', { name, email, role: 'agent', agentId: attributes['agentId'] })
  const [message] = await waitForMessages(admin, before, { kinds: ['invitation'] })
  const [, invitation] = /token=([\w-]{43})/.exec(message?.text ?? '') ?? []
  const visitor = await people.visitor()
  await visitor.post('/platform/auth/register', 'users', { name, email, password, invitation })
}
