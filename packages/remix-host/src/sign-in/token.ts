import { endpoints } from '@pkg/api-client/server'
import { Value } from '@sinclair/typebox/value'

/** The headers of a page whose URL holds a token: no cache may store it. No page sends its URL as a referrer. */
export const tokenPageHeaders = () => ({ 'cache-control': 'no-store' })

/** Reads the token in the URL of a page. Opening the page doesn't use the token, because email scanners open links too. [API-015] */
export const readToken = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

/** Returns whether a text can be a token at all. One that can't is treated like one that expired. */
export const isToken = (token: string): boolean => Value.Check(endpoints.auth.start.body, { token })
