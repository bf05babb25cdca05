import { expect, test } from 'vitest'
import type { Caller } from './caller'
import { consentKind, consentText, consentWordings, findConsentWording, namedWording } from './consent-wordings'
import { homeConsent } from './real-estate'

const choice = (...callers: Caller[]) => ({ callers, callBy: '2026-11-23T21:30:00.000Z', timeZone: 'America/Denver' })
const ana: Caller = { kind: 'advisor', id: 'ana', name: 'Ana Ruiz' }
const oak: Caller = { kind: 'community', id: 'oak', name: 'Oak House' }
const operator = 'Hearthway'

test('every wording exists in English and Spanish, in the same version [TRUTH-002]', () => {
  const versions = (language: string) =>
    consentWordings.filter((wording) => wording.language === language).map(({ id, version }) => `${id} ${version}`)
  expect(versions('es')).toEqual(versions('en'))
  expect(namedWording('contact', 'fr')).toEqual({ id: 'contact', version: '2', language: 'en' })
})

test.each([
  [
    'en',
    choice(ana),
    'Ana Ruiz (or another Hearthway advisor if Ana Ruiz can’t call by Mon, Nov 23, 2:30 PM MST) may call',
  ],
  [
    'en',
    choice(oak),
    'you agree that the team at Oak House (or a local Hearthway advisor if they can’t call by Mon, Nov 23, 2:30 PM MST) may call',
  ],
  [
    'en',
    { ...choice(oak), backup: ana },
    'the team at Oak House (or Ana Ruiz if they can’t call by Mon, Nov 23, 2:30 PM MST) may call',
  ],
  ['en', choice(oak, ana), 'you agree that the team at Oak House and Ana Ruiz (or another Hearthway advisor if'],
  ['en', undefined, 'you agree that a local Hearthway advisor may call'],
  [
    'es',
    choice(ana),
    'acepta que Ana Ruiz (u otra persona de la asesoría de Hearthway si Ana Ruiz no puede llamar antes del',
  ],
  ['es', undefined, 'acepta que alguien de la asesoría local de Hearthway le llame'],
])('in %s, the wording for calls after %j says “%s” [TRUTH-001, TRUTH-002]', (language, shown, text) => {
  const wording = findConsentWording('contact', language)
  expect(wording && consentText(wording, { choice: shown, operator })).toContain(text)
})

test('no text keeps a placeholder, and names are never read as patterns [TRUTH-002]', () => {
  const pattern = 'A$& {callers}'
  const names = { choice: choice({ ...ana, name: pattern }), operator: pattern, community: pattern }
  for (const wording of consentWordings) {
    expect(consentText(wording, { choice: choice(oak, ana), operator, community: 'Elm Court' })).not.toMatch(/[{}]/)
    expect(consentText(wording, names)).toContain(pattern)
  }
})

test.each([
  ['sell', 'en', 'a local real estate agent who works with Hearthway may call and email you about selling a home'],
  ['buy', 'en', 'a local real estate agent who works with Hearthway may call and email you about buying a home'],
  ['sell', 'es', 'un agente inmobiliario local que trabaja con Hearthway le llame y le escriba sobre la venta'],
  ['buy', 'es', 'un agente inmobiliario local que trabaja con Hearthway le llame y le escriba sobre la compra'],
] as const)(
  'the consent to help to %s a home, in %s, says who may call about what [TRUTH-002, AGENT-006]',
  (need, language, text) => {
    const wording = findConsentWording(homeConsent(need), language)
    expect(wording && consentText(wording, { choice: choice(ana), operator })).toContain(text)
    expect(consentKind(homeConsent(need))).toBe(`${need}-home`)
    expect(consentKind(`spoken-${homeConsent(need)}`)).toBe(`${need}-home`)
  },
)
