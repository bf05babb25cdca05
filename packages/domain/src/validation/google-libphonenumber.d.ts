declare module 'google-libphonenumber' {
  interface PhoneNumber {
    getNationalNumberOrDefault(): number
  }

  export class PhoneNumberUtil {
    static getInstance(): PhoneNumberUtil
    getExampleNumber(region: string): PhoneNumber
    parse(text: string, region: string): PhoneNumber
    isValidNumberForRegion(number: PhoneNumber, region: string): boolean
    format(number: PhoneNumber, format: number): string
  }

  export const PhoneNumberFormat: { E164: number; INTERNATIONAL: number; NATIONAL: number }

  const library: { PhoneNumberUtil: typeof PhoneNumberUtil; PhoneNumberFormat: typeof PhoneNumberFormat }
  export default library
}
