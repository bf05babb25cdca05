import { ApiError, type Client } from '@pkg/api-client'
import { formatPhone } from '@pkg/domain'
import { type CookieForwarder, errorPage, formText, type Submission } from '@pkg/remix-host/server'
import type { Saved } from '~/site/forms/saved'
import { accountForm, changePasswordForm, setPasswordForm } from './settings-forms.server'
import { settingsTexts as words } from './texts'

/** What a form of the page saves, and what the page says then. */
export interface SentSettings {
  saved: Saved
  submission: Promise<Submission<unknown>>
}

/** Sends a form of a person’s own settings. A change that needs a recent sign-in, or a wrong password, is said at the form. [API-003, API-014] */
export function saveSettings(api: Client, form: FormData, { onHeaders }: CookieForwarder): SentSettings {
  switch (formText(form, 'intent')) {
    case 'account':
      return { saved: 'own-account', submission: orRefused(accountForm.submit(form, (body) => saveAccount(api, body))) }
    case 'change-password': {
      const change = changePasswordForm.submit(form, (body) => api.auth.updatePassword(body, { onHeaders }))
      return { saved: 'password', submission: orRefused(change) }
    }
    case 'set-password': {
      const first = setPasswordForm.submit(form, (body) => api.auth.setPassword(body, { onHeaders }))
      return { saved: 'password', submission: orRefused(first) }
    }
    case 'end-session': {
      const ended = api.sessions.revoke({ id: formText(form, 'session') })
      return { saved: 'session-ended', submission: orRefused(asSubmission(ended)) }
    }
    case 'end-others':
      return { saved: 'sessions-ended', submission: orRefused(asSubmission(api.sessions.revokeOthers())) }
    default:
      throw errorPage('bad-request', 400)
  }
}

/** Sends only what differs, because a new address needs a recent sign-in. */
async function saveAccount(api: Client, body: object): Promise<unknown> {
  const me = await api.users.get({ id: 'me' })
  const known = new Map<string, unknown>(Object.entries({ ...me, phone: me.phone && formatPhone(me.phone) }))
  const changes = Object.entries(body).filter(
    ([name, value]) => name === 'currentPassword' || known.get(name) !== value,
  )
  const isChanged = changes.some(([name]) => name !== 'currentPassword')
  return isChanged ? api.users.update({ id: 'me', ...Object.fromEntries(changes) }) : me
}

const asSubmission = async (sent: Promise<unknown>): Promise<Submission<unknown>> => ({ ok: true, result: await sent })

/** Returns what a 403 says: at the field of the password, or for the whole form. */
async function orRefused(submission: Promise<Submission<unknown>>): Promise<Submission<unknown>> {
  try {
    return await submission
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) throw error
    if (error.code === 'recent-sign-in-required') return { ok: false, errors: {}, message: words.recent }
    const [first] = error.errors
    const message = first?.detail ?? first?.title ?? error.message
    return error.code === 'wrong-password'
      ? { ok: false, errors: { password: message } }
      : { ok: false, errors: {}, message }
  }
}
