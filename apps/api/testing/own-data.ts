import type { ApiResponse, ApiUnderTest } from './api-under-test'
import type { Caller } from './lead-samples'
import { readCode } from './mailbox'

/** Returns the values of a response that is plain JSON. */
export function plain({ body }: ApiResponse): Record<string, unknown> {
  return JSON.parse(JSON.stringify(body))
}

/** Asks for a code to a person's address, with an emailed link if there's a token, and exchanges it for the grant that opens their information. */
export async function openOwnData(api: ApiUnderTest, caller: Caller, address: string, token?: string): Promise<string> {
  const { id } = plain(await caller.plain('/platform/privacy/codes', token ? { token } : {}))
  const code = await readCode(api, address)
  return String(plain(await caller.plain('/platform/privacy/grants', { id, code }))['grant'])
}
