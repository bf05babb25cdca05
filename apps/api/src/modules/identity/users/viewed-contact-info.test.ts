import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { endpointRows } from '../../../../testing/endpoint-rows'
import { urlsOf } from '../../../../testing/every-url'
import { inboundMailSettings } from '../../../../testing/inbound-email'
import {
  addDirectCommunity,
  addRealEstateAgent,
  approveProvider,
  type Caller,
  createCaller,
  one,
} from '../../../../testing/lead-samples'
import { type Everyone, hasAccess, type PersonName, signInEveryone } from '../../../../testing/people'
import { plantSharedFamily } from '../../../../testing/planted-shared-family'
import { ok } from '../../../../testing/planted-visitor'
import { createPlanting, createWordSearch, type PlantedWord } from '../../../../testing/planting'

const api = apiUnderTest(inboundMailSettings)
let everyone: Everyone
let familyId: string
let findContact: (text: string) => PlantedWord[]

beforeAll(async () => {
  await addDirectCommunity(api, 'harbor-direct')
  await approveProvider(api, 'harbor-direct')
  await addRealEstateAgent(api)
  everyone = await signInEveryone(api)
  const planting = createPlanting()
  familyId = await plantSharedFamily(api, everyone, planting)
  findContact = createWordSearch(planting.words.filter(({ kind }) => /^family(Email|Phone)$/.test(kind)))
  const reveal = { clientId: familyId, reason: 'To call about the home' }
  ok(await everyone['real estate agent'].plain('/platform/clients-access/contact', reveal))
})

/** Returns the kinds of a family's contact info that someone reads without giving a reason, with the endpoints that answer them. */
async function listContact(name: PersonName, reader: Caller): Promise<string[]> {
  const found = new Set<string>()
  const ids = new Map([['clients', new Set([familyId])]])
  const reads = endpointRows.filter(([, row]) => row.method === 'GET' && hasAccess(name, row))
  for (const [endpoint, row] of reads) {
    for (const url of urlsOf(endpoint, row, ids)) {
      const { status, body } = await reader.get(url)
      expect(status, url).toBeLessThan(500)
      for (const { kind } of findContact(JSON.stringify(body))) found.add(`${kind} from ${endpoint}`)
    }
  }
  return [...found].toSorted()
}

test.each(['agent', 'provider', 'real estate agent'] as const)(
  'an admin who views the dashboard as the %s who revealed a family’s contact info reads none of it, from any endpoint [TRUST-008, WORK-001]',
  async (name) => {
    const person = everyone[name]
    const admin = await createCaller(api, 'admin')
    const { id: viewedUserId } = one(await person.get('/platform/users/me'))
    ok(await admin.patch('/platform/sessions/current', 'sessions', { viewedUserId }))
    expect(await listContact(name, admin)).toEqual([])
    // The same reads answer it to the person who gave a reason.
    expect(await listContact(name, person)).toEqual(
      expect.arrayContaining(['familyEmail from clients.get', 'familyPhone from clients.get']),
    )
  },
)
