/** The part of the phone library that the tests use as an oracle, and that the table of area codes comes from. The library has no types. */
declare module 'google-libphonenumber' {
  interface PhoneNumber {
    setCountryCode(code: number): void
    setNationalNumber(number: number): void
  }

  interface PhoneNumberUtil {
    parse(text: string, region: string): PhoneNumber
    isValidNumberForRegion(number: PhoneNumber, region: string): boolean
    getRegionCodeForNumber(number: PhoneNumber): string | null | undefined
    getNumberType(number: PhoneNumber): number
    format(number: PhoneNumber, format: number): string
  }

  const library: {
    PhoneNumber: new () => PhoneNumber
    PhoneNumberUtil: { getInstance(): PhoneNumberUtil }
    PhoneNumberFormat: { E164: number; INTERNATIONAL: number; NATIONAL: number }
    PhoneNumberType: { PREMIUM_RATE: number; PERSONAL_NUMBER: number }
  }
  export default library
}
