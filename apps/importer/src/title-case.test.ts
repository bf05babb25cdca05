import { expect, test } from 'vitest'
import { facilityName, titleCase } from './title-case'

test.each([
  ['COOSA VALLEY HEALTHCARE CENTER', 'Coosa Valley Healthcare Center', 'plain words'],
  ['CENTER AT PARK WEST LLC', 'Center at Park West LLC', 'a small word and a company'],
  ['SUNNY ACRES II', 'Sunny Acres II', 'a number'],
  ["O'CONNOR HOUSE", "O'Connor House", 'an Irish name'],
  ["D'ANGELO MANOR", "D'Angelo Manor", 'a French one'],
  ['MCKINLEY HEALTH CARE CTR', 'McKinley Health Care Ctr', 'a Scottish one and an abbreviation'],
  ["ST. MARY'S HOME", "St. Mary's Home", 'a saint'],
  ["ST JOSEPH'S HOME AL & NC", "St. Joseph's Home AL & NC", 'a saint without a full stop'],
  ['ANGELS RN CARE', 'Angels RN Care', 'a profession'],
  ['J. W. PRUITT CARE HOME', 'J. W. Pruitt Care Home', 'initials'],
  ['A.B. CARE', 'A.B. Care', 'initials together'],
  ['BJC MANOR', 'BJC Manor', 'letters without a vowel'],
  ['PASADENA PALACE TCU', 'Pasadena Palace TCU', 'a kind of unit'],
  ['CASA DE LA LUZ', 'Casa de la Luz', 'Spanish articles'],
  ['LA JOLLA GUEST HOME', 'La Jolla Guest Home', 'an article that begins a name'],
  ['WINSTON-SALEM REHAB/NURSING', 'Winston-Salem Rehab/Nursing', 'a dash and a slash'],
  ['REPUBLIC NURSING & REHAB', 'Republic Nursing & Rehab', 'an ampersand'],
  ['2ND STREET HOME', '2nd Street Home', 'an ordinal'],
  ['HOME 4U', 'Home 4U', 'a digit with a letter'],
  ['SUNRISE  ON   THE HILL', 'Sunrise on the Hill', 'double blanks'],
  ['GLEN AT SCRIPPS RANCH, THE', 'The Glen at Scripps Ranch', 'a moved article'],
  ['PENINSULA REGENT (THE)', 'The Peninsula Regent', 'a moved article in brackets'],
  ['BRITISH HOME IN CALIFORNIA LTD, THE', 'The British Home in California Ltd', 'a moved article behind a company'],
  ['Grove At Pear Valley Memory Care The', 'The Grove At Pear Valley Memory Care', 'a moved article without a comma'],
  ['The Willows at Hamburg', 'The Willows at Hamburg', 'written well already'],
  ["Baka'S House", "Baka's House", 'a machine’s apostrophe'],
  ['Anna Maria Home Llc', 'Anna Maria Home LLC', 'a machine’s company'],
  ['McKnight Place', 'McKnight Place', 'capitals inside'],
  ['BETHESDA', 'Bethesda', 'a name that ends like an article'],
])('%s is written %s: %s', (text, name, _why) => {
  expect(facilityName(text)).toBe(name)
})

test.each([
  ['260 WEST WALNUT STREET', '260 West Walnut Street'],
  ['34400 MISSION BLVD.', '34400 Mission Blvd.'],
  ['1501 NE 2ND ST', '1501 NE 2nd St'],
  ['PO BOX 12', 'PO Box 12'],
  ['4216 CANDLEBERRY AVE.', '4216 Candleberry Ave.'],
])('the address %s is written %s', (text, address) => {
  expect(titleCase(text)).toBe(address)
})

test('a name that was written well once stays so', () => {
  for (const name of ['The Glen at Scripps Ranch', "St. Mary's Home", 'McKinley House II']) {
    expect(facilityName(facilityName(name.toUpperCase()))).toBe(facilityName(name.toUpperCase()))
    expect(facilityName(name)).toBe(name)
  }
})
