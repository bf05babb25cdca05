import library from 'google-libphonenumber'

const { PhoneNumber, PhoneNumberType, PhoneNumberUtil } = library
const regions: ReadonlySet<string> = new Set(['US', 'PR', 'GU', 'AS', 'VI', 'MP'])
/** An area code has numbers in at least one of these exchanges. American Samoa has few. */
const exchanges = [234, 258, 456, 622, 633, 733]

/**
 * Returns the area codes of the United States and its territories, and the codes of toll-free numbers, by Google's phone library. Codes for
 * premium rates and personal numbers aren't among them.
 */
export function libraryAreaCodes(): string[] {
  const util = PhoneNumberUtil.getInstance()
  const excluded: ReadonlySet<number> = new Set([PhoneNumberType.PREMIUM_RATE, PhoneNumberType.PERSONAL_NUMBER])
  const isUsed = (code: number) =>
    exchanges.some((exchange) => {
      const number = new PhoneNumber()
      number.setCountryCode(1)
      number.setNationalNumber(Number(`${code}${exchange}4321`))
      return regions.has(util.getRegionCodeForNumber(number) ?? '') && !excluded.has(util.getNumberType(number))
    })
  return Array.from({ length: 800 }, (_, index) => index + 200)
    .filter(isUsed)
    .map(String)
}
