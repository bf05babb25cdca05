// cspell:ignore ndak nmex sdak
import { type StateCode, stateByCode, stateBySlug, slugify } from '@pkg/domain'
import type { RawPlace } from './places'

/** Traditional abbreviations of states, without periods and spaces: `Ariz.`, `W. Va.` */
const abbreviatedStates: Readonly<Record<string, StateCode>> = {
  ala: 'AL',
  ariz: 'AZ',
  ark: 'AR',
  calif: 'CA',
  cal: 'CA',
  colo: 'CO',
  conn: 'CT',
  del: 'DE',
  fla: 'FL',
  ill: 'IL',
  ind: 'IN',
  kan: 'KS',
  kans: 'KS',
  mass: 'MA',
  mich: 'MI',
  minn: 'MN',
  miss: 'MS',
  mont: 'MT',
  neb: 'NE',
  nebr: 'NE',
  nev: 'NV',
  nmex: 'NM',
  ndak: 'ND',
  okla: 'OK',
  ore: 'OR',
  oreg: 'OR',
  penn: 'PA',
  penna: 'PA',
  sdak: 'SD',
  tenn: 'TN',
  tex: 'TX',
  wash: 'WA',
  wva: 'WV',
  wis: 'WI',
  wisc: 'WI',
  wyo: 'WY',
}

/** Returns the state that a text names, as agencies write them: `AZ`, `Ariz.`, `Arizona`, or `D.C.` [EDGE-004] */
export function readState(text: string) {
  const letters = text.replaceAll(/[.\s]/g, '').toLowerCase()
  return stateByCode((abbreviatedStates[letters] ?? letters).toUpperCase()) ?? stateBySlug(slugify(text))
}

/** Returns the five digits of a ZIP code or a ZIP+4, with the zero in front that spreadsheets remove, or an empty text. [EDGE-003] */
export function readZip(text: string): string {
  const digits = text.trim().replace(/[-\s]/, '')
  const whole = digits.length > 5 ? digits.padStart(9, '0') : digits.padStart(5, '0')
  const code = /^\d{5}/.exec(whole)?.[0] ?? ''
  return code === '00000' ? '' : code
}

/** Splits an address with several parts in one column: `400 HARLAN MORRIS DR TRENTON, TN 38382`, or `Hattiesburg, MS 39402` as the city. [EDGE-002] */
export function splitAddress(raw: RawPlace): RawPlace {
  const line1 = raw.line1.trim().replace(/\s+/g, ' ')
  if (raw.zip.trim()) return { ...raw, line1 }
  const [, city, cityZip] = endOfCity.exec(raw.city.trim().replace(/\s+/g, ' ')) ?? []
  if (city && cityZip) return { ...raw, line1, city, zip: cityZip }
  const [, street, zip] = raw.city.trim() ? [] : (endOfStreet.exec(line1) ?? [])
  return street && zip ? { ...raw, line1: street, zip } : { ...raw, line1 }
}

/** What comes before a state, and the ZIP code after it. Without a comma, a street such as `1 OAK DR 38382` would end with one, too. */
const endOfStreet = /^(.*),\s*[A-Z]{2}\s+(\d{5})(?:-\d{4})?$/i
const endOfCity = /^(.*?),?\s+[A-Z]{2}\.?,?\s+(\d{5})(?:-\d{4})?$/i

/** Returns a city's name with `Fort` for `Ft.` and `Mount` for `Mt.` `Pt.` can be Point or Port. [EDGE-004] */
export const spellOut = (city: string): string =>
  city.replace(/^Ft\.? (?=\p{L})/iu, 'Fort ').replace(/^Mt\.? (?=\p{L})/iu, 'Mount ')

/** Returns whether a source writes this text when it knows no name: `N/A`, `NULL`, or an article alone. [EDGE-004] */
export const isPlaceholder = (name: string): boolean =>
  /^(?:n\/?a|null|none|nil|unknown|not (?:available|provided|applicable)|test|tbd|the|undefined|x+|[^\p{L}\p{N}]*)$/iu.test(
    name.trim(),
  )
