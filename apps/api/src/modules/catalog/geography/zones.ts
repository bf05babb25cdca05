import lookUpZone from '@photostructure/tz-lookup'
import type { StateCode } from '@pkg/domain'

const eastern = 'America/New_York'
const central = 'America/Chicago'
const mountain = 'America/Denver'
const pacific = 'America/Los_Angeles'

/** The time zones of states that don't use one of the four main zones throughout. The first is the usual one. */
const zonesByState: Partial<Record<StateCode, readonly string[]>> = {
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

const mainZones: Readonly<Record<string, readonly StateCode[]>> = {
  [central]: ['AL', 'AR', 'IA', 'IL', 'LA', 'MN', 'MO', 'MS', 'OK', 'WI'],
  [mountain]: ['CO', 'MT', 'NM', 'UT', 'WY'],
  [pacific]: ['CA', 'WA'],
}

/** Returns the time zones of a state, the usual one first. */
export function stateZones(state: StateCode): readonly string[] {
  const main = Object.entries(mainZones).find(([, states]) => states.includes(state))
  return zonesByState[state] ?? [main?.[0] ?? eastern]
}

/**
 * Returns the time zone of a point if its state uses that zone. Near borders, the lookup can return the zone of another state or country;
 * then the result is undefined.
 */
export function findZone(state: StateCode, latitude: number, longitude: number): string | undefined {
  const zones = stateZones(state)
  if (zones.length === 1) return zones[0]
  const found = lookUpZone(latitude, longitude)
  return zones.includes(found) ? found : undefined
}
