import { readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { signInByForm } from '../testing/staff-visits'
import { dashboard } from '../testing/urls'
import { test, type Visitor } from '../testing/visitors'

const folder = new URL('../../../dashboard/app/pages/', import.meta.url)

/** Routes that only scripts use. */
const forScripts = ['/search/palette', '/content/rendered']

/** Every page of staff whose address names no record. */
const addresses = readdirSync(folder)
  .filter((name) => name.startsWith('_staff.') && !name.includes('$'))
  .map((name) =>
    name
      .replace(/\.tsx$/, '')
      .split('.')
      .slice(1),
  )
  .map((parts) => `/${parts.map((part) => part.replace(/_$/, '')).join('/')}`.replace(/\/_index$/, ''))
  .filter((address) => !forScripts.includes(address))

/** Returns the first record that a page of a list links to. */
function firstRecord(html: string, address: string): string | undefined {
  const paths = [...html.matchAll(/<a\b[^>]*\bhref="\/dashboard([^"?#]+)[^"]*"/g)].map(([, path = '']) => path)
  return paths.find((path) => path.startsWith(`${address}/`) && !addresses.includes(path))
}

test('opens every page of the dashboard, and the first record of each list, for someone of the staff [DASH-001, WORK-025]', async ({
  newVisitor,
}) => {
  expect(addresses.length).toBeGreaterThan(60)
  const staff: Visitor[] = []
  for (const name of ['admin', 'advisor', 'provider', 'realtor']) {
    const visitor = await newVisitor()
    await signInByForm(visitor, `${name}@hearthway.example`)
    staff.push(visitor)
  }
  const failed: string[] = []
  for (const address of addresses) {
    const answers = await Promise.all(staff.map(({ request }) => request.get(`${dashboard}/dashboard${address}`)))
    const opened = answers.find((answer) => answer.ok())
    const failing = answers.find((answer) => !answer.ok() && answer.status() !== 403)
    if (!opened || failing) failed.push(`${address}: ${answers.map((answer) => answer.status()).join(', ')}`)
    const record = opened && firstRecord(await opened.text(), address)
    const reader = opened && staff[answers.indexOf(opened)]
    if (record && reader) {
      const answer = await reader.request.get(`${dashboard}/dashboard${record}`)
      if (!answer.ok()) failed.push(`${record}: ${answer.status()}`)
    }
  }
  expect(failed).toEqual([])
})
