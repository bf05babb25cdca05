import lookUpZone from '@photostructure/tz-lookup'
import type { StateCode } from '@pkg/domain'

const eastern = 'America/New_York'
const central = 'America/Chicago'
const mountain = 'America/Denver'
const pacific = 'America/Los_Angeles'

/** The zones of the states that do not keep one of the four great ones throughout. The first is the usual one. */
const zonesOf: Partial<Record<StateCode, readonly string[]>> = {
  AK: [
    'America/Anchorage',
    'America/Juneau',
    'America/Sitka',
    'America/Nome',
    'America/Yakutat',
    'America/Adak',
    'America/Metlakatla',
  ],
  AZ: ['America/Phoenix', mountain],
  HI: ['Pacific/Honolulu'],
  FL: [eastern, central],
  ID: ['America/Boise', pacific],
  IN: [
    'America/Indiana/Indianapolis',
    central,
    'America/Indiana/Knox',
    'America/Indiana/Marengo',
    'America/Indiana/Petersburg',
    'America/Indiana/Tell_City',
    'America/Indiana/Vevay',
    'America/Indiana/Vincennes',
    'America/Indiana/Winamac',
  ],
  KS: [central, mountain],
  KY: [eastern, central, 'America/Kentucky/Louisville', 'America/Kentucky/Monticello'],
  MI: ['America/Detroit', 'America/Menominee'],
  ND: [
    central,
    mountain,
    'America/North_Dakota/Beulah',
    'America/North_Dakota/Center',
    'America/North_Dakota/New_Salem',
  ],
  NE: [central, mountain],
  NV: [pacific, mountain],
  OR: [pacific, 'America/Boise'],
  SD: [central, mountain],
  TN: [central, eastern],
  TX: [central, mountain],
}

const greatZones: Readonly<Record<string, readonly StateCode[]>> = {
  [central]: ['AL', 'AR', 'IA', 'IL', 'LA', 'MN', 'MO', 'MS', 'OK', 'WI'],
  [mountain]: ['CO', 'MT', 'NM', 'UT', 'WY'],
  [pacific]: ['CA', 'WA'],
}

/** The zones that a state keeps, the usual one first. */
export function zonesOfState(state: StateCode): readonly string[] {
  const great = Object.entries(greatZones).find(([, states]) => states.includes(state))
  return zonesOf[state] ?? [great?.[0] ?? eastern]
}

/**
 * The zone of a point as the look-up knows it, if its state keeps that zone. Near borders the look-up may answer a neighbour's zone,
 * even a foreign one; then there is no answer.
 */
export function zoneOfPoint(state: StateCode, latitude: number, longitude: number): string | undefined {
  const zones = zonesOfState(state)
  if (zones.length === 1) return zones[0]
  const found = lookUpZone(latitude, longitude)
  return zones.includes(found) ? found : undefined
}
