import type { Client, SignInMethod, User } from '@pkg/api-client'
import { formatPhone } from '@pkg/domain'
import { formatMoment, type RequestClock } from '~/site/server/times'
import { settingsTexts as words } from './texts'

/** Loads a person’s own settings. An admin who views the dashboard as them sees no sessions. [DASH-012, API-003] */
export async function loadSettings(api: Client, clock: RequestClock) {
  const me = await api.users.get({ id: 'me' })
  const { items } = me.viewedBy === undefined ? await api.sessions.list() : { items: [] }
  return {
    name: me.name,
    email: me.email,
    phone: me.phone && formatPhone(me.phone),
    hasPassword: me.hasPassword === true,
    hasProfile: me.role === 'agent' && me.agentId !== undefined,
    methods: methodsOf(me),
    sessions: items.map(({ id, browser, createdAt, lastUsedAt, isCurrent }) => ({
      id,
      browser: browser || words.unknownBrowser,
      isCurrent,
      signedInAt: formatMoment(createdAt, clock),
      lastUsedAt: formatMoment(lastUsedAt, clock),
    })),
  }
}

/** A person’s own settings. */
export type Settings = Awaited<ReturnType<typeof loadSettings>>

/** Returns the ways to sign in, and whether each works. */
function methodsOf({ email, phone, hasPassword, isEmailVerified, isPhoneVerified }: User) {
  const state = (isSet: boolean, isVerified: boolean) =>
    isVerified ? words.verified : isSet ? words.notVerified : words.notSet
  const methods: [SignInMethod, string][] = [
    ['password', state(false, hasPassword === true)],
    ['email', state(email !== undefined, isEmailVerified === true)],
    ['text', state(phone !== undefined, isPhoneVerified === true)],
  ]
  return methods.map(([method, value]) => ({ label: words.methods[method], value }))
}
