import { expect, type Page } from '@playwright/test'
import type { TypedFamily } from './wizard'

/**
 * Sends a request from the browser of a page to a community's own team and to an advisor, as the wizard does after it showed both. `site` is a
 * marketplace's URL; by default, the one that Playwright started.
 */
export async function requestTeamAndAdvisor(page: Page, family: TypedFamily, slug: string, site = ''): Promise<void> {
  const send = async (resource: string, attributes: object) => {
    const url = `${site}/api/platform/${resource}`
    const response = await page.request.post(url, { data: { data: { type: resource, attributes } } })
    expect(response.status(), await response.text()).toBe(201)
    return (await response.json()).data
  }
  const consultationRequested = 'Yes'
  const choice = await send('caller-choices', { slugs: [slug], consultationRequested })
  const actionInfo = {
    requestId: crypto.randomUUID(),
    status: 'complete',
    slug,
    callerChoiceId: choice.id,
    name: `${family.firstName} ${family.lastName}`,
    email: family.email,
    phone: family.phone,
    data: {
      lookingFor: 'Mother',
      adl: ['light-care'],
      consultationRequested,
      wordings: [{ id: 'contact', version: '2', language: 'en' }],
    },
  }
  await send('uuid-actions', { actionType: 'pricing-request', actionPage: '/', actionInfo })
}
