/** The part of the phone library that the tests use as an oracle. The library has no types. */
declare module 'google-libphonenumber' {
  type PhoneNumber = Readonly<Record<string, unknown>>

  interface PhoneNumberUtil {
    parse(text: string, region: string): PhoneNumber
    isValidNumberForRegion(number: PhoneNumber, region: string): boolean
    format(number: PhoneNumber, format: number): string
  }

  const library: {
    PhoneNumberUtil: { getInstance(): PhoneNumberUtil }
    PhoneNumberFormat: { E164: number; INTERNATIONAL: number; NATIONAL: number }
  }
  export default library
}
