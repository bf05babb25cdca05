import { type APIRequestContext, expect } from '@playwright/test'
import { sendResource } from '../testing/send-resource'
import { asAdmin } from '../testing/staff'
import { signInByForm } from '../testing/staff-visits'
import { api, dashboard } from '../testing/urls'
import { test } from '../testing/visitors'

const before = { name: 'Hearthway', phone: '(800) 555-0136', email: 'help@hearthway.example' }
const after = {
  name: 'Prairie Homes',
  phone: '(303) 555-0188',
  email: 'hello@prairie.example',
  address: '12 Main St, Boulder, CO 80302',
  accent: '#7a1f4b',
}

const changeBrand = (request: APIRequestContext, attributes: object) =>
  sendResource(request, 'PATCH', `${api}/admin/brand`, { type: 'brand-settings', attributes })

const publicPages = ['/', '/about', '/privacy', '/terms', '/contact', '/es/privacy', '/assisted-living', '/sign-in']
const staffPages = ['/dashboard/settings', '/dashboard/state-rules']

// The other tests of this worker's stack run before or after, with the brand of the environment.
test('after an admin changes the brand, no page, manifest, or style sheet has the old one [WORK-012, ROUTE-013]', async ({
  visitor,
  newVisitor,
  request,
}) => {
  await asAdmin(request, api)
  const staff = await newVisitor()
  await signInByForm(staff, 'admin@hearthway.example')
  // Stored pages have the old brand until then.
  for (const path of publicPages) await visitor.open(path)
  await changeBrand(request, after)
  try {
    const addresses = [...publicPages, '/manifest.webmanifest', ...staffPages.map((path) => `${dashboard}${path}`)]
    for (const address of addresses) {
      const { request: reader } = address.startsWith(dashboard) ? staff : visitor
      await expect
        .poll(async () => {
          const text = await (await reader.get(address)).text()
          return [address, text.includes(after.name), ...Object.values(before).filter((old) => text.includes(old))]
        })
        .toEqual([address, true])
    }
    const home = await visitor.open('/')
    expect(home.one('contentinfo').text).toContain(after.address)
    const styles = /href="(?<path>\/brand\.css\?[\w-]+)"/.exec(await (await visitor.request.get('/')).text())
    const sheet = await (await visitor.request.get(styles?.groups?.['path'] ?? '/')).text()
    expect(sheet).toContain(`--ui-color-accent:${after.accent}`)
  } finally {
    await changeBrand(request, { name: null, phone: null, email: null, address: null, accent: null })
  }
})
