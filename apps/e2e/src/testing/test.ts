import { clockAhead, moveClock } from '@pkg/config/clock'
import { test as base } from '@playwright/test'

/** A journey. Its pages have the clock of the servers. [LIFE-009] */
export const test = base.extend<object, object>({
  browser: [
    async ({ browser }, use) => {
      const ahead = clockAhead()
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        if (ahead !== 0) await context.addInitScript(moveClock, ahead)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
})
