import { randomBytes } from 'node:crypto'
import type { BodyOf, endpoints, UsedLink } from '@pkg/api-client'
import type { FastifyRequest } from 'fastify'
import * as oidc from 'openid-client'
import type { Orm } from '../../../database/database'
import { countAttempt, limits } from '../../../http/attempt-limits'
import { readCookie, clearCookie, setCookie } from '../../../http/cookies'
import { HttpError } from '../../../http/errors'
import { hashToken } from '../../../http/token-hash'
import { insertUser, lockUserByEmail, updateUser, type UserRow } from '../users/user-store'
import type { Accounts, Site } from './account-context'
import { findUserByIdentity, insertIdentity } from './identity-store'
import { findSender } from './known-device'
import { consumeLink, createLink, tokenLifetimes } from './one-time-token-service'
import { secondFactorRequired } from './second-factor'
import { fetchIdentity, type ProviderIdentity, providerConfiguration, signInFailed } from './sign-in-provider'
import { markContactVerified, signIn, type SignInContext } from './sign-in-service'

/** Sign-in with an OpenID Connect provider. [API-014] */
export interface ThirdPartySignIn {
  /** Starts a sign-in, bound to this browser, and returns the URL to redirect to. */
  start(body: BodyOf<typeof endpoints.auth.thirdParty>, context: SignInContext): Promise<{ url: string }>
  /** Completes a sign-in from the query that the provider redirected to. @throws {HttpError} 401, 403, 404, 429, or 502 */
  complete(query: string, context: SignInContext): Promise<UsedLink>
}

/**
 * Creates the sign-in with an OpenID Connect provider by authorization code, with PKCE, state, and nonce. A verified email address signs in to
 * the account with that address, an unverified one to none.
 */
export function createThirdPartySignIn(accounts: Accounts): ThirdPartySignIn {
  const { orm, settings } = accounts
  const configuration = providerConfiguration(settings.oidc)
  const callbackUrl = (site: Site) => `${settings.sites[site]}/sign-in/third-party`

  return {
    async start(body, { request, reply }) {
      const sender = await findSender(orm, request)
      await countAttempt(accounts, limits.secretsFromAddress, sender.id, reply)
      const config = await configuration()
      const site = body.site ?? 'marketplace'
      const verifier = oidc.randomPKCECodeVerifier()
      const nonce = oidc.randomNonce()
      const browser = randomBytes(32).toString('base64url')
      const { token: state } = await createLink(orm, {
        kind: 'third-party',
        userId: null,
        contact: '',
        redirect: body.redirect ?? null,
        check: { verifier, nonce, browserHash: hashToken(browser), site },
      })
      setCookie(reply, 'hearthway-third-party', browser, tokenLifetimes['third-party'])
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: callbackUrl(site),
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      })
      return { url: url.href }
    },

    async complete(returnedQuery, context) {
      const { request, reply } = context
      const sender = await findSender(orm, request)
      await countAttempt(accounts, limits.secretsFromAddress, sender.id, reply)
      const config = await configuration()
      const query = new URLSearchParams(returnedQuery)
      const state = query.get('state') ?? ''
      const started = await consumeLink(orm, state, ['third-party']).catch(() => undefined)
      clearCookie(reply, 'hearthway-third-party')
      if (!started?.check || !('nonce' in started.check) || started.check.browserHash !== browserHash(request)) {
        throw signInFailed()
      }
      const { verifier, nonce, site } = started.check
      const redirectUrl = new URL(`${callbackUrl(site)}?${String(query)}`)
      const identity = await fetchIdentity(config, redirectUrl, { verifier, nonce, state })
      const isComplete = await orm.transaction((tx) => signInAs(tx, accounts, identity, context))
      if (!isComplete) throw secondFactorRequired()
      return { purpose: 'sign-in', redirect: started.redirect ?? '/' }
    },
  }
}

/** Signs in to the account of an identity. Returns whether no second factor is missing. */
async function signInAs(
  tx: Orm,
  accounts: Accounts,
  identity: ProviderIdentity,
  context: SignInContext,
): Promise<boolean> {
  const account = await findOrCreateAccount(tx, identity)
  const hasVerifiedEmail = identity.isVerified && account.email === identity.email
  const user = hasVerifiedEmail ? await markContactVerified(tx, account, 'email', context) : account
  await insertIdentity(tx, { issuer: identity.issuer, subject: identity.subject, userId: user.id })
  const shown = identity.hasTwoFactors ? (['third-party', 'password'] as const) : (['third-party'] as const)
  return signIn(accounts, tx, user, context, shown)
}

/** Returns the account linked to an identity, the one with its verified email address, or a new one. */
async function findOrCreateAccount(tx: Orm, identity: ProviderIdentity): Promise<UserRow> {
  const linked = await findUserByIdentity(tx, identity.issuer, identity.subject)
  if (linked) return requireEnabled(linked)
  if (!identity.isVerified || !identity.email) {
    throw new HttpError(403, 'unverified-email', "The identity provider hasn't verified your email address")
  }
  const created = await insertUser(tx, { name: identity.name.slice(0, 160), email: identity.email })
  if (created) return created
  const existing = requireEnabled(await lockUserByEmail(tx, identity.email))
  // A person who verified a phone number but only typed this address keeps the account, and the owner of the address gets a new one.
  const isOfOtherPerson = existing.emailVerifiedAt === null && existing.phoneVerifiedAt !== null
  if (!isOfOtherPerson) return existing
  await updateUser(tx, existing.id, { email: null })
  return findOrCreateAccount(tx, identity)
}

function requireEnabled(user: UserRow | undefined): UserRow {
  if (!user || user.status === 'disabled') throw signInFailed()
  return user
}

const browserHash = (request: FastifyRequest): string => hashToken(readCookie(request, 'hearthway-third-party') ?? '')
