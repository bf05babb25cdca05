import type { RealEstateLicense } from '@pkg/api-client'
import { siteDay } from '@pkg/domain'
import { formatShortDay } from '~/site/server/times'
import { licensesTexts as words } from './texts'

/** A license of a real estate agent, in words. */
export interface LicenseRow {
  id: string
  name: string
  href: string
  state: string
  number: string
  validUntil: string
  checked: string
}

/** What is known of a license wherever it’s shown. */
type KnownLicense = Pick<RealEstateLicense, 'state' | 'validUntil' | 'checkedOn'>

/** Returns until when a license is valid, or when it expired. */
export function validityOf({ validUntil }: Pick<KnownLicense, 'validUntil'>): string {
  if (validUntil === undefined) return words.noEnd
  const day = formatShortDay(validUntil)
  return validUntil < siteDay() ? words.expiredOn(day) : words.validUntilDay(day)
}

/** Returns when a license was checked. */
const checkOf = ({ checkedOn }: Pick<KnownLicense, 'checkedOn'>): string =>
  checkedOn === undefined ? words.unchecked : words.checkedOn(formatShortDay(checkedOn))

/** Returns what the list of real estate agents says of a license: its state and check, and until when it’s valid. [DASH-016] */
export const licenseLine = (license: KnownLicense) => ({
  first: words.inRoster(license.state, checkOf(license)),
  second: license.validUntil === undefined ? undefined : validityOf(license),
})

/** Returns the row of a license. [DASH-016] */
export const licenseRow = (license: RealEstateLicense): LicenseRow => ({
  id: license.id,
  name: words.name(license.state, license.number),
  href: `/real-estate-licenses/${license.id}`,
  state: license.state,
  number: license.number,
  validUntil: validityOf(license),
  checked: checkOf(license),
})
