import type { APIRequestContext } from '@playwright/test'
import { type HtmlPage, openHtml } from './html-page'
import { test as base } from './test'

/** A person with a browser without scripts, who is new to the site. */
export interface Visitor {
  /** Sends requests with the person’s cookies. */
  request: APIRequestContext
  /** Opens a page. A path is one of the marketplace. */
  open(address: string, options?: { language?: string }): Promise<HtmlPage>
}

/** Tests that need no browser: pages are opened over HTTP, by one visitor or by several. `request` has other cookies, as of an admin. */
export const test = base.extend<{ visitor: Visitor; newVisitor: () => Promise<Visitor> }>({
  newVisitor: async ({ playwright, baseURL }, provide) => {
    const opened: APIRequestContext[] = []
    await provide(async () => {
      const request = await playwright.request.newContext(baseURL ? { baseURL } : {})
      opened.push(request)
      return { request, open: (address, options) => openHtml(request, address, options) }
    })
    for (const request of opened) await request.dispose()
  },
  visitor: async ({ newVisitor }, provide) => provide(await newVisitor()),
})
