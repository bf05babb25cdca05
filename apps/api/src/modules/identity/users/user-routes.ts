import type { FastifyInstance } from 'fastify'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { anonymousIdFor, type Person } from '../../../http/person'
import { notFound, unprocessable } from '../../../http/errors'
import { readContact } from '../../contact'
import type { Accounts } from '../accounts/account-context'
import { requireAccount } from '../accounts/require-account'
import { closeSession } from '../accounts/session-service'
import { requireFreshSignIn } from '../accounts/sign-in-service'
import { toOwnUser } from './user-resource'
import { deleteOwnAccount, listVisibleUsers, saveContact, updateOwnAccount } from './user-service'

/** Registers the endpoints for people to read and change their own account. [API-003, API-004] */
export function userRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { orm } = accounts

  implementEndpoints(app, orm, 'users', {
    list: ({ query, person }) => listVisibleUsers(orm, query, person, parsePage(query)),

    async create({ body, person, request, reply }) {
      if (!body.email && !body.phone) {
        throw unprocessable([
          { detail: 'An email address or a phone number is required', source: { pointer: '/data/attributes/email' } },
        ])
      }
      const anonymousId = anonymousIdFor(person, reply)
      const contact = readContact(body)
      return saveContact(accounts, contact, { anonymousId, request, reply })
    },

    async get({ params, person }) {
      requireOwnId(params.id, person)
      return toOwnUser(await requireAccount(orm, person), person)
    },

    async update({ params, body, person, request, reply }) {
      requireOwnId(params.id, person)
      return updateOwnAccount(accounts, body, person, { request, reply })
    },

    async remove({ params, person, request, reply }) {
      requireOwnId(params.id, person)
      requireFreshSignIn(person)
      await deleteOwnAccount(orm, person, (tx) => closeSession(tx, request, reply))
      return undefined
    },
  })
}

function requireOwnId(id: string, person: Person): void {
  if (person.userId && (id === 'me' || id === person.userId)) return
  // The same error for another person's id and an unknown one doesn't reveal who has an account.
  throw notFound('user', id)
}
