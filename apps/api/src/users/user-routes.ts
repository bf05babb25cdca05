import type { User } from '@pkg/api-client'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../database/database'
import { users } from '../database/schema/tables'
import { answerCalls } from '../http/answer-calls'
import { anonymousIdFor, closeSession, openSession, type Person } from '../http/person'
import { conflict, notFound, Problem, unprocessable } from '../http/problems'
import { checkEmail, storedPhone } from '../requests/contact-check'
import { hashPassword, isPassword } from './passwords'

interface Contact {
  name?: string
  email?: string
  phone?: string
}

/** People and their sign-in. */
export function userRoutes(app: FastifyInstance, orm: Orm, isSecure: boolean): void {
  answerCalls(app, orm, 'users', {
    async create({ body, person, reply }) {
      if (!body.email && !body.phone) {
        throw unprocessable([
          { detail: 'An e-mail address or a phone number is needed', source: { pointer: '/data/attributes/email' } },
        ])
      }
      const anonymousId = anonymousIdFor(person, reply, isSecure)
      const contact = readContact(body)
      const [made] = await orm
        .insert(users)
        .values({ ...contact, anonymousId })
        .onConflictDoNothing()
        .returning()
      if (made) return { ...userOf(made), created: true }
      const [known] = contact.email ? await orm.select().from(users).where(eq(users.email, contact.email)) : []
      // Only the browser that left the address, and only while nobody has set a password, may complete the record.
      if (!known || known.passwordHash !== null || known.anonymousId !== anonymousId) throw emailTaken()
      const [changed] = await orm.update(users).set(contact).where(eq(users.id, known.id)).returning()
      return { ...userOf(changed ?? known), created: false }
    },

    async get({ params, person }) {
      const id = ownId(params.id, person)
      const [user] = await orm.select().from(users).where(eq(users.id, id))
      if (!user) throw notFound('user', params.id)
      return userOf(user)
    },

    async update({ params, body, person }) {
      const id = ownId(params.id, person)
      const contact = readContact(body)
      const [taken] = contact.email
        ? await orm.select({ id: users.id }).from(users).where(eq(users.email, contact.email))
        : []
      if (taken && taken.id !== id) throw emailTaken()
      const [user] = await orm.update(users).set(contact).where(eq(users.id, id)).returning()
      if (!user) throw notFound('user', params.id)
      return userOf(user)
    },
  })

  answerCalls(app, orm, 'auth', {
    async register({ body, request, reply }) {
      const contact = readContact({
        name: body.name,
        email: body.email,
        ...(body.phone_number === undefined ? {} : { phone: body.phone_number }),
      })
      const passwordHash = body.password ? await hashPassword(body.password) : null
      const [user] = await orm
        .insert(users)
        .values({ ...contact, passwordHash })
        .onConflictDoNothing()
        .returning()
      if (!user) throw emailTaken()
      if (passwordHash) await openSession(orm, user.id, request, reply, isSecure)
      return { ...userOf(user), created: true }
    },

    async login({ body, request, reply }) {
      const [user] = await orm.select().from(users).where(eq(users.email, body.email.trim().toLowerCase()))
      if (!(await isPassword(user?.passwordHash, body.password)) || !user) {
        throw new Problem(401, 'wrong-credentials', 'E-mail address and password do not belong together')
      }
      await openSession(orm, user.id, request, reply, isSecure)
      return userOf(user)
    },

    async logout({ request, reply }) {
      await closeSession(orm, request, reply, isSecure)
      return undefined
    },
  })
}

function ownId(id: string, person: Person): string {
  if (person.userId && (id === 'me' || id === person.userId)) return person.userId
  // Whether another person exists is nobody's business, so that a foreign id and an unknown one look the same.
  throw notFound('user', id)
}

function readContact(contact: Contact) {
  const email = contact.email?.trim().toLowerCase()
  const phone = contact.phone === undefined ? undefined : storedPhone(contact.phone)
  const at = (name: string) => ({ source: { pointer: `/data/attributes/${name}` } })
  const problems = [
    ...(email !== undefined && !checkEmail(email).isValid ? [{ detail: 'Invalid email address', ...at('email') }] : []),
    ...(contact.phone !== undefined && !phone ? [{ detail: 'Invalid phone number', ...at('phone') }] : []),
  ]
  if (problems.length > 0) throw unprocessable(problems)
  return {
    ...(contact.name === undefined ? {} : { name: contact.name.trim() }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
  }
}

function emailTaken() {
  return conflict('user-exists', 'There is an account with this e-mail address already')
}

function userOf(row: typeof users.$inferSelect): User {
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    ...(row.email ? { email: row.email } : {}),
    ...(row.phone ? { phone: row.phone } : {}),
    ...(row.agentId ? { agentId: row.agentId } : {}),
  }
}
