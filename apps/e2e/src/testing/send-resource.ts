import { type APIRequestContext, expect } from '@playwright/test'

/** Sends a resource to a URL of the API as the person of a context, and returns what the API returned. */
export async function sendResource(
  context: APIRequestContext,
  method: 'POST' | 'PATCH',
  url: string,
  { type, attributes }: { type: string; attributes: object },
): Promise<{ id: string; attributes: Record<string, unknown> }> {
  const id = method === 'PATCH' ? { id: url.split('/').at(-1) } : {}
  const response = await context.fetch(url, { method, data: { data: { type, ...id, attributes } } })
  expect(response.ok(), `${url}: ${await response.text()}`).toBe(true)
  return (await response.json()).data
}
