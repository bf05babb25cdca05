import { createServer } from 'node:http'
import Provider from 'oidc-provider'

/** What the provider says of somebody. */
export interface KnownPerson {
  email: string
  name: string
}

const client = { id: 'hearthway', secret: 'a secret of these journeys alone' }

/** A certified OpenID Connect provider on this machine, with the pages that people see there. */
export async function openIdProvider(port: number, site: string, people: Record<string, KnownPerson>) {
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
  const answer = provider.callback()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return {
    /** What the API is told of it. */
    environment: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret },
    end() {
      server.closeAllConnections()
      server.close()
    },
  }
}
