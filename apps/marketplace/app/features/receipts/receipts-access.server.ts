import { siteCookie } from '@pkg/remix-host/server'
import type { AppLoadContext } from '@remix-run/node'
import type { ReceiptsAccess } from './receipts-page.server'

/** Seconds for which the browser keeps the token of an emailed link, a code's id, and what a code opened. */
const seconds = { token: 1800, codeId: 600, grant: 900 } as const
const cookieNames = { token: 'receipts', codeId: 'receipts-code', grant: 'receipts-grant' } as const
const keys = ['token', 'codeId', 'grant'] as const

/** Returns what the browser keeps about the person in cookies that scripts can't read. */
export async function readAccess(request: Request, context: AppLoadContext): Promise<ReceiptsAccess> {
  const access: ReceiptsAccess = {}
  for (const key of keys) {
    const value: unknown = await cookieOf(key, context).parse(request.headers.get('cookie'))
    if (typeof value === 'string' && value !== '') access[key] = value
  }
  return access
}

/** Returns the headers that make the browser keep values. It forgets the empty ones. */
export async function headersToKeep(context: AppLoadContext, kept: ReceiptsAccess): Promise<Headers> {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const key of keys) {
    const value = kept[key]
    if (value === undefined) continue
    headers.append('set-cookie', await cookieOf(key, context).serialize(value, value === '' ? { maxAge: 0 } : {}))
  }
  return headers
}

const cookieOf = (key: (typeof keys)[number], context: AppLoadContext) =>
  siteCookie(cookieNames[key], context, { maxAge: seconds[key] })
