import { expect } from '@playwright/test'
import { findCommunity } from '../../testing/communities'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { test } from '../../testing/test'

test('answers in Spanish from the page of a community, and says what only a person can answer [CHAT-001, FIND-015]', async ({
  page,
  request,
}) => {
  const community = await findCommunity(request, 'gwizzy', ['ID', 'OR', 'WA', 'GA', 'FL', 'OH'])
  await page.clock.install()
  await openPage(page, `/es${community.url}`)
  const button = page.getByRole('button', { name: 'Hacer una pregunta' })
  await expect(async () => {
    await page.clock.runFor(2000)
    await expect(button).toBeVisible({ timeout: 200 })
  }).toPass()
  await page.clock.resume()
  await button.click()
  const chat = page.getByRole('dialog', { name: 'Pregunte a Hearthway' })
  await expect(chat.getByText('Este chat es automático: ninguna persona lo lee.')).toBeVisible()
  const ask = async (question: string) => {
    await chat.getByLabel('O escriba la pregunta con sus palabras').fill(question)
    await chat.getByRole('button', { name: 'Enviar' }).click()
  }
  await ask('¿cuál es la dirección?')
  await expect(chat.getByText(new RegExp(`está en .*${community.city}, ${community.state}`))).toBeVisible()
  await chat.getByRole('link', { name: `${community.name}: Ubicación` }).click()
  await expect(page).toHaveURL(new RegExp(`/es${community.url}#location$`))
  await ask('¿tienen bolera aquí?')
  await expect(chat.getByText('La página de esta residencia no lo dice.')).toBeVisible()
  await ask('¿Medicare paga la vida asistida?')
  await expect(chat.getByText('Encontramos esto en nuestro sitio:')).toBeVisible()
  await ask('¿cómo ganan dinero ustedes?')
  await expect(chat.getByText(/20% al 100%/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)

  await chat.getByRole('button', { name: 'Hablar con una persona' }).last().click()
  await chat.getByRole('button', { name: 'Pedir precios' }).last().click()
  await expect(
    chat
      .getByRole('group', { name: /^Pedir precios de / })
      .getByRole('heading')
      .first(),
  ).toBeVisible()
  await chat.getByRole('link', { name: /Quién nos paga$/ }).click()
  await expect(page).toHaveURL(/\/es\/about#quien-nos-paga$/)
  await expect(page.getByRole('heading', { name: 'Quién nos paga' })).toBeInViewport()
})
