import type { MessageKind } from '@pkg/api-client'
import { addDays, now } from '@pkg/domain'
import type { FoundCommunity } from '../communities'
import { newEmail, password } from '../gate'
import type { Mailbox } from '../mailbox'
import { findFreeCall } from '../advisors'
import { findFreeTime } from '../tours'
import { type createPeople, demoPassword, type Person } from './api-people'
import {
  acceptHome,
  acknowledge,
  apply,
  askQuestion,
  bookCall,
  claim,
  decline,
  findFamily,
  issueInvoice,
  readPrivacyCode,
  request,
  requestDirectly,
  stopSharing,
  uploadPaper,
  writeReview,
} from './people-actions'

/** What triggers need: the stack, its mailbox, an admin, and communities. */
export interface TriggerContext {
  people: ReturnType<typeof createPeople>
  admin: Person
  mailbox: Mailbox
  /** Restarts the API with its clock ahead, by seconds. The admin signs in again. */
  advanceClock(seconds: number): Promise<void>
  communities: Record<'advised' | 'direct' | 'declining' | 'disclosed' | 'homes' | 'billed', FoundCommunity>
}

/** What a person does, and the kinds of messages that it sends. */
export interface Trigger {
  kinds: MessageKind[]
  /** Whether it may also send messages of other kinds, such as those that were due meanwhile. */
  sendsOthers?: boolean
  /** Returns what happens after the links of these messages were opened. */
  run(context: TriggerContext): Promise<Trigger | void>
}

/** Gives the direct community its team, which other triggers need, so it runs first. */
export const firstTrigger: Trigger = {
  kinds: ['email-verification', 'claim-approved'],
  async run(context) {
    await claim(context, context.communities.direct, { status: 'approved' })
  },
}

