import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'

/** A site of someone else, which keeps the referrers that browsers send. */
export interface OutsideSite {
  referrers: string[]
  /** Follows a link from the open page to this site, and goes back. */
  visitFrom(page: Page): Promise<void>
  stop(): void
}

/** Starts a site of someone else on localhost. */
export async function startOutsideSite(): Promise<OutsideSite> {
  const referrers: string[] = []
  const server = createServer(({ headers }, response) => {
    referrers.push(headers.referer ?? '')
    response.end('Another site')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? '') : ''}/`
  return {
    referrers,
    async visitFrom(page) {
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'Elsewhere' })
        document.body.append(link)
        link.click()
      }, url)
      await page.waitForURL(url)
      await page.goBack()
    },
    stop: () => void server.close(),
  }
}
