import type { Client } from '@pkg/api-client'
import { personName, sharingLimits } from '@pkg/domain'
import { formText, siteCookie } from '@pkg/remix-host/server'
import type { AppLoadContext } from '@remix-run/node'
import type { ShareForm } from './share-form'
import { familySharingTexts } from './texts'

const { errors: words } = familySharingTexts.share

/** Seconds for which the page shows a new link. Only its hash is stored, so the browser keeps it. */
const linkSeconds = 600

const linkCookie = (context: AppLoadContext) => siteCookie('new-list-link', context, { maxAge: linkSeconds })

/** Reads the names in the form, with what to correct. [TRUST-014] */
export function readShareForm(form: FormData): ShareForm {
  const values = { relative: formText(form, 'relative').trim(), from: formText(form, 'from').trim() }
  const check = (value: string, missing: string) =>
    value === '' ? missing : value.length > sharingLimits.name ? words.tooLong(sharingLimits.name) : personName(value)
  const [relative, from] = [check(values.relative, words.relative), check(values.from, words.from)]
  return { values, errors: { ...(relative && { relative }), ...(from && { from }) } }
}

/** Returns the header that lets the browser keep a new link. */
export function storeLink(context: AppLoadContext, { id, token }: { id: string; token: string }): Promise<string> {
  return linkCookie(context).serialize({ id, token })
}

/** Returns the token of the link that this browser just created, if it's that of an id. */
export async function readLink(request: Request, context: AppLoadContext, id: string): Promise<string | undefined> {
  const value: unknown = await linkCookie(context).parse(request.headers.get('cookie'))
  if (typeof value !== 'object' || value === null || !('id' in value) || !('token' in value)) return undefined
  return value.id === id && typeof value.token === 'string' ? value.token : undefined
}

/** Returns the first name of the account, if anyone is signed in: the name that relatives know. */
export async function findFirstName(api: Client): Promise<string> {
  const name = await api.users.get({ id: 'me' }).then(
    (user) => user.name,
    () => undefined,
  )
  return name?.split(' ')[0] ?? ''
}
