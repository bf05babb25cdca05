import { messageKinds } from '@pkg/api-client'
import { expect, test } from 'vitest'
import { renderSample, sampleBrand, sampleEmails, sampleSecret, sampleTour } from '../../../../testing/sample-emails'
import { compileEmails } from '../../../../compile-emails'
import template from './email-template.json'
import * as spanishAlerts from '../../alerts/messages.es'
import * as spanishTours from '../../tours/messages.es'
import { messageHtml } from './message-html'
import { preheaderOf } from './message-kinds'

const hiddenPattern = /<div style="display:none[^>]*>([^<]*)<\/div>/

/** Returns what a reader sees below the heading of a page, with the URL of each link after its label, as the text has it. */
function readPage(html: string): string {
  return html
    .slice(html.indexOf('</h1>'))
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<a\s[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '$2: $1')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
}

/** Returns the words of a text in order, without punctuation that only the text needs. */
const wordsOf = (text: string) => text.match(/[^\s:()–-]+/g) ?? []

test('the template is compiled from its MJML source [TRUTH-009]', async () => {
  expect(template).toEqual(await compileEmails())
})

test.each(messageKinds)('the text and the page of %s say the same and open the same URLs [TRUTH-009]', (kind) => {
  const { text, html } = renderSample(sampleEmails[kind])
  // The note of a fact comes before its value on the page, so the order of words in a line differs.
  const footer = [sampleBrand.name, sampleBrand.phone, sampleBrand.email, `mailto:${sampleBrand.email}`].join(' ')
  expect(wordsOf(readPage(html)).toSorted()).toEqual(wordsOf(`${text} ${footer}`).toSorted())
  const urls = (from: string) => new Set([...from.matchAll(/https?:\/\/[^\s"<]+/g)].map(([url]) => url))
  const links = new Set([...html.matchAll(/href="(http[^"]+)"/g)].map(([, url]) => url?.replaceAll('&amp;', '&')))
  expect(links).toEqual(urls(text))
})

test.each(messageKinds)(
  'the preheader of %s is the same for everyone and hides the rest of the email [TRUTH-009]',
  (kind) => {
    const { html } = renderSample(sampleEmails[kind])
    const [, preheader = ''] = hiddenPattern.exec(html) ?? []
    expect(preheader).toContain(preheaderOf(kind, 'en'))
    expect(preheader.slice(preheaderOf(kind, 'en').length)).toMatch(/^(&#847;|&zwnj;|&nbsp;)+$/)
    expect(preheader).not.toContain(sampleSecret)
  },
)

test.each(messageKinds)(
  'the page of %s is one column of 18-pixel text, loads nothing, and has a dark scheme [TRUTH-009]',
  (kind) => {
    const { html } = renderSample(sampleEmails[kind])
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
    expect(html).not.toMatch(/<(img|script|link|iframe)\b|@import|url\(/)
    expect(html).not.toMatch(/\{\w+\}|\{\{/)
    const sizes = [...html.matchAll(/font-size:\s*(\d+)px/g)].map(([, size]) => Number(size))
    expect(sizes.filter((size) => size > 1 && size < 18)).toEqual([])
    expect(html.match(/mj-column-per-\d+/g)?.every((column) => column === 'mj-column-per-100')).toBe(true)
  },
)

test.each(messageKinds)('%s has one main action at most [TRUTH-009]', (kind) => {
  expect(
    sampleEmails[kind].blocks.filter((block) => typeof block !== 'string' && 'action' in block).length,
  ).toBeLessThan(2)
})

test('what people write is text on the page, never markup or a placeholder [TRUTH-009]', () => {
  const blocks = [
    '<b>{{subject}}</b> {secret}',
    { link: { label: '"><script>', url: 'https://homes.example/?a=1&b="2"' } },
  ]
  const html = messageHtml({ kind: 'advisor-email', language: 'en', subject: '<i>Hi</i>', blocks }, sampleBrand)
  expect(html).toContain('&lt;b&gt;{{subject}}&lt;/b&gt; {secret}')
  expect(html).toContain('href="https://homes.example/?a=1&amp;b=&quot;2&quot;"')
  expect(html).not.toMatch(/<b>|<i>|<script/)
})

test('an email in Spanish says so, and its links lead to the Spanish pages [TRUTH-009, FIND-015]', () => {
  const { text, html } = renderSample(spanishTours.tourBooked(sampleTour))
  expect(html).toContain('<html lang="es"')
  expect(html).toContain('la visita a su calendario o elija otra hora.')
  expect(html).toContain('https://homes.example/es/tours/')
  expect(text).toContain('Usted reservó una visita a The Meadows')
  expect(text).toMatch(/martes, 1 de diciembre, 12 p. m.–3 p. m. /)
  expect(renderSample(sampleEmails['tour-booked']).html).toContain('<html lang="en"')
})

test('an alert about a search that was saved on a Spanish page is in Spanish, like its links [HOME-005, FIND-015]', () => {
  const communities = [
    {
      name: 'Aspen Court',
      url: '/assisted-living/colorado/boulder/aspen-court',
      startingRate: 5200,
      hidePricing: false,
      address: { city: 'Boulder', state: 'CO' },
    },
  ]
  const search = spanishAlerts.searchLabel({
    care: 'assisted-living',
    place: 'Boulder, Colorado',
    hasArea: false,
    filterCount: 2,
  })
  const alert = renderSample(
    spanishAlerts.searchAlert({ search, path: '/assisted-living/colorado/boulder', communities }),
  )
  expect(alert.subject).toBe('1 nueva residencia para su búsqueda')
  expect(alert.text).toContain('su búsqueda de vida asistida en Boulder, Colorado, con 2 filtros')
  expect(alert.text).toContain(
    'Aspen Court en Boulder, CO (desde $5,200 al mes): https://homes.example/es/assisted-living/',
  )
  expect(alert.text).toContain('https://homes.example/es/stop-emails/')
  expect(alert.html).toContain('Nuevas residencias para la búsqueda que guardó.')
  const confirmation = renderSample(spanishAlerts.alertConfirmation(search))
  expect(confirmation.text).toContain('https://homes.example/es/search-alerts/confirm?token=')
})
