import { expect } from '@playwright/test'
import { expectSignedIn, gate, pressButton, register, signInByPassword } from '../../testing/gate'
import { readLink } from '../../testing/messages'
import { openPage } from '../../testing/open-page'
import { startOwnStack } from '../../testing/own-stack'
import { test } from '../../testing/test'

test('a family signs in while a stranger guesses its password and requests its links, on its own browser and on a new one [TRUTH-014, API-014, API-015]', async ({
  browser,
  page,
  request,
  playwright,
}) => {
  const stack = await startOwnStack('guessing', { RATE_LIMIT: 'true' })
  const stranger = await playwright.request.newContext()
  /** Sends something 110 times, each time from another IP address. The API believes what this machine forwards. */
  const attack = async (path: string, data: object, type?: string) => {
    for (let times = 1; times <= 110; times += 1) {
      await stranger.post(`${stack.api}/platform/auth/${path}`, {
        data: { data: type ? { type, attributes: data } : data },
        headers: { 'x-forwarded-for': `198.51.100.${times}` },
      })
    }
  }
  try {
    const email = await register(request, stack.api)
    await openPage(page, stack.marketplace)
    await signInByPassword(page, email)
    await expectSignedIn(page)
    // The session ends, and the browser stays known.
    const device = (await page.context().cookies()).filter(({ name }) => name === 'hearthway-device')
    expect(device).toMatchObject([{ httpOnly: true, sameSite: 'Lax' }])
    await page.context().clearCookies({ name: 'hearthway-session' })

    await attack('login', { email, password: 'a wrong guess' }, 'users')
    await attack('mlink/start', { email })

    await openPage(page, stack.marketplace)
    await signInByPassword(page, email)
    await expectSignedIn(page)

    const newBrowser = await browser.newContext({ reducedMotion: 'reduce' })
    const newPage = await newBrowser.newPage()
    await newPage.goto(stack.marketplace)
    await signInByPassword(newPage, email)
    await expect(gate(newPage).getByText(/use a code or a link/)).toBeVisible()
    await pressButton(newPage, 'Email me a link')
    await expect(gate(newPage).getByText(/we sent/)).toBeVisible()
    await newPage.goto(await readLink(request, stack.api, email))
    await newPage.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expectSignedIn(newPage)
    await newBrowser.close()
  } finally {
    await stranger.dispose()
    await stack.end()
  }
})
