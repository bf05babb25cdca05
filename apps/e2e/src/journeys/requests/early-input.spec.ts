import { expect } from '@playwright/test'
import { findCommunity } from '../../testing/communities'
import { pick } from '../../testing/input-driver'
import { scriptsStarted } from '../../testing/open-page'
import { openWithoutScriptsYet } from '../../testing/open-without-scripts-yet'
import { test } from '../../testing/test'

test('what a family enters on the home page before the scripts start counts once they do [FIND-016, FIND-017]', async ({
  page,
}) => {
  const start = await openWithoutScriptsYet(page, '/')
  const quiz = page.getByRole('region', { name: 'Not sure which care fits?' })
  await pick(quiz.getByRole('group', { name: 'Finding the way home' }).getByRole('radio', { name: 'Full help' }))
  await page.getByLabel('City or ZIP code').fill('Denver, CO')
  await expect(quiz.getByRole('status')).toHaveText(/^Each answer lights a window/)
  start()
  await expect(quiz.getByRole('status')).toContainText('Because of help with finding the way home.')
  await expect(page.getByRole('heading', { name: /^Assisted Living (near|in) Denver/ })).toBeVisible()
})

test('a search that was typed before the scripts start has suggestions once they do [FIND-001]', async ({ page }) => {
  const start = await openWithoutScriptsYet(page, '/terms')
  await page.getByRole('combobox', { name: 'Search communities' }).pressSequentially('memory care tampa')
  start()
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Tampa')
})

test('the last answer that was given before the scripts start stays chosen, and Continue takes it [GWZ-101]', async ({
  page,
  request,
}) => {
  const community = await findCommunity(request, 'gwizzy', ['CO', 'TX', 'FL'])
  const start = await openWithoutScriptsYet(page, `/custom-pricing?community=${community.id}`)
  const mother = page.getByRole('main').getByRole('radio', { name: 'Mother' })
  await pick(mother)
  await pick(page.getByRole('main').getByRole('radio', { name: 'Father' }))
  await pick(mother)
  start()
  await scriptsStarted(page)
  await expect(mother).toBeChecked()
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'How much help is needed each day?' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('radio', { name: 'Some help' })).not.toBeChecked()
})
