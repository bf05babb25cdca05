import * as oidc from 'openid-client'
import { HttpError } from '../../../http/errors'
import { traceExternal } from '../../../telemetry/tracing'
import { normalizeEmail } from '../../contact'
import type { Accounts } from './account-context'

const timeoutSeconds = 5

/** A person as the sign-in provider identifies them. */
export interface ProviderIdentity {
  issuer: string
  subject: string
  email: string
  name: string
  /** Whether the provider verified the email address. */
  isVerified: boolean
  /** Whether the provider reports that it checked more than one factor. (ASVS 6.8.4) */
  hasTwoFactors: boolean
}

/**
 * Returns a function that loads the provider's OpenID Connect configuration on the first call, and again after a failure. It throws 404 when no
 * provider is configured, and 502 when the provider can't be reached.
 */
export function providerConfiguration(settings: Accounts['settings']['oidc']): () => Promise<oidc.Configuration> {
  let configuration: Promise<oidc.Configuration> | undefined
  return async () => {
    if (!settings) throw new HttpError(404, 'third-party-disabled', 'Sign-in with an identity provider is not set up')
    configuration ??= discover(settings)
    return configuration.catch(() => {
      configuration = undefined
      throw providerUnavailable()
    })
  }
}

/** Exchanges the provider's redirect for the identity of the person. @throws {HttpError} 401, or 502 when the provider can't be reached */
export async function fetchIdentity(
  config: oidc.Configuration,
  redirectUrl: URL,
  { verifier, nonce, state }: { verifier: string; nonce: string; state: string },
): Promise<ProviderIdentity> {
  try {
    const tokens = await oidc.authorizationCodeGrant(config, redirectUrl, {
      pkceCodeVerifier: verifier,
      expectedNonce: nonce,
      expectedState: state,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw signInFailed()
    const info = await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
    const email = info.email ?? claims['email']
    const isVerified = info.email_verified ?? claims['email_verified']
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: typeof email === 'string' ? normalizeEmail(email) : '',
      name: info.name ?? '',
      isVerified: isVerified === true,
      hasTwoFactors: Array.isArray(claims['amr']) && claims['amr'].includes('mfa'),
    }
  } catch (error) {
    throw isUnreachable(error) ? providerUnavailable() : signInFailed()
  }
}

/** Returns the error for a sign-in that the provider didn't confirm: 401. */
export const signInFailed = () => new HttpError(401, 'third-party-failed', 'Sign-in with the identity provider failed')

const providerUnavailable = () =>
  new HttpError(502, 'third-party-unavailable', "The identity provider isn't responding. Sign in another way.")

function isUnreachable(error: unknown): boolean {
  if (error instanceof oidc.ClientError) return error.code === 'OAUTH_TIMEOUT'
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
}

async function discover({ issuer, clientId, clientSecret }: NonNullable<Accounts['settings']['oidc']>) {
  const url = new URL(issuer)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return oidc.discovery(url, clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    [oidc.customFetch]: (url, options) =>
      traceExternal('The sign-in provider', (traceHeaders) =>
        fetch(url, { ...options, body: options.body ?? null, headers: { ...options.headers, ...traceHeaders } }),
      ),
    // Token signatures are checked even though the tokens come directly from the provider. Plain HTTP is allowed only on this machine.
    execute: [oidc.enableNonRepudiationChecks, ...(isLocal ? [oidc.allowInsecureRequests] : [])],
  })
}
