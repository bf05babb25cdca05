import { type CareLevel, type CareTypeSlug, costAnswers } from '@pkg/domain'
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { serveSite } from '../partners/sites'
import { type FoundCommunity, findCommunity } from '../testing/communities'
import { completeWizard } from '../testing/complete-wizard'
import { openPage } from '../testing/open-page'
import { partnerOrigin, readPartnerKey } from '../testing/partner'
import { test } from '../testing/test'
import { api } from '../testing/urls'
import { buildFamily } from '../testing/wizard'
import { drawWalks, states, type Walk } from './cases'
import { readRecords } from '../testing/family-records'
import { type ReadSentence, sentencesOf } from './reading'
import type { Walked } from './fact'
import { mismatches, unexplained } from './sentences'
import { type FamilyWalk, walkPlainForm, walkReview, walkWizard } from './walk-as-family'

const seed = 20261123

const walks = drawWalks(seed)

test.describe.parallel('on our own pages', () => {
  for (const walk of walks) if (walk.entryPoint !== 'partner element') testWalk(walk)
})

// The partner's site is one server, so these walks come one after another.
for (const walk of walks) if (walk.entryPoint === 'partner element') testWalk(walk)

/** Compares every sentence that a family reads on a walk with the records. */
function testWalk(walk: Walk) {
  const { schema, entryPoint, hasDisclosure, acknowledges, asksNearby } = walk
  const disclosure = hasDisclosure ? `, with a disclosure ${acknowledges ? 'acknowledged' : 'refused'}` : ''
  const nearby = asksNearby ? ', nearby communities too' : ''
  test(`every sentence matches its record: ${schema} from ${entryPoint}${disclosure}${nearby} [TRUST-009, TRUTH-001, TRUTH-003, TRUTH-005, TRUTH-007, TRUTH-010]`, async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const family = buildFamily()
    const community = await findFor(request, walk)
    const read = await walkAs({ page, walk, family, community }, browser, request, baseURL)
    const { timeZone } = (await (await request.get(`${api}/marketplace/communities/${community.id}`)).json()).data
      .attributes
    const records = await readRecords(request, family, (offered) => careOf(walk, offered), false)
    const emails = records.emails.flatMap((body) => sentencesOf('email', body))
    const shown = await findNearby(request, read)
    const walked = {
      community: { name: community.name, timeZone },
      family,
      asksNearby,
      acknowledges: !hasDisclosure || acknowledges,
      nearby: shown,
    }
    expect(unexplained([...read, ...emails])).toEqual([])
    expect(mismatches([...read, ...emails], records, walked)).toEqual([])
  })
}

/** Returns the communities that the nearby screen named, as the catalog has them. */
async function findNearby(request: APIRequestContext, read: readonly ReadSentence[]): Promise<Walked['nearby']> {
  const found: Walked['nearby'] = new Map()
  for (const { text } of read) {
    const [, name] = /^(.+): From /.exec(text) ?? []
    if (!name) continue
    const { data } = await (
      await request.get(`${api}/marketplace/communities?filter[name]=${encodeURIComponent(name)}&page-size=100`)
    ).json()
    const tile = data.find(({ attributes }: { attributes: { name: string } }) => attributes.name === name)
    found.set(name, tile.attributes)
  }
  return found
}

/** Every wizard but two asks how much help is needed. Those two estimate costs for what the community offers. */
function careOf({ schema, entryPoint }: Walk, offered: CareTypeSlug[]): CareLevel {
  const isAsked = entryPoint === 'no script' || !['activeAdult', 'noAgent'].includes(schema)
  return costAnswers({ care: isAsked ? 'light-care' : undefined, lookingFor: 'Mother' }, offered).care
}

const findFor = (request: APIRequestContext, { schema, hasDisclosure }: Walk, besides?: FoundCommunity) =>
  findCommunity(request, schema === 'PaidAd' ? 'gwizzy' : schema, hasDisclosure ? states.with : states.without, {
    fits: ({ id }) => id !== besides?.id,
  })

async function walkAs(
  family: FamilyWalk,
  browser: Browser,
  request: APIRequestContext,
  baseURL: string | undefined,
): Promise<ReadSentence[]> {
  const { page, walk, community } = family
  const ad = walk.schema === 'PaidAd' ? 'entry=paid-ad' : ''
  const dialog = page.getByRole('dialog')
  switch (walk.entryPoint) {
    case 'no script': {
      const plain = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
      const read = await walkPlainForm({ ...family, page: plain }, ad && `&${ad}`)
      await plain.close()
      return read
    }
    case '/custom-pricing':
      await openPage(page, `/custom-pricing?community=${community.id}${ad && `&${ad}`}`)
      return walkWizard(page.getByRole('main'), family)
    case 'partner element':
      return walkPartnerElement(family)
    case 'tile':
      await openFromTile(page, community, ad)
      return walkWizard(dialog, family)
    case 'page':
      await openFromPage(page, community, ad)
      return walkWizard(dialog, family)
    case 'returning': {
      const first = await findFor(request, { ...walk, hasDisclosure: false }, community)
      await openFromPage(page, first, ad)
      await completeWizard(dialog, { family: family.family })
      await expect(dialog.getByRole('heading', { name: 'Who has your request' })).toBeVisible()
      await openFromPage(page, community, ad)
      return walkReview(dialog, family)
    }
  }
}

async function openFromPage(page: Page, { url }: FoundCommunity, ad: string): Promise<void> {
  await openPage(page, `${url}${ad && `?${ad}`}`)
  await page
    .getByRole('link', { name: /^Get pricing/ })
    .first()
    .click()
}

/** Opens the wizard from the community's tile on a listing, found by the community's name. */
async function openFromTile(page: Page, { name, url }: FoundCommunity, ad: string): Promise<void> {
  const listing = url.split('/').slice(0, 4).join('/')
  await openPage(page, `${listing}?name=${encodeURIComponent(name)}${ad && `&${ad}`}`)
  await page
    .getByRole('link', { name: `Get pricing ${name}`, exact: true })
    .first()
    .click()
}

/** Walks through the element on a partner's page, which is on another origin and has no cookies of ours. */
async function walkPartnerElement(family: FamilyWalk): Promise<ReadSentence[]> {
  const { page, community } = family
  const site = await serveSite({
    folder: 'partner-sites/one-wizard',
    port: Number(new URL(partnerOrigin).port),
    values: () => ({ api, key: readPartnerKey(), community: community.id }),
  })
  try {
    await openPage(page, partnerOrigin)
    await page.waitForFunction(() => customElements.get('gwizzy-wizard') !== undefined)
    await page.getByRole('button', { name: 'Get pricing' }).click()
    return await walkWizard(page.getByRole('dialog'), family)
  } finally {
    site.closeAllConnections()
    site.close()
  }
}
