import { expect, type APIRequestContext } from '@playwright/test'
import { asAdmin } from './staff'

/** Waits for a message to an email address or phone number, and returns what matches in the newest one. */
async function readNewest(
  request: APIRequestContext,
  api: string,
  recipient: string,
  pattern: RegExp,
): Promise<string> {
  const admin = await asAdmin(request, api)
  const found = async () =>
    pattern.exec(String((await admin.listMessagesTo(recipient))[0]?.attributes['body']))?.[1] ?? ''
  await expect.poll(found).not.toBe('')
  return found()
}

/** Returns the link in the newest email to an address. */
export const readLink = (request: APIRequestContext, api: string, recipient: string): Promise<string> =>
  readNewest(request, api, recipient, /(https?:\/\/\S+token=\S+)/)

/** Returns the code in the newest message to an email address or phone number. */
export const readCode = (request: APIRequestContext, api: string, recipient: string): Promise<string> =>
  readNewest(request, api, recipient, /\b(\d{6})\b/)
