import { expect, test } from '@playwright/test'
import { gate, isSignedIn, sees } from '../testing/gate'
import { openIdProvider } from '../testing/openid-provider'
import { ownStack } from '../testing/own-stack'

test('a family signs in with another account, is known again, and comes back without one when it declines there [API-014, AUTH-004, AUTH-007, AUTH-010, CLIENT-010]', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const ports = { marketplace: 3614, api: 4614 }
  const site = `http://localhost:${ports.marketplace}`
  const provider = await openIdProvider(3615, site, {
    nina: { email: 'nina@families.example', name: 'Nina Northcott' },
  })
  const stack = await ownStack(ports, provider.environment)
  const begin = async () => {
    await page.goto(`${site}/memory-care`)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await sees(page, 'Sign in or sign up')
    await gate(page).getByRole('link', { name: 'Continue with your other account' }).click()
    await expect(page.getByRole('heading', { name: 'Sign-in' })).toBeVisible()
  }
  const signIn = async () => {
    await begin()
    await page.getByPlaceholder('Enter any login').fill('nina')
    await page.getByPlaceholder('and password').fill('any')
    await page.getByRole('button', { name: 'Sign-in' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(`${site}/memory-care`)
    await isSignedIn(page)
  }
  try {
    await signIn()
    await page.goto(`${site}/account`)
    await expect(page.getByLabel('Full name')).toHaveValue('Nina Northcott')

    await page.context().clearCookies()
    await signIn()
    await page.goto(`${site}/account`)
    await expect(page.getByLabel('Full name')).toHaveValue('Nina Northcott')

    await page.context().clearCookies()
    await begin()
    await page.getByRole('link', { name: '[ Cancel ]' }).click()
    await expect(page).not.toHaveURL(/state|error_description/)
    await expect(gate(page).getByRole('heading', { name: 'Sign in or sign up' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeHidden()
  } finally {
    await stack.end()
    provider.end()
  }
})
