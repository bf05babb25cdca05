import type { Handlers } from '../../../http/answer-calls'
import { logSecurity } from '../../../http/security-log'
import type { Accounts } from './account-context'
import {
  readInvitation,
  recoverPassword,
  register,
  replacePassword,
  sendRecoveryLink,
  setFirstPassword,
  signInWithPassword,
} from './password-service'
import { closeSession } from './sessions'

type PasswordHandlers = Pick<
  Handlers<'auth'>,
  'register' | 'invitation' | 'login' | 'setPassword' | 'updatePassword' | 'recover' | 'recoverEnd' | 'logout'
>

/** Returns the handlers of registration and passwords: to sign in with, to set, to change, and to recover. [API-013 to API-015, API-017] */
export function passwordSignIn(accounts: Accounts): PasswordHandlers {
  return {
    register: ({ body, ...asking }) => register(accounts, body, asking),
    invitation: ({ body }) => readInvitation(accounts.orm, body.token),
    login: ({ body, ...asking }) => signInWithPassword(accounts, body, asking),

    async setPassword({ body, ...asking }) {
      await setFirstPassword(accounts, body.password, asking)
      return undefined
    },

    async updatePassword({ body, ...asking }) {
      await replacePassword(accounts, body, asking)
      return undefined
    },

    async recover({ body, ...asking }) {
      await sendRecoveryLink(accounts, body, asking)
      return undefined
    },

    recoverEnd: ({ body, ...asking }) => recoverPassword(accounts, body, asking),

    async logout({ person, request, reply }) {
      if (person.userId) logSecurity(request, { event: 'signed out', userId: person.userId })
      await closeSession(accounts.orm, request, reply)
      return undefined
    },
  }
}
