import { expect } from '@playwright/test'
import { gate, expectSignedIn, expectStep } from '../../testing/gate'
import { openPage } from '../../testing/open-page'
import { startOpenIdProvider } from '../../testing/openid-provider'
import { startOwnStack } from '../../testing/own-stack'
import { portsOf } from '../../testing/ports'
import { test } from '../../testing/test'

test('a family signs in with another account, twice, and comes back signed out after canceling [API-014, AUTH-004, AUTH-007, AUTH-010, CLIENT-010]', async ({
  page,
}) => {
  const ports = portsOf('third-party')
  const site = `http://localhost:${ports.marketplace}`
  const provider = await startOpenIdProvider(ports.other, site, {
    nina: { email: 'nina@families.example', name: 'Nina Northcott' },
  })
  const stack = await startOwnStack('third-party', provider.environment)
  const startSignIn = async () => {
    await openPage(page, `${site}/memory-care`)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expectStep(page, 'Sign in or sign up')
    await gate(page).getByRole('link', { name: 'Continue with your other account' }).click()
    await expect(page.getByRole('heading', { name: 'Sign-in' })).toBeVisible()
  }
  const signIn = async () => {
    await startSignIn()
    await page.getByPlaceholder('Enter any login').fill('nina')
    await page.getByPlaceholder('and password').fill('any')
    await page.getByRole('button', { name: 'Sign-in' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(`${site}/memory-care`)
    await expectSignedIn(page)
  }
  try {
    await signIn()
    await openPage(page, `${site}/account`)
    await expect(page.getByLabel('Full name')).toHaveValue('Nina Northcott')

    await page.context().clearCookies()
    await signIn()
    await openPage(page, `${site}/account`)
    await expect(page.getByLabel('Full name')).toHaveValue('Nina Northcott')

    await page.context().clearCookies()
    await startSignIn()
    await page.getByRole('link', { name: '[ Cancel ]' }).click()
    await expect(page).not.toHaveURL(/state|error_description/)
    await expect(gate(page).getByRole('heading', { name: 'Sign in or sign up' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeHidden()
  } finally {
    await stack.end()
    provider.end()
  }
})
