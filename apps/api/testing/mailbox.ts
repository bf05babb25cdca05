import type { ApiUnderTest } from './api-under-test'

/** A message as it arrived. */
export interface Arrived {
  channel: string
  recipient: string
  subject: string
  body: string
  status: string
  failure?: string
}

/** What arrived at an address or number, the newest first. */
export async function arrivedAt(api: ApiUnderTest, recipient: string): Promise<Arrived[]> {
  return (await allArrived(api)).filter((message) => message.recipient === recipient)
}

/** The newest messages, as admins see them on the outbox page. */
export async function allArrived(api: ApiUnderTest): Promise<Arrived[]> {
  await api.api.queue.idle()
  const { body } = await api.call({
    url: '/platform/emails?page-size=100',
    headers: { cookie: await api.cookieOf('admin') },
  })
  const { data }: { data: { attributes: Arrived }[] } = JSON.parse(JSON.stringify(body))
  return data.map(({ attributes }) => attributes)
}

/** The token of the link in the newest message to an address. */
export async function linkedToken(api: ApiUnderTest, recipient: string): Promise<string> {
  return found(/[?&]token=([\w-]{43})/, (await arrivedAt(api, recipient))[0])
}

/** The code in the newest message to an address or number. */
export async function arrivedCode(api: ApiUnderTest, recipient: string): Promise<string> {
  return found(/\b(\d{6})\b/, (await arrivedAt(api, recipient))[0])
}

function found(pattern: RegExp, message: Arrived | undefined): string {
  const [, text] = pattern.exec(message?.body ?? '') ?? []
  if (!text) throw new Error(`Nothing like ${pattern} arrived: ${message?.body ?? 'no message'}`)
  return text
}
