import { now } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { browserOf } from '../../../testing/browser'
import { listMessagesTo, readLinkToken } from '../../../testing/mailbox'
import { sampleCommunity } from '../../../testing/sample-catalog'
import { jobs } from '../../database/schema/tables'
import { communityCells, communityColumns } from '../catalog'

const api = apiUnderTest()

/** Turns on an alert for Boulder on the pages in a language. Returns the address. */
async function turnOn(language: string): Promise<string> {
  const browser = browserOf(api, { language })
  const email = `prices-${language}@families.example`
  const search = { care: 'assisted-living', state: 'CO', place: 'boulder', email }
  expect((await browser.send('POST', '/marketplace/search-alerts', search, 'search-alerts')).status).toBe(201)
  const token = await readLinkToken(api, email)
  expect((await browser.send('POST', '/marketplace/search-alerts/confirmations', { token })).status).toBe(200)
  return email
}

/** Lists three new communities: one with a price, one that hides its price, and one whose price no one knows. */
async function listNewCommunities() {
  const records = [
    sampleCommunity({ id: 'with-price', startingRate: 4321 }),
    sampleCommunity({ id: 'with-hidden-price', startingRate: 5432, hidePricing: true }),
    sampleCommunity({ id: 'without-price', startingRate: 0, pricesByCareType: {}, maxRate: 0 }),
  ]
  const rows = records.map((record) => communityCells(record, record.id, 'agent-boulder'))
  await api.database.copy('communities', communityColumns, rows)
  await api.database.orm.update(jobs).set({ dueAt: now() }).where(eq(jobs.name, 'check-search-alert'))
  api.api.queue.wake()
}

test('an alert names the price of a community, but no hidden price, and none that is unknown, in both languages [HOME-005, FIND-015]', async () => {
  const emails = { en: await turnOn('en'), es: await turnOn('es') }
  await listNewCommunities()
  for (const [language, email] of Object.entries(emails)) {
    const [alert] = await listMessagesTo(api, email)
    const lines = (alert?.body ?? '').split('\n').filter((line) => line.includes('-price'))
    const labels = lines.map((line) => line.replace(/: https?:.*$/, '').trim()).toSorted()
    expect(labels).toEqual(
      language === 'en'
        ? [
            'with-hidden-price in Boulder, CO',
            'with-price in Boulder, CO (From $4,321/mo)',
            'without-price in Boulder, CO',
          ]
        : [
            'with-hidden-price en Boulder, CO',
            'with-price en Boulder, CO (desde $4,321 al mes)',
            'without-price en Boulder, CO',
          ],
    )
    expect(alert?.body).not.toMatch(/5,?432|\$0/)
  }
})
