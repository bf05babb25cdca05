import { createServer } from 'node:http'
import Provider from 'oidc-provider'

/** A person with an account at the provider. */
export interface KnownPerson {
  email: string
  name: string
}

const client = { id: 'hearthway', secret: 'a secret for journeys' }

/** Starts a certified OpenID Connect provider with its own pages. */
export async function startOpenIdProvider(port: number, site: string, people: Record<string, KnownPerson>) {
  const issuer = `http://localhost:${port}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [`${site}/sign-in/third-party`] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people[accountId], email_verified: true }),
    }),
  })
  const handle = provider.callback()
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return {
    /** The API's environment variables for this provider. */
    environment: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret },
    end() {
      server.closeAllConnections()
      server.close()
    },
  }
}
