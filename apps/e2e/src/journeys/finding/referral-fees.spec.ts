import { expect } from '@playwright/test'
import { findCommunity } from '../../testing/communities'
import { test } from '../../testing/test'
import { api } from '../../testing/urls'
import { answerUpToSubmit, buildFamily, openWizard, reachSubmit } from '../../testing/wizard'

test('a community’s page and the last step of its wizard say what it pays us [TRUST-009]', async ({
  page,
  request,
}) => {
  const community = await findCommunity(request, 'gwizzy', ['ID', 'OR', 'WA', 'GA'])
  const { data } = await (await request.get(`${api}/marketplace/communities/${community.id}`)).json()
  const percent = Number(data.attributes.feePercent)
  expect(percent).toBeGreaterThan(0)
  const wizard = await openWizard(page, community.url)
  await expect(page.getByText(new RegExp(`${percent}%`)).first()).toBeAttached()
  await answerUpToSubmit(wizard, buildFamily())
  await reachSubmit(wizard)
  await expect(
    wizard.getByText(`${community.name} pays us ${percent}% of the first month if you move in.`),
  ).toBeVisible()
})
