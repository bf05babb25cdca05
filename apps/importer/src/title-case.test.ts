import { expect, test } from 'vitest'
import { formatFacilityName, toTitleCase } from './title-case'

test.each([
  ['COOSA VALLEY HEALTHCARE CENTER', 'Coosa Valley Healthcare Center', 'plain words'],
  ['CENTER AT PARK WEST LLC', 'Center at Park West LLC', 'a small word and a company'],
  ['SUNNY ACRES II', 'Sunny Acres II', 'a number'],
  ["O'CONNOR HOUSE", "O'Connor House", 'an Irish name'],
  ["D'ANGELO MANOR", "D'Angelo Manor", 'a French name'],
  ['MCKINLEY HEALTH CARE CTR', 'McKinley Health Care Ctr', 'a Scottish name and an abbreviation'],
  ["ST. MARY'S HOME", "St. Mary's Home", 'a saint'],
  ["ST JOSEPH'S HOME AL & NC", "St. Joseph's Home AL & NC", 'a saint without a period'],
  ['ANGELS RN CARE', 'Angels RN Care', 'a profession'],
  ['J. W. PRUITT CARE HOME', 'J. W. Pruitt Care Home', 'initials'],
  ['A.B. CARE', 'A.B. Care', 'initials together'],
  ['BJC MANOR', 'BJC Manor', 'letters without a vowel'],
  ['PASADENA PALACE TCU', 'Pasadena Palace TCU', 'a kind of unit'],
  ['CASA DE LA LUZ', 'Casa de la Luz', 'Spanish articles'],
  ['LA JOLLA GUEST HOME', 'La Jolla Guest Home', 'an article that begins a name'],
  ['WINSTON-SALEM REHAB/NURSING', 'Winston-Salem Rehab/Nursing', 'a hyphen and a slash'],
  ['REPUBLIC NURSING & REHAB', 'Republic Nursing & Rehab', 'an ampersand'],
  ['2ND STREET HOME', '2nd Street Home', 'an ordinal'],
  ['HOME 4U', 'Home 4U', 'a digit with a letter'],
  ['SUNRISE  ON   THE HILL', 'Sunrise on the Hill', 'double spaces'],
  ['GLEN AT SCRIPPS RANCH, THE', 'The Glen at Scripps Ranch', 'a moved article'],
  ['PENINSULA REGENT (THE)', 'The Peninsula Regent', 'a moved article in parentheses'],
  ['BRITISH HOME IN CALIFORNIA LTD, THE', 'The British Home in California Ltd', 'a moved article after a company'],
  ['Grove At Pear Valley Memory Care The', 'The Grove At Pear Valley Memory Care', 'a moved article without a comma'],
  ['The Willows at Hamburg', 'The Willows at Hamburg', 'correct already'],
  ["Baka'S House", "Baka's House", 'generated case after an apostrophe'],
  ['Anna Maria Home Llc', 'Anna Maria Home LLC', 'generated case of a company'],
  ['McKnight Place', 'McKnight Place', 'capitals inside'],
  ['BETHESDA', 'Bethesda', 'a single word'],
])('writes %s as %s: %s', (text, name, _what) => {
  expect(formatFacilityName(text)).toBe(name)
})

test.each([
  ['260 WEST WALNUT STREET', '260 West Walnut Street'],
  ['34400 MISSION BLVD.', '34400 Mission Blvd.'],
  ['1501 NE 2ND ST', '1501 NE 2nd St'],
  ['PO BOX 12', 'PO Box 12'],
  ['4216 CANDLEBERRY AVE.', '4216 Candleberry Ave.'],
])('writes the address %s as %s', (text, address) => {
  expect(toTitleCase(text)).toBe(address)
})

test('does not change a name twice', () => {
  for (const name of ['The Glen at Scripps Ranch', "St. Mary's Home", 'McKinley House II']) {
    expect(formatFacilityName(formatFacilityName(name.toUpperCase()))).toBe(formatFacilityName(name.toUpperCase()))
    expect(formatFacilityName(name)).toBe(name)
  }
})
