import { expect, type Locator } from '@playwright/test'
import { findCommunity } from '../../testing/communities'
import { register } from '../../testing/gate'
import { pick } from '../../testing/input-driver'
import { openPage, scriptsStarted } from '../../testing/open-page'
import { expectAccessible, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { asAdmin } from '../../testing/staff'
import { test } from '../../testing/test'
import { api } from '../../testing/urls'
import { buildFamily } from '../../testing/wizard'

/** Chooses an answer of the open step, and goes on. */
async function choose(wizard: Locator, question: string, answer: string): Promise<void> {
  await expect(wizard.getByRole('heading', { name: question })).toBeVisible()
  await pick(wizard.getByRole('radio', { name: answer, exact: true }))
  await wizard.getByRole('button', { name: 'Continuar' }).click()
}

test('a family goes in Spanish from the home page to the thank-you and its own page, and is emailed in Spanish [FIND-015, FLOW-010, FLOW-013, TRUTH-002, TRUTH-003, GWZ-115]', async ({
  page,
  request,
}) => {
  const family = buildFamily()
  const community = await findCommunity(request, 'noAgent', ['FL', 'TX', 'CA', 'AZ'])
  await openPage(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(/\/es$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vea primero el precio.')
  await scriptsStarted(page)

  await page.getByRole('combobox', { name: 'Buscar residencias' }).fill(`${community.city}, ${community.state}`)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page).toHaveURL(/\/es\/senior-living\//)
  await openPage(page, `/es${community.url}`)
  await expect(page.getByRole('heading', { level: 1, name: community.name })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Habitaciones y disponibilidad' })).toBeVisible()

  await page
    .getByRole('link', { name: /^Pedir precios/ })
    .first()
    .click()
  const wizard = page.getByRole('dialog')
  await choose(wizard, '¿Para quién busca?', 'Mi madre')
  await expect(wizard.getByRole('heading', { name: '¿Dónde quiere que busquemos?' })).toBeVisible()
  await wizard.getByRole('button', { name: 'Continuar' }).click()
  await wizard.getByLabel('Nombre', { exact: true }).fill(family.firstName)
  await wizard.getByLabel('Apellido').fill(family.lastName)
  await wizard.getByRole('button', { name: 'Continuar' }).click()
  await wizard.getByLabel('Correo electrónico').fill(family.email)
  await wizard.getByRole('button', { name: 'Continuar' }).click()
  await wizard.getByLabel('Número de teléfono').fill(family.phone)
  await expectAccessible(page)
  await wizard.getByRole('button', { name: 'Continuar' }).click()
  await expect(
    wizard.getByRole('heading', { name: '¿Le gustaría recibir ayuda para vender una vivienda?' }),
  ).toBeVisible()
  await pick(wizard.getByRole('radio', { name: 'No', exact: true }))
  await expect(wizard.getByText(/ nos paga (?:el \d+% del primer mes|ninguna comisión)/)).toBeVisible()
  await wizard.getByRole('button', { name: 'Enviar' }).click()
  await expect(wizard.getByText('¡Gracias! Le enviaremos recursos útiles')).toBeVisible()
  await wizard.getByRole('button', { name: 'Continuar' }).click()
  const skip = wizard.getByRole('button', { name: 'Omitir' })
  const sent = page.getByRole('status').filter({ hasText: `Enviamos su solicitud sobre ${community.name}` })
  await expect(skip.or(sent)).toBeVisible()
  if (await skip.isVisible()) await skip.click()
  await expect(page).toHaveURL(/\/es\/homebase\?/)
  await expect(sent).toBeVisible()
  await page.getByRole('link', { name: 'Responder unas preguntas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /se muda\?$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Volver a su página personal' })).toBeVisible()

  const admin = await asAdmin(request, api)
  await expect.poll(async () => (await admin.listMessagesTo(family.email)).length).toBeGreaterThan(0)
  const [email] = await admin.listMessagesTo(family.email)
  expect(email?.attributes['subject']).toBe(`Recibimos su solicitud sobre ${community.name}`)
  expect(String(email?.attributes['body'])).toContain('/es/receipts?token=')
  expect(String(email?.attributes['body'])).toContain(`Hola, ${family.firstName}`)
  const [saved] = await admin.families(family.lastName)
  const consents = await admin.listConsents(saved?.id ?? '')
  expect(consents.length).toBeGreaterThan(0)
  for (const { attributes } of consents) expect(attributes['language']).toBe('es')
  await openPage(page, '/es/receipts')
  await expect(page.getByText('Usted nos envió una solicitud').first()).toBeVisible()
})

test('an account’s code comes in the language of the page [FIND-015, AUTH-003]', async ({ page, request }) => {
  const email = await register(request)
  await openPage(page, '/es/login')
  await page.getByLabel('Correo electrónico o número de teléfono').fill(email)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Enviarme un código por correo' }).click()
  await expect(page.getByRole('heading', { name: 'Escriba su código' })).toBeVisible()
  const admin = await asAdmin(request, api)
  await expect
    .poll(async () => (await admin.listMessagesTo(email))[0]?.attributes['subject'])
    .toBe('Su código de Hearthway')
})

test('switches in place, and keeps the filters of a list [FIND-015]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/memory-care/new-york?size=large')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(/\/es\/memory-care\/new-york\?size=large$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Cuidado de la memoria en Nueva York' })).toBeVisible()
  await expectNoSidewaysScrolling(page)
  await scriptsStarted(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/localhost:\d+\/memory-care\/new-york\?size=large$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Memory Care in New York' })).toBeVisible()
})

test('labels what was written in another language, and saves communities for both [FIND-015, FAV-001]', async ({
  page,
}) => {
  await openPage(page, '/es/assisted-living/colorado/denver')
  const tile = page.getByRole('main').getByRole('article').first()
  await expect(tile.locator('[lang=en]').first()).toBeVisible()
  await expect(tile.getByText('(En inglés)')).toBeVisible()
  await expect(tile.getByText(/^Vida asistida|· Vida asistida/)).toBeVisible()
  const stored = page.waitForResponse(
    (response) => response.url().endsWith('/saves') && response.request().method() === 'POST',
  )
  await tile.getByRole('button', { name: /^Guardar/ }).click()
  await expect(tile.getByRole('button', { name: /^Guardada/ })).toBeVisible()
  const name = (await tile.getByRole('heading').innerText()).trim()
  await stored
  await openPage(page, '/homebase/saved')
  await expect(page.getByRole('heading', { name })).toBeVisible()
})

test('a reader finds an article, its people, and the guide to a state in Spanish [FIND-015, RES-003]', async ({
  page,
}) => {
  const expectSpanish = () => expect(page.getByRole('main').locator('[lang=en]')).toHaveCount(0)
  await openPage(page, '/es/resource-center')
  await expect(page.getByText(/^1–10 de \d+ artículos$/)).toBeVisible()
  await expectSpanish()
  await page.getByRole('searchbox', { name: 'Buscar artículos' }).fill('comisión recomendar')
  await page.getByRole('searchbox', { name: 'Buscar artículos' }).press('Enter')
  await page
    .getByRole('link', { name: 'Cómo cobran las agencias que recomiendan residencias, como la nuestra' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Cómo cobran las agencias que recomiendan residencias, como la nuestra',
  )
  await expect(page.getByRole('heading', { name: 'Qué exige la ley' })).toBeVisible()
  await expectSpanish()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Walt Freeman' }).click()
  await expect(page.getByText(/Walt fue consejero de vivienda/)).toBeVisible()
  await expectSpanish()
  await openPage(page, '/es/resource-center/states')
  await page.getByRole('link', { name: 'Nueva York' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Residencias para personas mayores en Nueva York')
  await expect(page.getByText('Departamento de Salud del Estado de Nueva York').first()).toBeVisible()
  await expectSpanish()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoSidewaysScrolling(page)
})
