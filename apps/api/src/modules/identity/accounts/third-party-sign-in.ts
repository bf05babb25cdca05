import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import * as oidc from 'openid-client'
import type { Orm } from '../../../database/database'
import { identities, users } from '../../../database/schema/tables'
import type { Handlers } from '../../../http/answer-calls'
import { cookieIn, dropCookie, keepCookie } from '../../../http/cookies'
import { hashToken } from '../../../http/token-hash'
import { HttpError } from '../../../http/problems'
import { traceOutside } from '../../../telemetry/tracing'
import { normalizeEmail } from '../../contact'
import type { Accounts, Site } from './account-context'
import type { UserRow } from './find-account'
import { countAttempt, limits } from '../../../http/attempt-limits'
import { goodFor, makeLink, consumeLink } from './one-time-tokens'
import { secondFactorNeeded } from './second-factor'
import { type Asking, prove, signIn } from './sign-in'

const secondsToAnswer = 5

/**
 * Sign-in with an OpenID Connect provider: authorization code with PKCE, state and nonce, bound to the browser that began it. An address
 * that the provider has verified opens the account with that address; another opens none. [API-014]
 */
export function thirdPartySignIn(accounts: Accounts): Pick<Handlers<'auth'>, 'ways' | 'thirdParty' | 'thirdPartyEnd'> {
  const { orm, settings } = accounts
  const provider = providerOf(settings.oidc)
  const callback = (site: Site) => `${settings.sites[site]}/sign-in/third-party`

  return {
    ways: () => ({ thirdParty: settings.oidc !== undefined }),

    async thirdParty({ body, request, reply }) {
      await countAttempt(accounts, limits.secretsFromAddress, request.ip, reply)
      const config = await provider()
      const site = body.site ?? 'marketplace'
      const verifier = oidc.randomPKCECodeVerifier()
      const nonce = oidc.randomNonce()
      const browser = randomBytes(32).toString('base64url')
      const { token: state } = await makeLink(orm, {
        kind: 'third-party',
        userId: null,
        contact: '',
        redirect: body.redirect ?? null,
        check: { verifier, nonce, browserHash: hashToken(browser), site },
      })
      keepCookie(reply, 'hearthway-third-party', browser, goodFor['third-party'])
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: callback(site),
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      })
      return { url: url.href }
    },

    async thirdPartyEnd({ body, person, request, reply }) {
      await countAttempt(accounts, limits.secretsFromAddress, request.ip, reply)
      const config = await provider()
      const query = new URLSearchParams(body.query)
      const state = query.get('state') ?? ''
      const flow = await consumeLink(orm, state, ['third-party']).catch(() => undefined)
      dropCookie(reply, 'hearthway-third-party')
      if (!flow?.check || !('nonce' in flow.check) || flow.check.browserHash !== browserOf(request)) throw refused()
      const { verifier, nonce, site } = flow.check
      const identity = await identityFrom(config, new URL(`${callback(site)}?${String(query)}`), {
        verifier,
        nonce,
        state,
      })
      const isIn = await orm.transaction((tx) => signInAs(tx, accounts, identity, { person, request, reply }))
      if (!isIn) throw secondFactorNeeded()
      return { purpose: 'sign-in' as const, redirect: flow.redirect ?? '/' }
    },
  }
}

/** Signs in to the account of an identity. Returns whether no second factor is missing. */
async function signInAs(tx: Orm, accounts: Accounts, identity: Identity, asking: Asking): Promise<boolean> {
  const user = await accountOfIdentity(tx, identity)
  const isTheirs = identity.isProven && user.email === identity.email
  const proven = isTheirs ? await prove(tx, user, 'email', { person: asking.person }) : user
  await tx
    .insert(identities)
    .values({ issuer: identity.issuer, subject: identity.subject, userId: proven.id })
    .onConflictDoNothing()
  const shown = identity.hasTwoFactors ? (['third-party', 'password'] as const) : (['third-party'] as const)
  return signIn(accounts, tx, proven, asking, shown)
}