/** Everything else that people do to get messages. Each runs after the links of the previous one were opened. [TRUTH-009] */
export const triggers: Trigger[] = [
  {
    kinds: ['email-verification', 'sign-in-link', 'sign-in-code', 'password-reset'],
    async run({ people }) {
      const { email } = await people.register('Ruth Park')
      const visitor = await people.visitor()
      await visitor.plain('/platform/auth/mlink/start', { email })
      await visitor.plain('/platform/auth/otp/start', { email })
      await visitor.plain('/platform/auth/recover', { email })
    },
  },
  {
    kinds: ['sign-in-link', 'password-reset'],
    async run({ people, admin: { email } }) {
      const visitor = await people.visitor()
      await visitor.plain('/platform/auth/mlink/start', { email, site: 'dashboard', redirect: '/families?tab=new' })
      await visitor.plain('/platform/auth/recover', { email, site: 'dashboard' })
    },
  },
  {
    kinds: ['no-account', 'no-account', 'sign-in-code'],
    async run({ people }) {
      const visitor = await people.visitor()
      await visitor.plain('/platform/auth/otp/start', { email: newEmail('strangers') })
      await visitor.plain('/platform/auth/otp/start', { phone: '(303) 555-0150' })
      await visitor.post('/platform/users', 'users', { name: 'Tess Text', phone: '(303) 555-0151' })
      await visitor.plain('/platform/auth/otp/start', { phone: '(303) 555-0151' })
    },
  },
  {
    kinds: ['email-verification', 'password-changed', 'password-changed'],
    async run({ people }) {
      const person = await people.register('Omar Reyes')
      await person.plain('/platform/auth/password/update', { password, newPassword: `${password} at dusk` })
      await person.plain('/platform/auth/password/update', { password: `${password} at dusk`, newPassword: password })
    },
  },
  {
    kinds: ['email-changed', 'email-verification', 'email-verification'],
    async run({ people }) {
      const person = await people.register('Ana Ruiz')
      await person.patch('/platform/users/me', 'users', { email: newEmail('people') })
    },
  },
  {
    kinds: ['invitation'],
    async run({ admin }) {
      await admin.post('/admin/users', 'users', { name: 'Ines Ortega', email: newEmail('staff'), role: 'admin' })
    },
  },
  {
    kinds: ['email-verification', 'sign-in-reset'],
    async run({ people, admin }) {
      const { email } = await people.register('Vera Vargas')
      const [account] = await admin.list(`/admin/users?q=${encodeURIComponent(email)}`)
      const reset = { reason: 'Lost the phone', currentPassword: demoPassword }
      await admin.post(`/admin/users/${account?.id}/sign-in-reset`, 'users', reset)
    },
  },
  {
    kinds: ['email-verification', 'notices'],
    async run({ people, admin }) {
      const { email } = await people.register('Vera Keller')
      const [account] = await admin.list(`/admin/users?q=${encodeURIComponent(email)}`)
      await admin.patch(`/admin/users/${account?.id}`, 'users', { role: 'admin' })
      const [family] = await admin.list('/secure/clients?page-size=1')
      await admin.post('/marketplace/notes', 'notes', {
        clientId: family?.id,
        text: 'Can you call them, @Vera Keller?',
      })
    },
  },
  {
    kinds: ['communities-shared'],
    async run({ people, communities: { advised, direct } }) {
      const visitor = await people.visitor()
      await visitor.plain('/platform/user-shares', {
        communityIds: [advised.id, direct.id],
        email: newEmail('friends'),
        from: 'Sam',
      })
    },
  },
  {
    kinds: ['email-verification', 'claim-declined'],
    async run(context) {
      await claim(context, context.communities.advised, { status: 'declined', reason: 'No one there knows you.' })
    },
  },
  {
    kinds: ['email-verification', 'advisor-declined', 'advisor-approved'],
    async run({ people, admin }) {
      const id = await apply(await people.register('Ada Park'), { city: 'Yuma', state: 'CO' })
      const decide = (attributes: object) => admin.patch(`/admin/agents/${id}`, 'agent-applications', attributes)
      await decide({ status: 0, reason: 'The insurance has run out.' })
      await decide({ status: 2 })
    },
  },
  {
    kinds: ['email-verification', 'review-received', 'review-published'],
    async run({ people, admin, communities: { advised } }) {
      const writer = await people.register('Rita Reyes')
      const id = await writeReview(writer, advised)
      const decide = (attributes: object) => admin.patch(`/platform/reviews/${id}`, 'reviews', attributes)
      await decide({ status: 'published' })
      return {
        kinds: ['review-removed', 'review-received', 'review-declined'],
        async run() {
          await decide({ status: 'removed', reason: 'It names another resident.' })
          await writer.patch(`/platform/reviews/${id}`, 'reviews', { text: 'Kind people' })
          await decide({ status: 'declined', reason: 'It says too little.' })
        },
      }
    },
  },
  {
    kinds: ['email-verification', 'question-answered'],
    async run({ people, admin, communities: { advised } }) {
      const asker = await people.register('Quinn Reyes')
      const questionId = await askQuestion(asker, advised)
      await admin.post('/platform/answers', 'answers', { questionId, text: 'Yes, for 30 cars.' })
      return {
        kinds: ['question-declined'],
        async run() {
          await admin.post(`/platform/questions/${questionId}/refusal`, 'community-questions', {
            reason: 'It is not ours.',
          })
        },
      }
    },
  },
  {
    kinds: ['question-confirmation'],
    async run({ people, communities: { advised } }) {
      const visitor = await people.visitor()
      const question = { text: 'Is there a garden?', firstName: 'Quinn', email: visitor.email }
      await visitor.post(`/marketplace/communities/${advised.id}/questions`, 'question-confirmations', question)
    },
  },
  {
    kinds: ['text-answer', 'messages-stopped', 'messages-resumed'],
    async run({ people }) {
      const from = '+17205550199'
      for (const text of ['HELP', 'STOP', 'START']) await people.receiveText({ id: crypto.randomUUID(), from, text })
    },
  },
  {
    kinds: ['contact-message'],
    async run({ people }) {
      const visitor = await people.visitor()
      await visitor.post('/platform/contact-messages', 'contact-messages', {
        topic: 'other',
        name: 'Ruth Park',
        email: newEmail('contact'),
        message: 'When do you answer the phone?',
      })
    },
  },
  {
    kinds: ['request-received', 'family-offered', 'call-booked', 'call-update'],
    async run({ people }) {
      const family = await people.visitor()
      const id = await bookCall(family)
      return { kinds: ['call-changed', 'call-update'], run: () => moveCall(family, id) }
    },
  },
  {
    kinds: ['request-received', 'caller-named', 'family-offered'],
    async run({ people, communities: { advised } }) {
      await request(await people.visitor(), advised)
    },
  },
  {
    kinds: [
      'request-received',
      'caller-named',
      'family-offered',
      'family-requested-again',
      'receipt-link',
      'advisor-email',
    ],
    async run({ people, admin, communities: { advised } }) {
      const family = await people.visitor()
      await request(family, advised)
      const { id } = await findFamily(admin, family)
      await request(family, advised)
      await family.plain('/platform/receipt-links', { email: family.email })
      await admin.post('/platform/emails', 'emails', { clientId: id, subject: 'Two communities', body: 'Hi,\n\nLook.' })
    },
  },
  {
    // The family reads the names of both advisors: the one who was offered it, and the one who has it now.
    kinds: ['request-received', 'caller-named', 'caller-named', 'family-offered', 'family-reassigned'],
    async run({ people, admin, communities: { advised } }) {
      const family = await people.visitor()
      await request(family, advised)
      const { id, attributes } = await findFamily(admin, family)
      const cards = await admin.list('/marketplace/advisor-cards?page-size=2')
      const next = cards.find((card) => card.id !== attributes['agentId'])
      await admin.patch(`/secure/clients/${id}`, 'clients', { agentId: next?.id })
    },
  },
  {
    kinds: ['request-received', 'caller-named', 'family-offered', 'privacy-code', 'contact-changed'],
    async run({ people, mailbox, communities: { advised } }) {
      const family = await people.visitor()
      await request(family, advised)
      const { id = '' } = await family.exchange('POST', '/platform/privacy/codes', {})
      const code = await readPrivacyCode(mailbox, family)
      const { grant = '' } = await family.exchange('POST', '/platform/privacy/grants', { id, code })
      await family.exchange('PUT', '/platform/privacy/contact', { grant, name: 'Ruth Renamed' })
    },
  },
  {
    kinds: ['email-verification', 'claim-approved', 'request-received', 'direct-lead'],
    async run(context) {
      const { people, admin, communities } = context
      const { email } = await claim(context, communities.declining, { status: 'approved' })
      const family = await people.visitor()
      await requestDirectly(family, communities.declining)
      const { id } = await findFamily(admin, family)
      return { kinds: ['advisor-steps-in', 'family-offered'], run: () => decline(people, email, id) }
    },
  },
  {
    kinds: ['request-received', 'direct-lead'],
    async run({ people, communities: { direct } }) {
      const family = await people.visitor()
      await requestDirectly(family, direct)
      return { kinds: ['release-revoked'], run: () => stopSharing(family) }
    },
  },
  {
    kinds: ['email-verification', 'claim-approved', 'request-received', 'direct-lead', 'disclosure-copy'],
    async run(context) {
      const { people, admin, communities } = context
      await claim(context, communities.disclosed, { status: 'approved' })
      const family = await people.visitor()
      const requestId = await requestDirectly(family, communities.disclosed)
      await acknowledge(family, communities.disclosed, requestId)
      const { id } = await findFamily(admin, family)
      const copy = { clientId: id, communityId: communities.disclosed.id }
      await admin.post('/platform/disclosure-copies', 'disclosure-copies', copy)
    },
  },
  {
    kinds: [
      'email-verification',
      'advisor-approved',
      'request-received',
      'caller-named',
      'family-offered',
      'real-estate-assigned',
    ],
    async run({ people, admin, communities: { homes } }) {
      const agent = await people.register('Rae Home')
      const id = await apply(agent, homes)
      await admin.patch(`/admin/agents/${id}`, 'agent-applications', { status: 2 })
      await admin.patch(`/marketplace/agent-options/${id}`, 'agent-options', { kind: 'real-estate' })
      const [account] = await admin.list(`/admin/users?q=${agent.email}`)
      await admin.patch(`/admin/users/${account?.id}`, 'users', { role: 'real-estate-agent' })
      await request(await people.visitor(), homes, { homeSaleInterest: 'Yes' })
      return { kinds: ['caller-named'], run: () => acceptHome(people, agent.email) }
    },
  },
  {
    kinds: ['request-received', 'direct-lead', 'tour-booked'],
    async run({ people, communities: { direct } }) {
      const family = await people.visitor()
      const { choice } = await findFreeTime(family.list, direct.id)
      await requestDirectly(family, direct, { tourSlot: choice })
      return {
        kinds: ['request-received', 'caller-named', 'family-offered', 'tour-unavailable'],
        async run() {
          await request(await people.visitor(), direct, { tourDate: choice.date, tourTimeText: choice.time })
          return changeTour(family, direct.id)
        },
      }
    },
  },
  {
    kinds: ['request-received', 'caller-named', 'family-offered', 'tour-booked'],
    async run({ people, communities: { advised }, advanceClock }) {
      const family = await people.visitor()
      const { choice, startsAt } = await findFreeTime(family.list, advised.id)
      await request(family, advised, { tourSlot: choice })
      const untilDayBefore = (Date.parse(startsAt) - now().getTime()) / 1000 - 12 * 3600
      return { kinds: ['tour-reminder'], sendsOthers: true, run: () => advanceClock(untilDayBefore) }
    },
  },
  {
    // Days after the requests above, their families get other emails, too.
    kinds: ['call-booked', 'call-update'],
    sendsOthers: true,
    async run({ people, advanceClock }) {
      const family = await people.visitor()
      await bookCall(family)
      const [call] = await family.list('/platform/calls')
      const untilReminder = (Date.parse(String(call?.attributes['startsAt'])) - now().getTime()) / 1000 - 3600
      return { kinds: ['call-reminder'], sendsOthers: true, run: () => advanceClock(untilReminder) }
    },
  },
  {
    kinds: ['search-alert-confirmation'],
    sendsOthers: true,
    async run({ people, admin, communities: { advised }, advanceClock }) {
      await stateRooms(admin, advised.id, { status: 'full' })
      const family = await people.visitor()
      const filters = `only=open-rooms&filter[id]=${advised.id}`
      const search = { care: 'senior-living', filters, email: family.email }
      const { attributes } = await family.post('/marketplace/search-alerts', 'search-alerts', search)
      const ahead = (Date.parse(String(attributes['createdAt'])) - now().getTime()) / 1000
      return {
        kinds: ['search-alert'],
        sendsOthers: true,
        async run() {
          await stateRooms(admin, advised.id, { status: 'open', openRooms: 2 })
          await advanceClock(ahead + 25 * 3600)
        },
      }
    },
  },
  {
    kinds: ['community-setup'],
    async run({ admin, communities: { direct } }) {
      const link = { email: admin.email, step: 'photos' }
      await admin.post(`/platform/community-setups/${direct.id}/link`, 'community-setups', link)
    },
  },
  {
    // Weeks later, other people get other emails, too.
    kinds: [
      'email-verification',
      'claim-approved',
      'email-verification',
      'advisor-approved',
      'request-received',
      'caller-named',
      'family-offered',
      'invoice-sent',
    ],
    sendsOthers: true,
    async run(context) {
      const { people, admin, communities, advanceClock } = context
      const { email } = await claim(context, communities.billed, { status: 'approved' })
      const { path, dueOn } = await issueInvoice(people, admin, communities.billed)
      await admin.post(`${path}/emails`, 'invoices', { recipient: email })
      await uploadPaper(people, admin, addDays(dueOn, 4))
      const untilReminders = (Date.parse(dueOn) - now().getTime()) / 1000 - 2 * 24 * 3600
      const reminders: Trigger = {
        kinds: ['invoice-reminder', 'paper-expiring'],
        sendsOthers: true,
        run: () => advanceClock(untilReminders),
      }
      return {
        kinds: ['invoice-dispute-answered'],
        sendsOthers: true,
        async run() {
          const provider = await people.signIn(email, password)
          await provider.post(`${path}/disputes`, 'invoices', { reason: 'The family moved in a month later.' })
          const answer = { answer: 'declined', reason: 'The family confirmed the day.' }
          await admin.post(`${path}/dispute-answer`, 'invoices', answer)
          return reminders
        },
      }
    },
  },
  {
    // Weeks later, other people get other emails, too.
    kinds: [],
    sendsOthers: true,
    async run({ admin, communities: { direct, declining, disclosed }, advanceClock }) {
      // The other teams would be reminded too, depending on when the demo's prices were stated.
      for (const { id } of [declining, disclosed]) {
        await admin.patch(`/marketplace/communities/${id}`, 'communities', { hidePricing: true })
      }
      const path = `/platform/community-statements/${direct.id}`
      const { attributes } = await admin.get(path)
      await admin.patch(path, 'community-statements', { prices: statedPrices(attributes['prices']) })
      const stated = await admin.get(path)
      const untilReminder =
        (Date.parse(firstExpiry(stated.attributes['prices'])) - now().getTime()) / 1000 - 5 * 24 * 3600
      return { kinds: ['prices-expiring'], sendsOthers: true, run: () => advanceClock(untilReminder) }
    },
  },
]

