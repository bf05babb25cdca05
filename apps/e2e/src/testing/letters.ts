import { expect, type APIRequestContext } from '@playwright/test'
import { asAdmin } from './staff'

/** The newest message to an address or number that matches, as it arrived. Waits until there is one. */
async function newest(request: APIRequestContext, api: string, recipient: string, pattern: RegExp): Promise<string> {
  const admin = await asAdmin(request, api)
  const found = async () => pattern.exec(String((await admin.messagesTo(recipient))[0]?.attributes['body']))?.[1] ?? ''
  await expect.poll(found).not.toBe('')
  return found()
}

/** The link in the newest letter to an address. */
export const linkIn = (request: APIRequestContext, api: string, recipient: string): Promise<string> =>
  newest(request, api, recipient, /(https?:\/\/\S+token=\S+)/)

/** The code in the newest message to an address or number. */
export const codeIn = (request: APIRequestContext, api: string, recipient: string): Promise<string> =>
  newest(request, api, recipient, /\b(\d{6})\b/)
