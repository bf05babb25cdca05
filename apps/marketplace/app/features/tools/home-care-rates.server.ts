import type { StateCode } from '@pkg/domain'

/** The median hourly rate of homemaker services in US dollars. Source: CareScout Cost of Care Survey 2024. Show one at a time, with its source. */
const hourlyRates: Partial<Record<StateCode, number>> = {
  AL: 25,
  AK: 34,
  AZ: 35,
  AR: 26,
  CA: 38,
  CO: 40,
  CT: 34,
  DE: 34,
  DC: 38,
  FL: 30,
  GA: 28,
  HI: 40,
  ID: 31,
  IL: 35,
  IN: 32,
  IA: 35,
  KS: 31,
  KY: 32,
  LA: 20,
  ME: 43,
  MD: 35,
  MA: 38,
  MI: 33,
  MN: 40,
  MS: 22,
  MO: 32,
  MT: 40,
  NE: 35,
  NV: 36,
  NH: 38,
  NJ: 36,
  NM: 28,
  NY: 34,
  NC: 30,
  ND: 40,
  OH: 32,
  OK: 34,
  OR: 40,
  PA: 33,
  RI: 38,
  SC: 30,
  SD: 44,
  TN: 30,
  TX: 28,
  UT: 36,
  VT: 44,
  VA: 32,
  WA: 42,
  WV: 25,
  WI: 36,
  WY: 28,
}
const countryRate = 33

/** The hourly rate of help at home, and the state that it's for: the whole country if the place is in no known one. */
export function homeCareRate(code: StateCode | undefined): { rate: number; state?: StateCode } {
  const rate = code && hourlyRates[code]
  return code && rate ? { rate, state: code } : { rate: countryRate }
}
