import type { FastifyInstance } from 'fastify'
import { implementEndpoints } from '../../../http/answer-calls'
import { anonymousIdFor, type Person } from '../../../http/person'
import { notFound, unprocessable } from '../../../http/problems'
import { readContact } from '../../contact'
import type { Accounts } from '../accounts/account-context'
import { requireAccount } from '../accounts/find-account'
import { closeSession } from '../accounts/sessions'
import { needFreshSignIn } from '../accounts/sign-in'
import { ownUserOf } from './user-resource'
import { changeOwnUser, deleteOwnUser, listVisibleUsers, saveContact } from './user-service'

/** People and their own records. [API-003, API-004] */
export function userRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { orm } = accounts

  implementEndpoints(app, orm, 'users', {
    list: ({ query, person }) => listVisibleUsers(orm, query, person),

    async create({ body, person, reply }) {
      if (!body.email && !body.phone) {
        throw unprocessable([
          { detail: 'An e-mail address or a phone number is needed', source: { pointer: '/data/attributes/email' } },
        ])
      }
      const anonymousId = anonymousIdFor(person, reply)
      const contact = readContact(body)
      return saveContact(orm, contact, anonymousId)
    },

    async get({ params, person }) {
      ownId(params.id, person)
      return ownUserOf(await requireAccount(orm, person))
    },

    async update({ params, body, person, reply }) {
      ownId(params.id, person)
      return changeOwnUser(accounts, body, person, reply)
    },

    async remove({ params, person, request, reply }) {
      ownId(params.id, person)
      needFreshSignIn(person)
      await deleteOwnUser(orm, person, (tx) => closeSession(tx, request, reply))
      return undefined
    },
  })
}

function ownId(id: string, person: Person): void {
  if (person.userId && (id === 'me' || id === person.userId)) return
  // Whether another person exists is nobody's business, so that a foreign id and an unknown one look the same.
  throw notFound('user', id)
}