/** Returns the first day on which one of the stated prices expires. */
function firstExpiry(prices: unknown): string {
  const known: { expiresOn: string }[] = JSON.parse(JSON.stringify(prices))
  return known.map(({ expiresOn }) => expiresOn).toSorted()[0] ?? ''
}

/** Returns stated prices as a team confirms them. */
function statedPrices(prices: unknown): { id: string; amount: number; was: number }[] {
  const known: { id: string; amount: number }[] = JSON.parse(JSON.stringify(prices))
  return known.flatMap(({ id, amount }) => (amount > 0 ? [{ id, amount, was: amount }] : []))
}

/** States as staff whether a community has an open studio. */
const stateRooms = (admin: Person, id: string, room: { status: 'open' | 'full'; openRooms?: number }) =>
  admin.exchange('PUT', `/marketplace/communities/${id}/rooms`, {
    type: 'community-rooms',
    id,
    attributes: { rooms: [{ room: 'studio', ...room }] },
  })

/** Moves a family's call to another time, and cancels it. */
async function moveCall(family: Person, advisorId: string): Promise<Trigger> {
  const [call] = await family.list('/platform/calls')
  const path = `/platform/calls/${call?.id}`
  await family.patch(path, 'calls', { startsAt: await findFreeCall(family.list, advisorId) })
  return {
    kinds: ['call-canceled', 'call-update'],
    run: async () => void (await family.post(`${path}/cancel`, 'calls', {})),
  }
}

/** Moves a family's tour to another time, and cancels it. */
const changeTour = (family: Person, communityId: string): Trigger => ({
  kinds: ['tour-changed', 'tour-update'],
  async run() {
    const [tour] = await family.list('/platform/tours')
    const { choice } = await findFreeTime(family.list, communityId)
    await family.patch(`/platform/tours/${tour?.id}`, 'tours', choice)
    return {
      kinds: ['tour-canceled', 'tour-update'],
      run: async () => void (await family.post(`/platform/tours/${tour?.id}/cancel`, 'tours', {})),
    }
  },
})