interface Identity {
  issuer: string
  subject: string
  email: string
  name: string
  /** The provider has verified the address. */
  isProven: boolean
  /** The provider says that it asked for more than one factor; where it says nothing, for one. (ASVS 6.8.4) */
  hasTwoFactors: boolean
}

async function identityFrom(
  config: oidc.Configuration,
  returned: URL,
  { verifier, nonce, state }: { verifier: string; nonce: string; state: string },
): Promise<Identity> {
  try {
    const tokens = await oidc.authorizationCodeGrant(config, returned, {
      pkceCodeVerifier: verifier,
      expectedNonce: nonce,
      expectedState: state,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw refused()
    const info = await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
    const email = info.email ?? claims['email']
    const isProven = info.email_verified ?? claims['email_verified']
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: typeof email === 'string' ? normalizeEmail(email) : '',
      name: info.name ?? '',
      isProven: isProven === true,
      hasTwoFactors: Array.isArray(claims['amr']) && claims['amr'].includes('mfa'),
    }
  } catch (problem) {
    throw isUnreachable(problem) ? unavailable() : refused()
  }
}

function isUnreachable(problem: unknown): boolean {
  if (problem instanceof oidc.ClientError) return problem.code === 'OAUTH_TIMEOUT'
  return problem instanceof TypeError || (problem instanceof DOMException && problem.name === 'TimeoutError')
}

/** The account of an identity that was here before, else the one with its verified address, else a new one. */
async function accountOfIdentity(tx: Orm, identity: Identity): Promise<UserRow> {
  const [known] = await tx
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, identity.issuer), eq(identities.subject, identity.subject)))
  if (known) return usable(known.user)
  if (!identity.isProven || !identity.email) {
    throw new HttpError(403, 'unverified-address', 'The provider has not verified your e-mail address')
  }
  const [made] = await tx
    .insert(users)
    .values({ name: identity.name.slice(0, 160), email: identity.email })
    .onConflictDoNothing()
    .returning()
  if (made) return made
  const [same] = await tx.select().from(users).where(eq(users.email, identity.email)).for('update')
  const holder = usable(same)
  // Somebody who proved a number and typed this address keeps the account, and its owner gets one of their own.
  const isAnothers = holder.emailVerifiedAt === null && holder.phoneVerifiedAt !== null
  if (!isAnothers) return holder
  await tx.update(users).set({ email: null }).where(eq(users.id, holder.id))
  return accountOfIdentity(tx, identity)
}

function usable(user: UserRow | undefined): UserRow {
  if (!user || user.status === 'disabled') throw refused()
  return user
}

/** The provider's own description, read at the first need, and again after a failure. Throws 404 while none is set up. */
function providerOf(settings: Accounts['settings']['oidc']): () => Promise<oidc.Configuration> {
  let found: Promise<oidc.Configuration> | undefined
  return async () => {
    if (!settings) throw new HttpError(404, 'third-party-off', 'No third party is set up to sign in with')
    found ??= discover(settings)
    return found.catch(() => {
      found = undefined
      throw unavailable()
    })
  }
}

async function discover({ issuer, clientId, clientSecret }: NonNullable<Accounts['settings']['oidc']>) {
  const url = new URL(issuer)
  const isOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return oidc.discovery(url, clientId, clientSecret, undefined, {
    timeout: secondsToAnswer,
    [oidc.customFetch]: (url, options) =>
      traceOutside('The sign-in provider', (ofTrace) =>
        fetch(url, { ...options, body: options.body ?? null, headers: { ...options.headers, ...ofTrace } }),
      ),
    // The signature of each token is checked, besides the line it came by; without encryption only where nothing leaves the machine.
    execute: [oidc.enableNonRepudiationChecks, ...(isOwnMachine ? [oidc.allowInsecureRequests] : [])],
  })
}

const browserOf = (request: FastifyRequest): string => hashToken(cookieIn(request, 'hearthway-third-party') ?? '')

const refused = () => new HttpError(401, 'third-party-refused', 'The sign-in with the third party did not come through')

const unavailable = () =>
  new HttpError(502, 'third-party-unavailable', 'The third party does not answer. Please use another way to sign in.')
