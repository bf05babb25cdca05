import type { Endpoint } from '@pkg/api-client/server'
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { negotiateContent } from './content-negotiation'
import { forbidden, onlyViews, signInRequired } from './errors'
import { networkOf } from './network'
import { notForPartners } from './partner-errors'
import type { Person } from './person'
import type { RequestLimiter } from './request-limits'

declare module 'fastify' {
  interface FastifyInstance {
    requestLimiter: RequestLimiter
  }
}

const decorator = 'person'

/** Prepares the server for the hooks of endpoints. Call it before the routes are added. */
export const decorateRequests = (app: FastifyInstance): void => void app.decorateRequest(decorator, undefined)

/** Returns the person who sends a request, as a hook of its endpoint identified them. */
export const personOf = (request: FastifyRequest): Person => request.getDecorator<Person>(decorator)

/** Returns the hooks that run before the handler of an endpoint, in order: its rate limit, the person, what they may call, and the media types. */
export function endpointHooks(app: FastifyInstance, name: string, endpoint: Endpoint): preHandlerAsyncHookHandler[] {
  const { rateLimit } = endpoint
  return [
    async (request, reply) => {
      if (rateLimit) await app.requestLimiter(name, rateLimit, networkOf(request.ip), reply)
    },
    async (request) => {
      const person = await app.authentication.identify(request)
      request.userId = person.userId
      request.setDecorator(decorator, person)
    },
    async (request) => checkAccess(personOf(request), endpoint),
    async (request) => negotiateContent(request),
  ]
}

function checkAccess({ role, partner, viewer }: Person, endpoint: Endpoint): void {
  const { access, isOpenToPartners, method, isForViewers = method === 'GET' } = endpoint
  if (partner && !isOpenToPartners) throw notForPartners()
  if (viewer && !isForViewers) throw onlyViews()
  if (access === 'anyone') return
  if (role === 'visitor') throw signInRequired()
  if (!access.includes(role)) throw forbidden("You don't have permission to do this")
}
